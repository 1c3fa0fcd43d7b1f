/** `/table`: everything that can be done to the table of a channel without its buttons. */
import {
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import { act, tableHere } from '#desk/act.ts';
import type { Answer } from '#desk/answer.ts';
import type { Deps } from '#desk/deps.ts';
import { type Say, sayIn } from '#i18n/say.ts';
import { houseNameOf, LONGEST_NAME, MOST_HOUSES } from '#people/guild-book.ts';
import { skip } from '#tables/clock.ts';
import { addComputer, handLobby } from '#tables/hosting.ts';
import { closed, standUp } from '#tables/lobby.ts';
import { recordFile } from '#tables/record-file.ts';
import { comeBack, handHost, kick, leave, pause, resume, stopGame } from '#tables/seats.ts';
import { changed, refused } from '#tables/step.ts';
import type { Level, Table } from '#tables/table.ts';
import { mention, namesOf, plainName } from '#view/names.ts';
import { rulesText } from '#view/rules.ts';
import type { Call, Command } from './command.ts';
import { publishedHouse } from './ludo.ts';
import { missingText } from './open.ts';

interface Subcommand {
  readonly data: Omit<APIApplicationCommandSubcommandOption, 'type'>;
  readonly run: (call: Call, deps: Deps, table: Table, say: Say) => Promise<Answer> | Answer;
}

const person = (description: string) =>
  ({ type: ApplicationCommandOptionType.User, name: 'player', description, required: true }) as const;

const subcommands: readonly Subcommand[] = [
  {
    data: { name: 'board', description: 'Show the board again, here and now' },
    async run(call, deps, table, say) {
      if (call.missing.length > 0) return { kind: 'notice', text: missingText(call, call.missing) };
      return { kind: 'notice', text: say('done.board', { link: await deps.repost(table) }) };
    },
  },
  {
    data: { name: 'rules', description: 'The rules of this table' },
    run: (_call, _deps, table, say) => ({ kind: 'notice', text: rulesText(table, say) }),
  },
  {
    data: { name: 'leave', description: 'Leave the table; a computer plays on for you' },
    run: (call, deps, table, say) =>
      act(
        call,
        deps,
        table.id,
        {
          lobby: (lobby, now) => standUp(lobby, call.person.user, now),
          playing: (game, now) => leave(game, call.person.user, now),
        },
        () => say('done.left'),
      ),
  },
  {
    data: {
      name: 'computer',
      description: 'Seat a computer (host)',
      options: [
        {
          type: ApplicationCommandOptionType.String,
          name: 'level',
          description: 'How well it plays',
          choices: (['easy', 'medium', 'hard'] as const).map((level) => ({ name: level, value: level })),
        },
      ],
    },
    run: (call, deps, table, say) =>
      act(
        call,
        deps,
        table.id,
        { lobby: (lobby, now) => addComputer(lobby, call.person.user, levelOption(call), now) },
        () => say('done.computer.added'),
      ),
  },
  {
    data: { name: 'back', description: 'Take your seat back from the computer' },
    run: (call, deps, table, say) =>
      act(call, deps, table.id, { playing: (game, now) => comeBack(game, call.person.user, now) }, () =>
        say('done.back'),
      ),
  },
  {
    data: {
      name: 'kick',
      description: 'Let the computer play a seat (host)',
      options: [person('Whose seat')],
    },
    run: (call, deps, table, say) =>
      act(
        call,
        deps,
        table.id,
        {
          lobby: (lobby, now) =>
            call.person.user === lobby.host
              ? standUp(lobby, playerOption(call), now)
              : refused({ code: 'not-host', host: lobby.host }),
          playing: (game, now) => kick(game, call.person.user, playerOption(call), now),
        },
        () => say('done.kicked', { player: mention(playerOption(call)) }),
      ),
  },
  {
    data: { name: 'skip', description: 'Go on when the player on turn is not there (host)' },
    run: (call, deps, table, say) =>
      act(call, deps, table.id, { playing: (game, now) => skip(game, call.person.user, now) }, () =>
        say('done.skipped'),
      ),
  },
  {
    data: { name: 'stop', description: 'End the table (host, or who manages the channel)' },
    run: (call, deps, table, say) =>
      act(
        call,
        deps,
        table.id,
        {
          lobby: (lobby) =>
            call.person.user === lobby.host || call.managesChannel
              ? changed(closed(lobby, 'stopped'))
              : refused({ code: 'not-host', host: lobby.host }),
          playing: (game, now) => stopGame(game, call.person.user, call.managesChannel, now),
        },
        () => say('done.stopped'),
      ),
  },
  {
    data: {
      name: 'host',
      description: 'Make somebody else the host (host)',
      options: [person('The new host')],
    },
    run: (call, deps, table, say) =>
      act(
        call,
        deps,
        table.id,
        {
          lobby: (lobby, now) => handLobby(lobby, call.person.user, playerOption(call), now),
          playing: (game) => handHost(game, call.person.user, playerOption(call)),
        },
        () => say('done.host', { player: mention(playerOption(call)) }),
      ),
  },
  {
    data: { name: 'pause', description: 'Ask for a pause; the host can pause for ten minutes' },
    run: (call, deps, table, say) =>
      act(call, deps, table.id, { playing: (game, now) => pause(game, call.person.user, now) }, (after) =>
        say(
          after.phase === 'playing' && after.pause?.state === 'paused' ? 'done.paused' : 'done.pause.asked',
        ),
      ),
  },
  {
    data: { name: 'resume', description: 'End a pause' },
    run: (call, deps, table, say) =>
      act(call, deps, table.id, { playing: (game, now) => resume(game, call.person.user, now) }, (after) =>
        say(after.phase === 'playing' && after.pause === null ? 'done.resumed' : 'done.resume.asked'),
      ),
  },
  {
    data: {
      name: 'save',
      description: 'Save the rules of this table under a name, for /ludo house:',
      options: [
        {
          type: ApplicationCommandOptionType.String,
          name: 'name',
          description: 'The name of your house',
          required: true,
          max_length: LONGEST_NAME,
        },
      ],
    },
    async run(call, deps, { house, rules }, say) {
      const name = houseNameOf(String(call.options.name ?? ''));
      if (name === null) return { kind: 'notice', text: say('no.house.name') };
      if (publishedHouse(name) !== null) {
        return { kind: 'notice', text: say('no.house.taken', { name: plainName(name) }) };
      }
      const saved = await deps.guilds.saveHouse(call.guild, { name, house, rules });
      if (saved === 'saved')
        return { kind: 'notice', text: say('done.house.saved', { name: plainName(name) }) };
      const { houses } = await deps.guilds.load(call.guild);
      const names = namesOf(
        houses.map((one) => plainName(one.name)),
        say,
      );
      return { kind: 'notice', text: say('no.houses.full', { most: MOST_HOUSES, names }) };
    },
  },
  {
    data: { name: 'record', description: 'The record of the game, which anyone can check' },
    async run(_call, deps, table, say) {
      if (table.phase !== 'playing' && table.phase !== 'over')
        return { kind: 'notice', text: say('no.not-started') };
      const file = recordFile(table, await deps.host.lines(table.id));
      return { kind: 'notice', text: say('done.record'), file };
    },
  },
];

export const table = {
  data: {
    name: 'table',
    description: 'The table of this channel',
    options: subcommands.map(({ data }) => ({ ...data, type: ApplicationCommandOptionType.Subcommand })),
  },
  async execute(call, deps) {
    const found = await tableHere(call, deps);
    if ('kind' in found) return found;
    const subcommand = subcommands.find(({ data }) => data.name === call.subcommand);
    const say = sayIn(call.language);
    if (subcommand === undefined) return { kind: 'notice', text: say('no.option') };
    return subcommand.run(call, deps, found, say);
  },
} satisfies Command;

function playerOption(call: Call): string {
  return String(call.options.player ?? '');
}

function levelOption(call: Call): Level {
  const level = call.options.level;
  return level === 'easy' || level === 'hard' ? level : 'medium';
}
