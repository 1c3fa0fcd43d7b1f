/** `/table`: what every subcommand answers to everybody, in a lobby, in a game and where none is. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#commands/command.ts';
import { commands } from '#commands/index.ts';
import type { Lobby, Playing, Table } from '#tables/table.ts';
import { newLinkOf } from '../support/desk.ts';
import { lobby, person, seated, started } from '../support/tables.ts';
import { notice, openStage, type Stage } from './stage.ts';

const at = (name: string) => `<@${person(name).user}>`;
const player = (name: string) => ({ player: person(name).user });

/** Who asks: a manager of the channel is a stranger at the table. */
const everybody = ['host', 'seated', 'stranger', 'manager'] as const;
type Role = (typeof everybody)[number];
const names: Readonly<Record<Role, string>> = {
  host: 'Asha',
  seated: 'Bilal',
  stranger: 'Dev',
  manager: 'Esha',
};

/** What somebody is answered; `does` changes the table, and its board is brought up to date. */
interface Answered {
  readonly kind: 'does' | 'says';
  readonly text: string;
}
type Answers = Readonly<Record<Role, Answered>>;

const does = (text: string): Answered => ({ kind: 'does', text });
const says = (text: string): Answered => ({ kind: 'says', text });
const all = (one: Answered): Answers => ({ host: one, seated: one, stranger: one, manager: one });

const NOT_HOST = says(
  `That is for the host, ${at('Asha')}. When nothing happens here for 3 minutes, whoever sits here can do it.`,
);
const NOT_SEATED = says('You are not sitting at this table.');
const NOT_STARTED = says('The game has not started yet.');
const STARTED = says('The game has started already.');
const NO_TABLE = 'There is no table in this channel. `/ludo` or `/snakes` opens one.';
const SAVED = says('Saved as “\u2068Ours\u2069”. `/ludo house:` lists it from now on.');
const byHost = (one: Answered): Answers => ({ ...all(NOT_HOST), host: one, manager: one });
const bySeated = (host: Answered, others: Answered): Answers => ({
  ...all(NOT_SEATED),
  host,
  seated: others,
});
const STOPPED = does('The table is closed.');
const RULES = says(
  [
    '**LudoTalk classic**',
    '- 2 to 4 players.',
    '- A token enters with 6.',
    '- A six that is played rolls again.',
    '- A capture rolls again.',
    '- The third six in a row is not played and ends the turn.',
    '- Nothing is captured on start squares and stars.',
    '- Two together are captured together.',
    '- Home needs the exact number.',
    '- All four tokens home: you are done.',
    '- The others play on for places.',
    `-# Dice promise: \`${lobby('Asha').dice.commit}\``,
  ].join('\n'),
);

/** Every subcommand; `record` in a game answers with a file, and `board` with a link: `subcommands.test.ts` looks at both. */
const table: Readonly<Record<string, { options?: Call['options']; lobby: Answers; game: Answers }>> = {
  board: { lobby: all(says('Here is the board: LINK')), game: all(says('Here is the board: LINK')) },
  rules: { lobby: all(RULES), game: all(RULES) },
  leave: {
    lobby: bySeated(does('You left the table.'), does('You left the table.')),
    game: bySeated(does('You left the table.'), does('You left the table.')),
  },
  computer: { lobby: byHost(does('A computer sits down.')), game: all(STARTED) },
  back: {
    lobby: all(NOT_STARTED),
    game: bySeated(says('You are playing yourself already.'), says('You are playing yourself already.')),
  },
  kick: {
    options: player('Chitra'),
    lobby: byHost(does(`${at('Chitra')} does not sit at this table any more.`)),
    game: byHost(does(`The computer plays for ${at('Chitra')} now.`)),
  },
  skip: {
    lobby: all(NOT_STARTED),
    game: byHost(says('The clock is still running for that player. Wait until it has run out.')),
  },
  stop: {
    lobby: { ...byHost(STOPPED), manager: STOPPED },
    game: { ...byHost(STOPPED), manager: STOPPED },
  },
  host: {
    options: player('Chitra'),
    lobby: byHost(does(`${at('Chitra')} is the host now.`)),
    game: byHost(does(`${at('Chitra')} is the host now.`)),
  },
  pause: {
    lobby: all(NOT_STARTED),
    game: bySeated(
      does('The game is paused.'),
      does('You asked for a pause. It begins when everyone at the table agrees.'),
    ),
  },
  resume: {
    lobby: all(NOT_STARTED),
    game: bySeated(says('The game is not paused.'), says('The game is not paused.')),
  },
  save: { options: { name: 'Ours' }, lobby: all(SAVED), game: all(SAVED) },
  record: {
    lobby: all(NOT_STARTED),
    game: all(
      says('The record so far. `npm run verify -- chaupal-<id>.ludo.jsonl` checks every line of it.'),
    ),
  },
};

const inLobby: Lobby = seated(lobby('Asha'), ['Bilal', 'Chitra']);
const inGame: Playing = started(inLobby);

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

test('every subcommand is in the table below', () => {
  const options = commands.find(({ data }) => data.name === 'table')?.data.options ?? [];
  expect(options.map(({ name }) => name).toSorted()).toEqual(Object.keys(table).toSorted());
});

describe.each(Object.entries(table))('/table %s', (subcommand, { options = {}, ...phases }) => {
  const use = (role: Role) =>
    stage.use(names[role], `table ${subcommand}`, options, { managesChannel: role === 'manager' });

  describe.each(['lobby', 'game'] as const)('in a %s', (phase) => {
    test.each(everybody)('asked by the %s', async (role) => {
      const before = await stage.put<Table>(phase === 'lobby' ? inLobby : inGame);
      const { kind, text } = phases[phase][role];
      const answer = await use(role);
      expect(withoutFile(answer)).toEqual(
        notice(text.replace('LINK', newLinkOf(before.id)).replace('<id>', before.id)),
      );
      const after = await stage.table(before.id);
      expect(after.version).toBe(kind === 'does' ? 2 : 1);
      expect(stage.shown).toEqual(kind === 'does' ? [after] : []);
      if (kind === 'says') expect(after).toEqual(before);
    });
  });

  test.each(everybody)('after the end of the table, asked by the %s', async (role) => {
    const { id } = await stage.put(inGame);
    await stage.use('Asha', 'table stop');
    const over = await stage.table(id);
    const told =
      subcommand === 'record'
        ? `The record of the game. \`npm run verify -- chaupal-${id}.ludo.jsonl\` checks every roll and move of it.`
        : NO_TABLE;
    expect(withoutFile(await use(role))).toEqual(notice(told));
    expect(await stage.table(id)).toEqual(over);
    expect(over.phase).toBe('over');
  });

  test('where there is no table', async () => {
    expect(await use('host')).toEqual(notice(NO_TABLE));
  });
});

/** The sentence of an answer whose file is looked at elsewhere. */
function withoutFile(answer: Awaited<ReturnType<Stage['use']>>) {
  return answer.kind === 'notice' ? notice(answer.text) : answer;
}
