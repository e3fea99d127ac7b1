import { searchRoutes } from '@baklja/contract/features/site/search';
import { SEARCH_HITS_LIMIT } from '@baklja/contract/limits';
import type { Role } from '@baklja/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete, makeMedal } from '../../testing/records/make-athlete.ts';
import { makeCategorisation } from '../../testing/records/make-categorisation.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makePost } from '../../testing/records/make-post.ts';
import { makeGames } from '../../testing/records/make-start.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const { searchEverything } = searchRoutes;

describe.each(DATABASE_NAMES)('the search box on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    await makePost(database, { title: 'Čilić slavi u Šibeniku', language: 'hr-HR', state: 0 });
    await makePost(database, { title: 'Cilic wins again', language: 'en-GB', state: 1 });
    for (let number = 0; number <= SEARCH_HITS_LIMIT; number += 1) {
      await makePost(database, { title: `Brojni naslov ${number}` });
    }
    await makeFile(testApp.dependencies, { path: 'galerije/čilić-servis.jpg' });
    await makeFile(testApp.dependencies, { path: 'images/Cilić portret.jpg' });
    await makeCategorisation(database, [{ AUTOID: 44, Ime: 'Ana', PreZme: 'Cilić' }]);
    await makeCategorisation(database, [{ AUTOID: 45, Ime: 'Ena', PreZme: 'Čilićević' }]);
  });

  async function hitsOf(text: string, as: Role = 'superadmin'): Promise<Record<string, unknown>[]> {
    return (await testApp.call(searchEverything, { query: { text }, as })).json().hits;
  }

  test('finds posts of both languages, drafts too, and files, with folded letters, the latest first', async () => {
    expect(await hitsOf('CILIC')).toMatchObject([
      { kind: 'post', title: 'Cilic wins again', key: 'cilic-wins-again', language: 'en-GB', isDraft: false },
      { kind: 'post', title: 'Čilić slavi u Šibeniku', language: 'hr-HR', isDraft: true },
      { kind: 'file', title: 'Cilić portret.jpg', key: 'images/Cilić portret.jpg' },
      { kind: 'file', title: 'čilić-servis.jpg', key: 'galerije/čilić-servis.jpg' },
      { kind: 'categorisedAthlete', title: 'Ena Čilićević' },
    ]);
  });

  test('finds people of the categorisation in force by their names in any order', async () => {
    expect(await hitsOf('cilicevic ena', 'kategorizacije')).toEqual([
      { kind: 'categorisedAthlete', id: 45, title: 'Ena Čilićević', key: 'Ena Čilićević' },
    ]);
    expect(await hitsOf('ana cilic', 'kategorizacije')).toEqual([]);
  });

  test('finds a record by its words in any order, and a medal by its winners together with its own words', async () => {
    const { database } = testApp.dependencies;
    const makeWinner = (Ime: string) => makeAthlete(database, { Ime, Prezime: 'Sinković' });
    const winners = [await makeWinner('Martin'), await makeWinner('Valent')];
    const rowing = { sport: 'Veslanje', disciplina: 'dvojac bez kormilara' };
    const id = await makeMedal(database, { ...rowing, natjecanje: 'OI Pariz 2024', athletes: winners });
    await makeMedal(database, { ...rowing, natjecanje: 'OI Tokio 2020', athletes: winners });
    expect(await hitsOf('sinkovic pariz zlato', 'olimp')).toEqual([
      {
        kind: 'medal',
        id,
        key: String(id),
        title: 'Zlato, veslanje, OI Pariz 2024',
        note: 'dvojac bez kormilara, Martin Sinković, Valent Sinković',
        medalja: 1,
      },
    ]);
    expect(await hitsOf('valent martin dvojac', 'olimp')).toHaveLength(2);
    const games = await makeGames(database, { name: 'ZOI Soči 2014', year: 2014 });
    expect(await hitsOf('2014 soci', 'olimp')).toMatchObject([
      { kind: 'games', title: 'ZOI Soči 2014', key: String(games) },
    ]);
    expect((await hitsOf('sibeniku cilic slavi')).map(({ title }) => title)).toEqual(['Čilić slavi u Šibeniku']);
  });

  test('finds by two letters', async () => {
    expect((await hitsOf('šI')).map(({ title }) => title)).toContain('Čilić slavi u Šibeniku');
  });

  test('finds a limited number of each kind', async () => {
    const hits = await hitsOf('brojni');
    expect(hits).toHaveLength(SEARCH_HITS_LIMIT);
    expect(hits[0]).toMatchObject({ title: `Brojni naslov ${SEARCH_HITS_LIMIT}` });
  });

  test.each(['   ', 'nema toga', '%', '_', '"', '*'])('finds nothing of %j', async (text) => {
    expect(await hitsOf(text)).toEqual([]);
  });

  test.each([
    ['superadmin', ['post', 'post', 'file', 'file', 'categorisedAthlete']],
    ['tipfeler', ['post', 'post', 'file', 'file']],
    ['olimp', ['file', 'file']],
    ['dokumenti', ['file', 'file']],
    ['sportasi', []],
    ['kategorizacije', ['categorisedAthlete']],
  ] as const)('finds for %s only what the role can open', async (role, kinds) => {
    expect((await hitsOf('cilic', role)).map(({ kind }) => kind)).toEqual(kinds);
  });
});
