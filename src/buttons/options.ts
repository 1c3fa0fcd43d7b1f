/** The host's panel of a lobby: house, house rules, clock, look of the board; shown to the host alone. */
import { act, stepOf } from '#desk/act.ts';
import type { Answer } from '#desk/answer.ts';
import type { Deps } from '#desk/deps.ts';
import { sayIn } from '#i18n/say.ts';
import { houseRulesOf } from '#rules/house-rules.ts';
import { isPresetId, presets } from '#rules/presets.ts';
import { setRules, setSettings } from '#tables/hosting.ts';
import { takeColour } from '#tables/lobby.ts';
import { refused, type Step } from '#tables/step.ts';
import { CLOCKS, type Lobby } from '#tables/table.ts';
import { optionsPanel } from '#view/options.ts';
import { refusalText } from '#view/refusals.ts';
import type { Button, Press } from './button.ts';

export const optionsButtons = {
  kinds: ['options', 'set', 'colour'],
  async press(press, deps) {
    const say = sayIn(press.language);
    if (press.id.kind === 'colour') {
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
    }
    if (press.id.kind === 'set') return set(press, deps);
    const table = await deps.host.load(press.id.table);
    if (table === null) return { kind: 'notice', text: say('no.gone') };
    if (table.phase !== 'lobby') return { kind: 'notice', text: say('no.started') };
    return { kind: 'notice', ...optionsPanel(table, press.person.user, say) };
  },
} satisfies Button;

const SEATS = [0, 1, 2, 3, 4, 5] as const;

/** One setting of the panel; the answer is the panel as it is now, with what was wrong above it. */
async function set(press: Press, deps: Deps): Promise<Answer> {
  const say = sayIn(press.language);
  const outcome = await deps.host.change(
    press.id.table,
    press.interaction,
    stepOf({ lobby: (lobby, now) => settingStep(lobby, press, now) }),
  );
  if (outcome.kind === 'gone') return { kind: 'notice', text: say('no.gone') };
  const wrong = outcome.kind === 'refused' ? refusalText(outcome.refusal, outcome.table, say) : null;
  if (outcome.kind === 'done') deps.show(outcome.table);
  if (outcome.table.phase !== 'lobby') return { kind: 'notice', text: wrong ?? say('no.started') };
  const panel = optionsPanel(outcome.table, press.person.user, say);
  return { kind: 'notice', ...panel, text: wrong === null ? panel.text : `${wrong}\n${panel.text}` };
}

function settingStep(lobby: Lobby, press: Press, now: number): Step {
  const { user } = press.person;
  const value = press.values[0] ?? '';
  switch (press.id.choice) {
    case 'house':
      return isPresetId(value)
        ? setRules(lobby, user, value, presets[value], now)
        : refused({ code: 'not-a-choice' });
    case 'rules':
      return setHouseRules(lobby, user, press.values, now);
    case 'clock': {
      const clock = CLOCKS.find((one) => String(one ?? 'none') === value);
      return clock === undefined
        ? refused({ code: 'not-a-choice' })
        : setSettings(lobby, user, { clock }, now);
    }
    case 'look':
      return setSettings(
        lobby,
        user,
        {
          theme: press.values.includes('dark') ? 'dark' : 'light',
          forced: press.values.includes('press') ? 'press' : 'auto',
          joinable: press.values.includes('joinable'),
          level: press.values.includes('hard') ? 'hard' : press.values.includes('easy') ? 'easy' : 'medium',
        },
        now,
      );
    default:
      return refused({ code: 'not-a-choice' });
  }
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
