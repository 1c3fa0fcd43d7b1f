/** The host's panel of a lobby: house, house rules, clock, look of the board; shown to the host alone. */
import { act, stepOf } from '#desk/act.ts';
import { sayIn } from '#i18n/say.ts';
import { houseRulesOf } from '#rules/house-rules.ts';
import { isPresetId, presets } from '#rules/presets.ts';
import { setRules, setSettings } from '#tables/hosting.ts';
import { takeColour } from '#tables/lobby.ts';
import { refused, type Step } from '#tables/step.ts';
import { CLOCKS, type Lobby } from '#tables/table.ts';
import { optionsPanel } from '#view/options.ts';
import { refusalText } from '#view/refusals.ts';
import type { Button } from './button.ts';

const SEATS = [0, 1, 2, 3, 4, 5] as const;

/** What a menu of the panel does with what was picked from it. */
type SettingStep = (lobby: Lobby, user: string, values: readonly string[], now: number) => Step;

/** The panel's menus, by the choice in their custom ids. */
const SETTINGS: Readonly<Record<string, SettingStep>> = {
  house: setHouse,
  rules: setHouseRules,
  clock: setClock,
  look: setLook,
};

/** Opens the panel. */
export const optionsButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null) return { kind: 'notice', text: say('no.gone') };
    if (table.phase !== 'lobby') return { kind: 'notice', text: say('no.started') };
    return { kind: 'notice', ...optionsPanel(table, press.person.user, say) };
  },
} satisfies Button;

/** One setting of the panel; the answer is the panel as it is now, with what was wrong above it. */
export const settingSelect = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const { user } = press.person;
    const { choice } = press.id;
    const step = Object.hasOwn(SETTINGS, choice) ? SETTINGS[choice] : undefined;
    const outcome = await deps.host.change(
      press.id.table,
      press.interaction,
      stepOf({
        lobby: (lobby, now) => step?.(lobby, user, press.values, now) ?? refused({ code: 'not-a-choice' }),
      }),
    );
    if (outcome.kind === 'gone') return { kind: 'notice', text: say('no.gone') };
    const wrong = outcome.kind === 'refused' ? refusalText(outcome.refusal, outcome.table, say) : null;
    if (outcome.kind === 'done') deps.show(outcome.table);
    if (outcome.table.phase !== 'lobby') return { kind: 'notice', text: wrong ?? say('no.started') };
    const panel = optionsPanel(outcome.table, user, say);
    return { kind: 'notice', ...panel, text: wrong === null ? panel.text : `${wrong}\n${panel.text}` };
  },
} satisfies Button;

/** Takes a colour: for everybody who is seated. */
export const colourSelect = {
  press(press, deps) {
    const say = sayIn(press.language);
    const seat = SEATS.find((one) => String(one) === press.values[0]);
    return act(
      press,
      deps,
      press.id.table,
      {
        lobby: (lobby, now) =>
          seat === undefined
            ? refused({ code: 'colour-not-here' })
            : takeColour(lobby, press.person.user, seat, now),
      },
      () => (seat === undefined ? say('no.option') : say('done.colour', { colour: say(`colour.${seat}`) })),
    );
  },
} satisfies Button;

function setHouse(lobby: Lobby, user: string, [value = '']: readonly string[], now: number): Step {
  return isPresetId(value)
    ? setRules(lobby, user, value, presets[value], now)
    : refused({ code: 'not-a-choice' });
}

/** Switches the house rules that differ from what is wanted, one after the other, from the table's house on. */
function setHouseRules(lobby: Lobby, user: string, wanted: readonly string[], now: number): Step {
  const houseRules = houseRulesOf(lobby.rules);
  if (houseRules.length === 0) return refused({ code: 'not-a-choice' });
  let { rules } = lobby;
  for (const rule of houseRules) {
    const on = wanted.includes(rule.id);
    if (rule.isOn(rules) !== on) rules = rule.set(rules, on);
  }
  return setRules(lobby, user, lobby.house, rules, now);
}

function setClock(lobby: Lobby, user: string, [value = '']: readonly string[], now: number): Step {
  const clock = CLOCKS.find((one) => String(one ?? 'none') === value);
  return clock === undefined ? refused({ code: 'not-a-choice' }) : setSettings(lobby, user, { clock }, now);
}

function setLook(lobby: Lobby, user: string, values: readonly string[], now: number): Step {
  return setSettings(
    lobby,
    user,
    {
      theme: values.includes('dark') ? 'dark' : 'light',
      forced: values.includes('press') ? 'press' : 'auto',
      joinable: values.includes('joinable'),
      level: values.includes('hard') ? 'hard' : values.includes('easy') ? 'easy' : 'medium',
    },
    now,
  );
}
