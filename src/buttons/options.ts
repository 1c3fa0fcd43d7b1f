/** The panel of a lobby: house, house rules, clock, look of the board, colours; shown to one person alone. */
import { changed, stepOf } from '#desk/act.ts';
import type { Answer } from '#desk/answer.ts';
import type { Deps } from '#desk/deps.ts';
import { type Say, sayIn } from '#i18n/say.ts';
import { houseRulesOf } from '#rules/house-rules.ts';
import { isPresetId } from '#rules/presets.ts';
import { setHouse, setHouseRules, setSettings } from '#tables/hosting.ts';
import { takeColour } from '#tables/lobby.ts';
import { refused, type Step } from '#tables/step.ts';
import { CLOCKS, LEVELS, type Lobby } from '#tables/table.ts';
import { optionsPanel, type Page } from '#view/options.ts';
import { refusalText } from '#view/refusals.ts';
import type { Button, Press } from './button.ts';

const SEATS = [0, 1, 2, 3, 4, 5] as const;

interface Setting {
  readonly page: Page;
  /** What is done with what was picked. */
  readonly step: (lobby: Lobby, user: string, values: readonly string[], now: number) => Step;
  /** What the one who picked is told beside the panel. */
  readonly told?: (lobby: Lobby, values: readonly string[], say: Say) => readonly string[];
}

/** The panel's menus and its button back to the house, by the choice in their custom ids. */
const SETTINGS: Readonly<Record<string, Setting>> = {
  house: {
    page: 'rules',
    step: (lobby, user, [value = ''], now) =>
      isPresetId(value) ? setHouse(lobby, user, value, now) : notAChoice,
  },
  rules: { page: 'rules', step: setHouseRules, told: otherwise },
  reset: { page: 'rules', step: (lobby, user, _, now) => setHouse(lobby, user, lobby.house, now) },
  clock: {
    page: 'rules',
    step: (lobby, user, [value = ''], now) => {
      const clock = CLOCKS.find((one) => String(one ?? 'none') === value);
      return clock === undefined ? notAChoice : setSettings(lobby, user, { clock }, now);
    },
  },
  look: {
    page: 'more',
    step: (lobby, user, values, now) =>
      setSettings(
        lobby,
        user,
        {
          theme: values.includes('dark') ? 'dark' : 'light',
          forced: values.includes('press') ? 'press' : 'auto',
          joinable: values.includes('joinable'),
        },
        now,
      ),
  },
  level: {
    page: 'more',
    step: (lobby, user, [value = ''], now) => {
      const level = LEVELS.find((one) => one === value);
      return level === undefined ? notAChoice : setSettings(lobby, user, { level }, now);
    },
  },
};

const notAChoice = refused({ code: 'not-a-choice' });

/** Opens the panel, or turns to its other page. */
export const optionsButton = {
  async press(press, deps) {
    const say = sayIn(press.language);
    const table = await deps.host.load(press.id.table);
    if (table === null) return { kind: 'notice', text: say('no.gone') };
    if (table.phase !== 'lobby') return { kind: 'notice', text: say('no.started') };
    const page = press.id.choice === 'more' ? 'more' : 'rules';
    return { kind: 'notice', ...optionsPanel(table, press.person.user, say, page) };
  },
} satisfies Button;

/** One setting of the panel. */
export const settingSelect = {
  press(press, deps) {
    const { choice } = press.id;
    const setting = Object.hasOwn(SETTINGS, choice) ? SETTINGS[choice] : undefined;
    return settled(press, deps, setting ?? { page: 'rules', step: () => notAChoice });
  },
} satisfies Button;

/** Takes a colour: for everybody who is seated. */
export const colourSelect = {
  press(press, deps) {
    const seat = SEATS.find((one) => String(one) === press.values[0]);
    return settled(press, deps, {
      page: 'more',
      step: (lobby, user, _, now) =>
        seat === undefined ? refused({ code: 'colour-not-here' }) : takeColour(lobby, user, seat, now),
      told: (_, __, say) =>
        seat === undefined ? [] : [say('done.colour', { colour: say(`colour.${seat}`) })],
    });
  },
} satisfies Button;

/** Does it; the answer is the panel as it is now, below what is to be said. */
async function settled(press: Press, deps: Deps, { page, step, told }: Setting): Promise<Answer> {
  const say = sayIn(press.language);
  const { user } = press.person;
  const { outcome } = await changed(
    press,
    deps,
    press.id.table,
    stepOf({ lobby: (lobby, now) => step(lobby, user, press.values, now) }),
  );
  if (outcome.kind === 'gone') return { kind: 'notice', text: say('no.gone') };
  const { table } = outcome;
  const wrong = outcome.kind === 'refused' ? [refusalText(outcome.refusal, table, say)] : [];
  if (outcome.kind === 'done') deps.show(table);
  if (table.phase !== 'lobby') return { kind: 'notice', text: wrong[0] ?? say('no.started') };
  const said = outcome.kind === 'refused' ? wrong : (told?.(table, press.values, say) ?? []);
  const panel = optionsPanel(table, user, say, page);
  return { kind: 'notice', ...panel, text: [...said, panel.text].join('\n') };
}

/** The house rules that came out otherwise than they were picked: two of those that are wanted cannot both be. */
function otherwise({ rules }: Lobby, wanted: readonly string[], say: Say): readonly string[] {
  return houseRulesOf(rules)
    .filter(({ id, isOn }) => isOn(rules) !== wanted.includes(id))
    .map(({ id, isOn }) => say(isOn(rules) ? 'options.on' : 'options.off', { rule: say(`rule.${id}`) }));
}
