/** Whole games in a world whose time is turned: who is on turn, the next board, playing to the end. */
import type { APIMessage } from 'discord-api-types/v10';
import { verifyRecord } from '#record/record.ts';
import { buttonsOf, type Somebody, type World } from './world.ts';

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
  return world.boardWhere((board) => turnOf(board) > turnOf(before));
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
  const asked = await who.press('record');
  const message = (await who.messages()).find(({ id }) => id === asked.messageId);
  const text = await (await fetch(message?.attachments[0]?.url ?? '')).text();
  return verifyRecord(text);
}
