/** Every published house by its name, whatever its game. */
import { type GameId, type Games, gameIds } from './games.ts';
import { ludoPresets } from './ludo/presets.ts';
import { snakesPresets } from './snakes/presets.ts';

const byGame = { ludo: ludoPresets, snakes: snakesPresets } satisfies {
  readonly [Id in GameId]: Readonly<Record<string, Games[Id]['rules']>>;
};

type ByGame = typeof byGame;

export type PresetId = { readonly [Id in GameId]: keyof ByGame[Id] }[GameId];

type RulesOf<Preset extends PresetId> = {
  readonly [Id in GameId]: Preset extends keyof ByGame[Id] ? ByGame[Id][Preset] : never;
}[GameId];

/** The whole ruleset of each preset, in the order in which they are offered. */
export const presets: { readonly [Preset in PresetId]: RulesOf<Preset> } = Object.assign(
  {},
  ...gameIds.map((id) => byGame[id]),
);

export const presetIds: readonly PresetId[] = Object.keys(presets).filter(isPresetId);

/** Whether a text names a preset. */
export function isPresetId(id: string): id is PresetId {
  return Object.hasOwn(presets, id);
}

/** The presets of one game. */
export function presetsOf(game: GameId): readonly PresetId[] {
  return presetIds.filter((id) => presets[id].game === game);
}
