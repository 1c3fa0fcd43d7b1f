/** The panel of a lobby as menus: the rules and the clock on one page, everything else on the next. */
import type { Say } from '#i18n/say.ts';
import { houseRulesOf } from '#rules/house-rules.ts';
import { presetIds } from '#rules/presets.ts';
import { memberOf, seatPlan, seatsToPlay } from '#tables/lobby.ts';
import { CLOCKS, LEVELS, type Lobby } from '#tables/table.ts';
import { customId } from './custom-id.ts';
import { seatMark } from './names.ts';
import { differencesInWords } from './rules.ts';
import { type Row, rows, selectRow } from './view.ts';
import { clockName, houseName } from './words.ts';

interface Panel {
  readonly text: string;
  readonly components: readonly Row[];
}

export type Page = 'rules' | 'more';

/** What is shown to `user`: for the host one of two pages, for others the colours. */
export function optionsPanel(table: Lobby, user: string, say: Say, page: Page): Panel {
  const colours = colourRows(table, user, say);
  if (user !== table.host) {
    return { text: say(colours.length > 0 ? 'options.colour' : 'options.join'), components: colours };
  }
  return {
    text: say('options.title'),
    components: page === 'rules' ? firstPage(table, say) : secondPage(table, colours, say),
  };
}

function firstPage(table: Lobby, say: Say): readonly Row[] {
  const { id, house, rules } = table;
  return [
    houseRow(table, say),
    rulesRow(table, say),
    clockRow(table, say),
    ...rows([
      {
        kind: 'set',
        table: id,
        choice: 'reset',
        label: say('options.reset', { house: houseName(house, say) }),
        disabled: differencesInWords(house, rules, say).length === 0,
      },
      { kind: 'options', table: id, choice: 'more', label: say('options.more') },
    ]),
  ];
}

function secondPage(table: Lobby, colours: readonly Row[], say: Say): readonly Row[] {
  return [
    lookRow(table, say),
    levelRow(table, say),
    ...colours,
    ...rows([{ kind: 'options', table: table.id, choice: 'rules', label: say('options.back') }]),
  ];
}

function houseRow(table: Lobby, say: Say): Row {
  return selectRow({
    custom_id: customId('set', table.id, 0, 'house'),
    placeholder: say('options.house'),
    options: presetIds.map((id) => ({
      label: houseName(id, say),
      value: id,
      description: say(`house.${id}.about`),
      default: id === table.house,
    })),
  });
}

function rulesRow({ id, rules }: Lobby, say: Say): Row {
  const houseRules = houseRulesOf(rules);
  return selectRow({
    custom_id: customId('set', id, 0, 'rules'),
    placeholder: say('options.rules'),
    min_values: 0,
    max_values: houseRules.length,
    options: houseRules.map((rule) => ({
      label: say(`rule.${rule.id}`),
      value: rule.id,
      default: rule.isOn(rules),
    })),
  });
}

function clockRow(table: Lobby, say: Say): Row {
  return selectRow({
    custom_id: customId('set', table.id, 0, 'clock'),
    placeholder: say('options.clock'),
    options: CLOCKS.map((clock) => ({
      label: say('options.clock.is', { clock: clockName(clock, say) }),
      value: String(clock ?? 'none'),
      default: clock === table.settings.clock,
    })),
  });
}

function lookRow({ id, settings }: Lobby, say: Say): Row {
  const { theme, forced, joinable } = settings;
  return selectRow({
    custom_id: customId('set', id, 0, 'look'),
    placeholder: say('options.look'),
    min_values: 0,
    max_values: 3,
    options: [
      { label: say('options.dark'), value: 'dark', default: theme === 'dark' },
      { label: say('options.press'), value: 'press', default: forced === 'press' },
      { label: say('options.joinable'), value: 'joinable', default: joinable },
    ],
  });
}

function levelRow({ id, settings }: Lobby, say: Say): Row {
  return selectRow({
    custom_id: customId('set', id, 0, 'level'),
    placeholder: say('options.level'),
    options: LEVELS.map((level) => ({
      label: say('options.level.is', { level: say(`level.${level}`) }),
      value: level,
      default: level === settings.level,
    })),
  });
}

/** The colours that would be played with those who are seated now; none for somebody who is not. */
function colourRows(table: Lobby, user: string, say: Say): readonly Row[] {
  const mine = memberOf(table, user);
  if (mine === undefined) return [];
  const asked = table.members.filter((member) => member !== mine).map(({ wants }) => wants);
  const now = seatPlan(table).find(({ member }) => member === mine)?.seat;
  return [
    selectRow({
      custom_id: customId('colour', table.id),
      placeholder: say('options.colour'),
      options: seatsToPlay(table)
        .filter((seat) => !asked.includes(seat))
        .map((seat) => ({
          label: `${seatMark(seat)} ${say(`colour.${seat}`)}`,
          value: String(seat),
          default: seat === now,
        })),
    }),
  ];
}
