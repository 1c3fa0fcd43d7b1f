/** What the picture of a table asks of the painter: who sits there, with their faces, and where the game stands. */
import { type Say, sayIn } from '#i18n/say.ts';
import type { Avatar, BoardPicture, PictureRequest } from '#render/request.ts';
import type { Seat } from '#rules/game.ts';
import { choices, start, turn } from '#rules/games.ts';
import { capacity, seatPlan } from '#tables/lobby.ts';
import { holderAt } from '#tables/play.ts';
import type { Closed, GameTable, Lobby, SeatHolder, Sitter, Table } from '#tables/table.ts';
import { gameViewOf } from '#view/games/game-views.ts';
import { toldOf } from '#view/news.ts';
import { type PicturePerson, pictureOf, podiumOf } from '#view/picture.ts';

const WIDTH = 960;

/** Who sits at a seat, and who plays it where that is known. */
interface Seated {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly playedBy?: SeatHolder['playedBy'];
}

/** A person's picture by its address, or null when there is none to be had soon. */
export type AvatarOf = (url: string) => Promise<Avatar | null>;

/** The picture of a table as it stands; rejects only when `avatar` does. */
export async function pictureRequest(table: Table, avatar: AvatarOf): Promise<PictureRequest> {
  switch (table.phase) {
    case 'lobby':
    case 'closed':
      return lobbyRequest(table, avatar);
    case 'playing':
    case 'over':
      return gameRequest(table, avatar);
  }
}

/** Whoever sits at a table, as a picture shows them. */
export async function seatedPeople(
  { rules, settings }: Pick<Table, 'rules' | 'settings'>,
  seats: readonly Seated[],
  avatar: AvatarOf,
): Promise<readonly PicturePerson[]> {
  const say = sayIn(settings.locale);
  const teams = gameViewOf(rules.game).teams(rules);
  return Promise.all(
    seats.map(async (seated) => {
      const team = teams.find((one) => one.includes(seated.seat)) ?? [];
      const partner = team.find((seat) => seat !== seated.seat);
      const person = await seatedPerson(seated, say, avatar);
      return { ...person, ...(partner === undefined ? {} : { partner }) };
    }),
  );
}

async function seatedPerson(
  { seat, sitter, playedBy }: Seated,
  say: Say,
  avatar: AvatarOf,
): Promise<PicturePerson> {
  if (sitter.kind === 'computer') {
    return { seat, name: say('computer.named', { colour: say(`colour.${seat}`) }), robot: true };
  }
  const { name, username, avatar: url } = sitter.person;
  if (playedBy === 'computer') return { seat, name, username, robot: true };
  const face = url === undefined ? null : await avatar(url);
  return { seat, name, username, robot: false, ...(face === null ? {} : { avatar: face }) };
}

/** The empty board with everybody in their yards. */
async function lobbyRequest(table: Lobby | Closed, avatar: AvatarOf): Promise<PictureRequest> {
  const plan = seatPlan(table).map(({ seat, member }) => ({ seat, sitter: member.sitter }));
  const first = plan[0]?.seat ?? 0;
  const seats = plan.length === 0 ? [first] : plan.map(({ seat }) => seat);
  const { state } = start(table.rules, seats, { rolls: [], first });
  const picture = pictureOf({
    state,
    choices: [],
    last: [],
    people: await seatedPeople(table, plan, avatar),
    theme: table.settings.theme,
    width: WIDTH,
    clockSeconds: table.settings.clock,
  });
  return { ...nobodyOnTurn(picture), free: capacity(table.rules) - plan.length };
}

async function gameRequest(table: GameTable, avatar: AvatarOf): Promise<PictureRequest> {
  const { theme, clock } = table.settings;
  const people = await seatedPeople(table, table.seats, avatar);
  if (table.phase === 'over' && table.reason === 'finished')
    return podiumOf(people, table.game.places, theme, WIDTH);
  const picture = pictureOf({
    state: table.game,
    choices: table.phase === 'playing' ? choices(table.game) : [],
    last: toldOf(table),
    people,
    theme,
    width: WIDTH,
    clockSeconds: isWaitedFor(table) ? clock : null,
  });
  return table.phase === 'over' ? nobodyOnTurn(picture) : picture;
}

function nobodyOnTurn(picture: BoardPicture): BoardPicture {
  return { ...picture, seatOnTurn: null, dice: { kind: 'none' } };
}

/** Whether the one on turn is a person, for whom the clock runs. */
function isWaitedFor(table: GameTable): boolean {
  const seat = turn(table.game);
  return table.phase === 'playing' && seat !== null && holderAt(table, seat).playedBy === 'human';
}
