/** The sentences whose keys the code puts together, each family from the list of ends that the code itself has. */
import type { Item } from '#buttons/menu.ts';
import { LEVELS } from '#computer/level.ts';
import type { Permission } from '#desk/permissions.ts';
import type { Key } from '#i18n/sentences.ts';
import type { EndEvent, SeatEvent } from '#rules/events.ts';
import { houseRulesOf } from '#rules/house-rules.ts';
import { ludoSchema } from '#rules/ludo/ruleset.ts';
import { presetIds, presets } from '#rules/presets.ts';
import { seatsFor } from '#rules/seats.ts';
import { snakesSchema } from '#rules/snakes/ruleset.ts';

const MOST_PLAYERS = 6;
const { bonus, threeSixes, safe, stack, playOn } = ludoSchema.shape;
const houseRuleIds = presetIds.flatMap((preset) => houseRulesOf(presets[preset])).map(({ id }) => id);
const playOns = [...playOn.options, ...snakesSchema.shape.playOn.options];
const ends = listed<Exclude<EndEvent['reason'], 'finished'>>({ stopped: true, abandoned: true });
const losses = listed<Exclude<SeatEvent['reason'], 'back'>>({
  timeouts: true,
  absent: true,
  left: true,
  host: true,
});
const items = listed<Item>({
  board: true,
  rules: true,
  rest: true,
  pause: true,
  leave: true,
  take: true,
  stop: true,
});
const permissions = listed<Permission>({
  ViewChannel: true,
  SendMessages: true,
  SendMessagesInThreads: true,
  AttachFiles: true,
  CreatePublicThreads: true,
});

/** By what their keys begin with. An end without its sentence fails the type check, here as where the key is made. */
export const families: Readonly<Record<string, readonly Key[]>> = {
  colour: seatsFor(MOST_PLAYERS).map((seat): Key => `colour.${seat}`),
  level: LEVELS.map((level): Key => `level.${level}`),
  house: presetIds.flatMap((id): Key[] => [`house.${id}`, `house.${id}.about`]),
  rule: houseRuleIds.map((id): Key => `rule.${id}`),
  'rules.six': bonus.shape.six.options.map((six): Key => `rules.six.${six}`),
  'rules.three': threeSixes.options.map((three): Key => `rules.three.${three}`),
  'rules.safe': safe.options.map((squares): Key => `rules.safe.${squares}`),
  'rules.stack': stack.options.map((two): Key => `rules.stack.${two}`),
  'rules.play': playOns.map((until): Key => `rules.play.${until}`),
  'event.seat': losses.map((reason): Key => `event.seat.${reason}`),
  'event.end': ends.map((reason): Key => `event.end.${reason}`),
  list: (['and', 'or'] as const).map((last): Key => `list.${last}`),
  steps: ([2, 3, 4, 5] as const).map((n): Key => `steps.${n}`),
  'turn.no-more': (['no-entry', 'never'] as const).map((six): Key => `turn.no-more.${six}`),
  menu: items.map((item): Key => `menu.${item}`),
  permission: permissions.map((name): Key => `permission.${name}`),
};

/** The members of a union that the code has no list of: the type check wants every one, and no other. */
function listed<Part extends string>(parts: Readonly<Record<Part, true>>): readonly Part[] {
  // Object.keys forgets what the record's type says of its keys.
  return Object.keys(parts) as Part[];
}
