/** Houses by name: what a server saves with `/table save`, and what `/ludo house:` offers and opens. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_HOUSES } from '#people/guild-book.ts';
import { presets, presetsOf } from '#rules/presets.ts';
import { lobby, seated, started } from '../support/tables.ts';
import { CHANNEL, GUILD, notice, openStage, type Stage } from './stage.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;
const blocks = { ...presets.luddo, id: 'custom', stack: 'block' } as const;
const ours = { ...lobby('Asha', 'luddo'), rules: blocks };

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const saved = async () => (await stage.deps.guilds.load(GUILD)).houses;
const save = (name: string, who = 'Asha') => stage.use(who, 'table save', { name });

describe('/table save', () => {
  test('keeps the rules of the table under a name, trimmed, and says so', async () => {
    await stage.put(ours);
    expect(await save('  Our \n house ')).toEqual(
      notice(`Saved as “${isolated('Our house')}”. \`/ludo house:\` lists it from now on.`),
    );
    expect(await saved()).toEqual([{ name: 'Our house', house: 'luddo', rules: blocks }]);
  });

  test('can be used by anybody, in a lobby and in a game', async () => {
    await stage.put(started(seated(ours, ['Bilal'])));
    expect(await save('*Ours*', 'Dev')).toEqual(
      notice(`Saved as “${isolated('\\*Ours\\*')}”. \`/ludo house:\` lists it from now on.`),
    );
    expect((await saved()).map(({ name }) => name)).toEqual(['*Ours*']);
  });

  test('keeps newer rules over older ones of that name', async () => {
    await stage.deps.guilds.saveHouse(GUILD, { name: 'Ours', house: 'party', rules: presets.party });
    await stage.put(ours);
    await save('Ours');
    expect(await saved()).toEqual([{ name: 'Ours', house: 'luddo', rules: blocks }]);
  });

  test.each(['', '   ', '\u0000'])('wants a name: %j is none', async (name) => {
    await stage.put(ours);
    expect(await save(name)).toEqual(notice('A house needs a name.'));
    expect(await saved()).toEqual([]);
  });

  test.each(['ludotalk', 'Party Ludo Quick'])(
    'leaves the names of published houses alone: %s',
    async (name) => {
      await stage.put(ours);
      expect(await save(name)).toEqual(
        notice(`“${isolated(name)}” is the name of a published house. Choose another one.`),
      );
      expect(await saved()).toEqual([]);
    },
  );

  test('says which there are when the server has saved as many as it can', async () => {
    await stage.put(ours);
    const names = Array.from({ length: MOST_HOUSES }, (_, n) => `House ${String.fromCharCode(65 + n)}`);
    for (const name of names) {
      await save(name);
      // Nobody saves so many at once: see the quiet limits.
      await stage.turnTo(stage.now() + 13_000);
    }
    const listed = `${names.slice(0, -1).map(isolated).join(', ')} and ${isolated(names.at(-1) ?? '')}`;
    expect(await save('One more')).toEqual(
      notice(`This server has saved ${MOST_HOUSES} houses already. Save over one of them: ${listed}.`),
    );
    expect((await saved()).map(({ name }) => name)).toEqual(names);
    await stage.turnTo(stage.now() + 61_000);
    expect(await save('House C')).toEqual(
      notice(`Saved as “${isolated('House C')}”. \`/ludo house:\` lists it from now on.`),
    );
  });
});

describe('/ludo house: opens a house that was saved', () => {
  test.each(['saved:Ours', 'Ours', '  Ours '])('picked or typed as “%s”', async (house) => {
    await stage.deps.guilds.saveHouse(GUILD, { name: 'Ours', house: 'luddo', rules: blocks });
    const answer = await stage.use('Bilal', 'ludo', { house });
    const table = await stage.host.inChannel(CHANNEL);
    expect(answer).toEqual({ kind: 'new-board', table });
    expect(table).toMatchObject({ house: 'luddo', rules: blocks });
  });

  test('but not one of another server', async () => {
    await stage.deps.guilds.saveHouse('900000000000000009', { name: 'Ours', house: 'luddo', rules: blocks });
    expect(await stage.use('Bilal', 'ludo', { house: 'saved:Ours' })).toEqual(
      notice(`I do not know the house “${isolated('saved\\:Ours')}”. Choose one of the list.`),
    );
  });
});

describe('/ludo house: offers', () => {
  const PUBLISHED = [
    {
      name: 'LudoTalk classic · A six enters, captures roll again, first to bring all four home',
      value: 'ludotalk',
    },
    { name: 'LudoTalk quick · Any number brings a token out: the short game', value: 'ludotalk-quick' },
    { name: 'LudoTalk teams · Two against two, partners opposite each other', value: 'ludotalk-teams' },
    { name: 'Luddo · 2 to 6 players; roll on through sixes, then play the numbers', value: 'luddo' },
    {
      name: 'Party Ludo classic · Every six rolls again, two together are safe, first home wins',
      value: 'party',
    },
    { name: 'Party Ludo quick · All tokens out at once, one token home wins', value: 'party-quick' },
    { name: 'India Ludo · Two together block the way, no safe squares', value: 'india' },
    { name: 'Ludo by Fortegames · No safe squares, every six rolls again', value: 'fortegames' },
  ];
  const OURS = { name: '★ Ours · Luddo', value: 'saved:Ours' };
  const offered = (text: string) => stage.type('ludo', 'house', text);

  test('every published house of Ludo, and only those, where nothing was saved', async () => {
    expect(await offered('')).toEqual(PUBLISHED);
    expect(PUBLISHED.map(({ value }) => value).toSorted()).toEqual([...presetsOf('ludo')].toSorted());
  });

  test('after them what the server saved, from the next time on', async () => {
    await stage.put(ours);
    await save('Ours');
    expect(await offered('')).toEqual([...PUBLISHED, OURS]);
  });

  test('what has the typed text in its name, its words or its id, in any case', async () => {
    await stage.put(ours);
    await save('Ours');
    const values = async (text: string) => (await offered(text)).map(({ value }) => value);
    expect(await values('PARTY')).toEqual(['party', 'party-quick']);
    expect(await values('no safe')).toEqual(['india', 'fortegames']);
    expect(await values('luddo')).toEqual(['luddo', 'saved:Ours']);
    expect(await values('ludotalk-t')).toEqual(['ludotalk-teams']);
    expect(await values('our')).toContain('saved:Ours');
    expect(await values('nothing like that')).toEqual([]);
  });

  test('no more than Discord shows, however much was saved, each as long as Discord takes', async () => {
    for (let n = 0; n < MOST_HOUSES; n += 1) {
      const name = `${String(n).padStart(2, '0')}${'🎲'.repeat(38)}`;
      await stage.deps.guilds.saveHouse(GUILD, { name, house: 'fortegames', rules: presets.fortegames });
    }
    const choices = await offered('');
    expect(choices).toHaveLength(PUBLISHED.length + MOST_HOUSES);
    expect(choices.length).toBeLessThanOrEqual(25);
    // A name that is too long is shortened where it is sent.
    for (const { name, value } of choices) {
      expect(value.length).toBeLessThanOrEqual(100);
      expect(`${name}${value}`.isWellFormed()).toBe(true);
    }
  });
});
