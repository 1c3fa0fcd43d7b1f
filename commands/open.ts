/** Opens a table in a channel: what `/ludo` and `/snakes` share. */
import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Answer } from '#desk/answer.ts';
import type { Deps } from '#desk/deps.ts';
import type { Permission } from '#desk/permissions.ts';
import { sayIn } from '#i18n/say.ts';
import type { Rules } from '#rules/games.ts';
import type { PresetId } from '#rules/presets.ts';
import { CLOCKS, type Clock, type Person } from '#tables/table.ts';
import { clipped } from '#view/clipped.ts';
import { mention, namesOf, plainName, shownName } from '#view/names.ts';
import { LIMITS } from '#view/view.ts';
import { clockName, houseName } from '#view/words.ts';
import type { Call } from './command.ts';
import { described, named } from './texts.ts';

/** Within this time the board of a new table arrives. */
const ARRIVING_MS = 15_000;

const DEFAULT_CLOCK: Clock = 30;

/** The options every kind of table has. */
export const tableOptions: APIApplicationCommandBasicOption[] = [
  {
    type: ApplicationCommandOptionType.String,
    name: 'players',
    ...described('command.open.option.players'),
    max_length: 400,
  },
  {
    type: ApplicationCommandOptionType.Boolean,
    name: 'thread',
    ...described('command.open.option.thread'),
  },
  {
    type: ApplicationCommandOptionType.String,
    name: 'clock',
    ...described('command.open.option.clock'),
    choices: CLOCKS.map((clock) => ({ ...named((say) => clockName(clock, say)), value: clockValue(clock) })),
  },
];

/** Opens a lobby, or answers with what is in the way. */
export async function openTable(call: Call, deps: Deps, house: PresetId, rules: Rules): Promise<Answer> {
  const say = sayIn(call.language);
  if (call.missing.length > 0) return { kind: 'notice', text: missingText(call, call.missing) };
  const invited = await invitedPeople(call, deps);
  if ('text' in invited) return { kind: 'notice', text: invited.text };
  const own = call.options.thread === true && !call.inThread;
  if (own && !call.mayThread) return { kind: 'notice', text: missingText(call, ['CreatePublicThreads']) };
  if (own && !call.ownThreads) return { kind: 'notice', text: say('no.thread.yours') };
  const name = clipped(
    `${sayIn(call.guildLanguage)(`house.${house}`)} · ${shownName(call.person)}`,
    LIMITS.option,
  );
  const channel = own ? await deps.openThread(call.channel, name) : call.channel;
  if (channel === null) return { kind: 'notice', text: say('no.thread.here') };
  const opened = await deps.host.open({
    guild: call.guild,
    channel,
    thread: own ? 'own' : call.inThread ? 'other' : 'none',
    host: call.person,
    house,
    rules,
    settings: {
      clock: clockOption(call),
      theme: (await deps.guilds.load(call.guild)).theme,
      locale: call.guildLanguage,
      forced: 'auto',
      joinable: false,
      level: 'medium',
    },
    invited: invited.people,
  });
  if (opened.kind === 'opened' && own) {
    const link = await deps.repost(opened.table);
    const everybody = sayIn(call.guildLanguage);
    const host = mention(call.person.user);
    return {
      kind: 'message',
      text: everybody('thread.open', { host, house: houseName(house, everybody), link }),
    };
  }
  if (opened.kind === 'opened') return { kind: 'new-board', table: opened.table };
  const { table } = opened;
  if (deps.linkTo(table) !== null)
    return { kind: 'notice', text: say('no.table-here', { link: await deps.bring(table) }) };
  // Somebody else has just opened it, and its board is on its way; one that never arrived is posted now.
  return deps.host.now() - table.actedAt < ARRIVING_MS
    ? { kind: 'notice', text: say('no.table-here', { link: `<#${table.channel}>` }) }
    : { kind: 'new-board', table };
}

/** Which permissions are missing, in words. */
export function missingText(call: Call, missing: readonly Permission[]): string {
  const say = sayIn(call.language);
  const names = missing.map((name) => say(`permission.${name}`));
  return say('no.permissions', { permissions: namesOf(names, say) });
}

async function invitedPeople(
  call: Call,
  deps: Deps,
): Promise<{ people: readonly Person[] } | { text: string }> {
  const say = sayIn(call.language);
  const ids = new Set(
    [...String(call.options.players ?? '').matchAll(/<@!?(\d{17,20})>/g)].map((match) => match[1] ?? ''),
  );
  if (typeof call.options.players === 'string' && ids.size === 0) return { text: say('no.players') };
  ids.delete(call.person.user);
  const people: Person[] = [];
  for (const id of ids) {
    const member = await deps.member(call.guild, id);
    if (member === null) return { text: say('no.players') };
    if (member.bot) return { text: say('no.bot.invited', { names: plainName(shownName(member.person)) }) };
    people.push(member.person);
  }
  return { people };
}

function clockOption(call: Call): Clock {
  const text = call.options.clock;
  const found = CLOCKS.find((clock) => clockValue(clock) === text);
  return found === undefined ? DEFAULT_CLOCK : found;
}

function clockValue(clock: Clock): string {
  return String(clock ?? 'none');
}
