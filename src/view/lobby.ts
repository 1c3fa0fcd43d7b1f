/** The lobby's message: who sits where, what is played, and how to sit down. */
import { type Say, sayIn } from '#i18n/say.ts';
import { capacity, seatPlan } from '#tables/lobby.ts';
import type { Closed, Lobby } from '#tables/table.ts';
import { clipped } from './clipped.ts';
import { mention, namesOf, seatMark, sitterName } from './names.ts';
import { differencesInWords } from './rules.ts';
import { type BoardView, LIMITS, rows } from './view.ts';
import { clockName, houseName } from './words.ts';

/** Of house rules and of invited people, so that what is to be done is seen below them. */
const LONGEST_LIST = 320;

/** The message of a table before its game, in the table's language. */
export function lobbyView(table: Lobby | Closed): BoardView {
  const say = sayIn(table.settings.locale);
  return {
    content: clipped(
      (table.phase === 'lobby' ? openLines(table, say) : [title(table, say), closedLine(table, say)]).join(
        '\n',
      ),
      LIMITS.content,
    ),
    components: table.phase === 'lobby' ? buttons(table, say) : [],
    mentions: table.phase === 'lobby' ? table.invited.map(({ user }) => user) : [],
    alt: clipped(
      say('lobby.alt', {
        house: houseName(table.house, say),
        names: namesOf(
          table.members.map(({ sitter }) => sitterName(sitter, say)),
          say,
        ),
      }),
      LIMITS.alt,
    ),
    fileName: `lobby-${table.version}.png`,
  };
}

function openLines(table: Lobby, say: Say): string[] {
  const host = mention(table.host);
  const differs = differencesInWords(table.house, table.rules, say);
  return [
    title(table, say),
    ...seatPlan(table).map(({ seat, member }) =>
      say('lobby.seat', {
        mark: seatMark(seat),
        colour: say(`colour.${seat}`),
        name: sitterName(member.sitter, say),
      }),
    ),
    say('lobby.seats', {
      taken: table.members.length,
      max: capacity(table.rules),
      clock: clockName(table.settings.clock, say),
    }),
    ...(differs.length > 0
      ? [clipped(say('lobby.differs', { rules: differs.join(' · ') }), LONGEST_LIST)]
      : []),
    ...(table.invited.length > 0
      ? [
          clipped(
            say('lobby.invited', {
              names: namesOf(
                table.invited.map(({ user }) => mention(user)),
                say,
              ),
            }),
            LONGEST_LIST,
          ),
        ]
      : []),
    say(waitingKey(table), { host }),
    `-# ${say('lobby.dice', { commit: table.dice.commit })}`,
  ];
}

function waitingKey({ members, rules }: Lobby) {
  if (members.length >= capacity(rules)) return 'lobby.waiting.full';
  return members.length >= rules.minPlayers ? 'lobby.waiting.ready' : 'lobby.waiting';
}

function title(table: Lobby | Closed, say: Say): string {
  return say('lobby.title', { house: houseName(table.house, say), host: mention(table.host) });
}

function closedLine(table: Closed, say: Say): string {
  return say(table.reason === 'quiet' ? 'lobby.closed.quiet' : 'lobby.closed.stopped');
}

function buttons(table: Lobby, say: Say) {
  const { id } = table;
  const full = table.members.length >= capacity(table.rules);
  const computers = table.members.some(({ sitter }) => sitter.kind === 'computer');
  return rows([
    { kind: 'join', table: id, label: say('button.join'), look: 'success', disabled: full && !computers },
    { kind: 'leave', table: id, label: say('button.leave') },
    {
      kind: 'start',
      table: id,
      label: say('button.start'),
      look: 'primary',
      disabled: table.members.length < table.rules.minPlayers,
    },
    { kind: 'add', table: id, label: say('button.add'), disabled: full },
    ...(computers ? [{ kind: 'remove', table: id, label: say('button.remove') } as const] : []),
    ...(table.invited.length > 0
      ? ([
          { kind: 'accept', table: id, label: say('button.accept'), look: 'success' },
          { kind: 'decline', table: id, label: say('button.decline') },
        ] as const)
      : []),
    { kind: 'rules', table: id, label: say('button.rules') },
    { kind: 'options', table: id, label: say('button.options') },
  ]);
}
