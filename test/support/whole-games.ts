/** Whole games of every preset and of Snakes and Ladders, with all that people do at a table; every record is verified. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presetIds, presets, presetsOf } from '#rules/presets.ts';
import { boardAfter, playToEnd, recordVerdict } from './games.ts';
import { openWorld, type Somebody, type World } from './world.ts';

/** A test for each house: `seated` people and as many computers as make four. */
export function wholeGames(seated: number): void {
  describe('whole games with people, computers, timeouts, leavers and returners', () => {
    let world: World;
    let people: readonly Somebody[];

    beforeAll(async () => {
      world = await openWorld({ turned: true });
      people = ['Asha', 'Bilal', 'Chitra', 'Dev'].map((name) => world.somebody(name));
    });
    afterAll(() => world.close());

    for (const house of presetIds) {
      test(`${house}, ${seated} people and computers`, async () => {
        const [host, ...others] = people;
        if (host === undefined) throw new Error('nobody is here');
        const { game } = presets[house];
        await host.command(game, null, presetsOf(game).length > 1 ? { house } : {});
        for (const other of others.slice(0, seated - 1)) await other.press('join');
        for (let computers = seated; computers < 4; computers += 1) await host.press('add');
        await host.press('start');
        let away: Somebody | null = null;
        const end = await playToEnd(world, people, async (decision, board, who) => {
          if (away !== null && decision % 9 === 0) {
            const { text } = await away.command('table', 'back');
            away = null;
            expect(text).toMatch(/yours again|finished this game/);
            // The computer that played for them may have finished meanwhile: then nothing changes.
            if (text.includes('finished')) return false;
          } else if (decision % 13 === 0) {
            await world.advance(31_000);
            await boardAfter(world, board);
          } else if (decision % 29 === 0 && away === null) {
            expect((await who.command('table', 'leave')).text).toContain('left');
            away = who;
          } else return false;
          await world.boardWhere(({ content }) => content !== board.content);
          return true;
        });
        expect(end.content).toMatch(/🥇[\s\S]*Dice: seed/);
        expect(await recordVerdict(host)).toEqual({ ok: true });
      }, 120_000);
    }
  });
}
