/** The host's panel of a lobby as menus. */
import type { Say } from '#i18n/say.ts';
import { houseRulesOf } from '#rules/house-rules.ts';
import { presetIds } from '#rules/presets.ts';
import { seatsFor } from '#rules/seats.ts';
import { capacity } from '#tables/lobby.ts';
import { CLOCKS, type Lobby } from '#tables/table.ts';
import { customId } from './custom-id.ts';
import { seatMark } from './names.ts';
import { type Row, selectRow } from './view.ts';
import { clockName, houseName } from './words.ts';

/** What is shown to `user`: everything for the host, the colours for others. */
export function optionsPanel(
  table: Lobby,
  user: string,
  say: Say,
): { readonly text: string; readonly components: readonly Row[] } {
  const colours = colourRow(table, say);
  if (user !== table.host) return { text: say('options.colour'), components: [colours] };
  const components = [
    houseRow(table, say),
    ...rulesRow(table, say),
    clockRow(table, say),
    lookRow(table, say),
    colours,
  ];
  return { text: say('options.title'), components };
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

function rulesRow(table: Lobby, say: Say): readonly Row[] {
  const { rules } = table;
  const houseRules = houseRulesOf(rules);
  if (houseRules.length === 0) return [];
  return [
    selectRow({
      custom_id: customId('set', table.id, 0, 'rules'),
      placeholder: say('options.rules'),
      min_values: 0,
      max_values: houseRules.length,
      options: houseRules.map((rule) => ({
        label: say(`rule.${rule.id}`),
        value: rule.id,
        default: rule.isOn(rules),
      })),
    }),
  ];
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

function lookRow(table: Lobby, say: Say): Row {
  const { theme, forced, joinable, level } = table.settings;
  return selectRow({
    custom_id: customId('set', table.id, 0, 'look'),
    placeholder: say('options.look'),
    min_values: 0,
    max_values: 5,
    options: [
      { label: say('options.dark'), value: 'dark', default: theme === 'dark' },
      { label: say('options.press'), value: 'press', default: forced === 'press' },
      { label: say('options.joinable'), value: 'joinable', default: joinable },
      { label: say('options.easy'), value: 'easy', default: level === 'easy' },
      { label: say('options.hard'), value: 'hard', default: level === 'hard' },
    ],
  });
}

function colourRow(table: Lobby, say: Say): Row {
  return selectRow({
    custom_id: customId('colour', table.id),
    placeholder: say('options.colour'),
    options: seatsFor(capacity(table.rules)).map((seat) => ({
      label: `${seatMark(seat)} ${say(`colour.${seat}`)}`,
      value: String(seat),
    })),
  });
}
