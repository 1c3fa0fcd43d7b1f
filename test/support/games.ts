/** Whole games in a world whose time is turned: who is on turn, the next board, playing to the end. */
import type { APIMessage } from 'discord-api-types/v10';
import { verifyRecord } from '#record/record.ts';
import { buttonsOf, type Result, type Somebody, type World } from './world.ts';

export const has = (board: APIMessage, kind: string) =>
  buttonsOf(board).some((id) => id.startsWith(`${kind}:`));
export const isOver = (board: APIMessage) => has(board, 'rematch');

/** Who is mentioned as being on turn. */
export function onTurn(board: APIMessage, people: readonly Somebody[]): Somebody | undefined {
  return people.find(({ id }) => board.content.includes(`<@${id}>`));
}

/** The person on turn presses the choice at `index` (or the last there is). */
export async function playChoice(board: APIMessage, people: readonly Somebody[], index = 0) {
  const choices = buttonsOf(board).filter((id) => id.startsWith('play:'));
  const choice = choices[Math.min(index, choices.length - 1)];
  const who = onTurn(board, people);
  if (who === undefined || choice === undefined) throw new Error(`nobody can play: ${board.content}`);
  return who.pressId(board.id, choice);
}

/** The number of the decision that a board shows, from its picture's name. */
export function turnOf(board: APIMessage): number {
  return Number(board.attachments[0]?.filename.split('-')[1] ?? 0);
}

/** The first board of a later decision. */
export function boardAfter(world: World, before: APIMessage): Promise<APIMessage> {
  // A board of an earlier game, left as the last one when this one's is deleted, is not meant.
  return world.boardWhere((board) => BigInt(board.id) >= BigInt(before.id) && turnOf(board) > turnOf(before));
}

/** Plays a started game to its end; `meddle` is asked before every decision of a person and may do something else. */
export async function playToEnd(
  world: World,
  people: readonly Somebody[],
  meddle: (decision: number, board: APIMessage, who: Somebody) => Promise<boolean> = async () => false,
): Promise<APIMessage> {
  for (let decision = 1; decision < 5000; decision += 1) {
    const board = await world.board();
    if (isOver(board)) return board;
    const who = onTurn(board, people);
    if (who === undefined || !has(board, 'play')) {
      await world.advance(1500);
      await boardAfter(world, board);
    } else if (!(await meddle(decision, board, who))) {
      const result = await playChoice(board, people, decision % 3);
      if (result.state !== 'answered' || result.ephemeral === true)
        throw new Error(`refused: ${result.text}`);
    }
  }
  throw new Error('the game does not end');
}

/** The record that the button under a finished game gives, as the referee judges it. */
export async function recordVerdict(who: Somebody) {
  return verifyRecord(await recordText(who));
}

/** The record of the finished game that is shown last. */
export async function recordText(who: Somebody): Promise<string> {
  const asked = await who.press('record');
  const message = (await who.messages()).find(({ id }) => id === asked.messageId);
  return (await fetch(message?.attachments[0]?.url ?? '')).text();
}

/** Opens a table with the first of `people` as host, seats the others and computers, and starts. */
export async function sitDown(
  world: World,
  people: readonly Somebody[],
  options: Record<string, string | number | boolean> = {},
  computers = 0,
): Promise<APIMessage> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody is here');
  await host.command('ludo', null, options);
  for (const other of others) await other.press('join');
  for (let n = 0; n < computers; n += 1) await host.press('add');
  const started = await host.press('start');
  if (started.ephemeral === true) throw new Error(`not started: ${started.text}`);
  return world.board();
}

/** Who is on turn, as a person; fails when a computer is. */
export function mustBeOnTurn(board: APIMessage, people: readonly Somebody[]): Somebody {
  const who = onTurn(board, people);
  if (who === undefined) throw new Error(`no person is on turn: ${board.content}`);
  return who;
}

/** Everybody of `people` but this one; the first of them. */
export function another(who: Somebody, people: readonly Somebody[]): Somebody {
  const found = people.find((one) => one !== who);
  if (found === undefined) throw new Error('nobody else is here');
  return found;
}

/** Picks in the panel of a lobby, on whichever of its pages the menu is whose custom id contains `menu`. */
export async function pickOption(who: Somebody, menu: string, values: readonly string[]) {
  const panel = await who.press('options');
  const ids = await idsOn(who, panel);
  const next = ids.find((id) => id.startsWith('options:'));
  const turned = next !== undefined && !ids.some((id) => id.includes(menu));
  return pickIn(who, turned ? await who.pressId(panel.messageId ?? '', next) : panel, menu, values);
}

/** Opens the menu of the live board and picks from it. */
export async function pickMore(who: Somebody, value: string) {
  return pickIn(who, await who.press('more'), 'menu:', [value]);
}

async function pickIn(who: Somebody, panel: Result, menu: string, values: readonly string[]) {
  const customId = (await idsOn(who, panel)).find((id) => id.includes(menu));
  if (customId === undefined) throw new Error(`no menu ${menu}: ${panel.text}`);
  return who.pressId(panel.messageId ?? '', customId, { values });
}

async function idsOn(who: Somebody, panel: Result): Promise<readonly string[]> {
  const message = (await who.messages()).find(({ id }) => id === panel.messageId);
  return message === undefined ? [] : buttonsOf(message);
}
