/** The list of buttons: what people are offered and what answers are the same. */
import { expect, test } from 'vitest';
import { buttons } from '#buttons/index.ts';
import { sayIn } from '#i18n/say.ts';
import { endEarly } from '#tables/play.ts';
import { pause, restWhile } from '#tables/seats.ts';
import { boardView } from '#view/board.ts';
import { customId, parseCustomId } from '#view/custom-id.ts';
import { lobbyView } from '#view/lobby.ts';
import { optionsPanel } from '#view/options.ts';
import { asPlaying, done, lobby, onTurn, person, seated, started, T0 } from '../support/tables.ts';
import { customIdsOf, openStage } from './stage.ts';

test('every kind of button is offered somewhere, and nothing is offered that no button answers', async () => {
  const inLobby = { ...seated(lobby('Asha'), ['Bilal'], 1), invited: [person('Chitra')] };
  const game = started(seated(lobby('Asha'), ['Bilal']));
  const away = asPlaying(done(restWhile(game, onTurn(game), T0)));
  const paused = asPlaying(done(pause(game, game.host, T0)));
  const over = done(endEarly(game, 'stopped', T0));
  const views = [
    lobbyView(inLobby).components,
    ...(['rules', 'more'] as const).map(
      (page) => optionsPanel(inLobby, inLobby.host, sayIn('en'), page).components,
    ),
    ...[game, away, paused, over].map((table) =>
      table.phase === 'playing' || table.phase === 'over' ? boardView(table).components : [],
    ),
  ];
  const menu = await (await openStage(game)).press('Asha', customId('more', game.id));
  const rows = [...views.flat(), ...(menu.kind === 'notice' ? (menu.components ?? []) : [])];
  const offered = new Set(customIdsOf(rows).map((id) => parseCustomId(id)?.kind));
  expect([...offered].toSorted()).toEqual(Object.keys(buttons).toSorted());
});

test('a replay waits in line, and everybody is told that it is coming', async () => {
  const over = done(endEarly(started(seated(lobby('Asha'), ['Bilal'])), 'stopped', T0));
  const answer = await (await openStage(over)).press('Chitra', customId('replay', over.id));
  expect(answer).toMatchObject({ kind: 'long', audience: 'all' });
  expect(answer.kind === 'long' ? await answer.make() : null).toMatchObject({
    kind: 'message',
    file: { name: `replay-${over.id}.gif` },
  });
});
