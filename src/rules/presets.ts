/** What a host chooses from: the presets, and the house rules to switch over them. */
export { type HouseRule, type HouseRuleId, houseRules } from './house-rules.ts';
export { isPresetId, type LudoPresetId, type PresetId, presetRules, presets } from './preset-data.ts';
