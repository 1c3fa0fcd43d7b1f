/** What the picture of a table asks of the painter: who sits there, with their faces, and where the game stands. */
import { sayIn } from '#i18n/say.ts';
import type { Avatar, PictureRequest } from '#render/request.ts';
import type { Seat } from '#rules/game.ts';
import { choices, start } from '#rules/games.ts';
import { seatPlan } from '#tables/lobby.ts';
import type { Closed, GameTable, Lobby, Sitter, Table } from '#tables/table.ts';
import { type PicturePerson, pictureOf, podiumOf } from '#view/picture.ts';

const WIDTH = 960;

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

/** Whoever sits on these seats, as a picture shows them. */
export async function seatedPeople(
  seats: readonly { readonly seat: Seat; readonly sitter: Sitter }[],
  avatar: AvatarOf,
): Promise<readonly PicturePerson[]> {
  return Promise.all(seats.map(({ seat, sitter }) => seatedPerson(seat, sitter, avatar)));
}

async function seatedPerson(seat: Seat, sitter: Sitter, avatar: AvatarOf): Promise<PicturePerson> {
  if (sitter.kind === 'computer') return { seat, name: sayIn('en')('computer'), robot: true };
  const { name, username, avatar: url } = sitter.person;
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
    people: await seatedPeople(plan, avatar),
    theme: table.settings.theme,
    width: WIDTH,
    clockSeconds: table.settings.clock,
  });
  return { ...picture, seatOnTurn: null, dice: { kind: 'none' } };
}

async function gameRequest(table: GameTable, avatar: AvatarOf): Promise<PictureRequest> {
  const { theme, clock } = table.settings;
  const people = await seatedPeople(table.seats, avatar);
  if (table.phase === 'over' && table.reason === 'finished')
    return podiumOf(people, table.game.places, theme, WIDTH);
  return pictureOf({
    state: table.game,
    choices: table.phase === 'playing' ? choices(table.game) : [],
    last: table.last,
    people,
    theme,
    width: WIDTH,
    clockSeconds: clock,
  });
}
