import { OWN_DRAFTS_LIMIT, startRoutes } from '@baklja/contract/features/site/start';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { type Medal, medalRoutes } from '@baklja/contract/features/sport/medals';
import { startsRoutes } from '@baklja/contract/features/sport/starts';
import type { Kind } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import type { Role } from '@baklja/contract/roles';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { planOf } from '../../../testing/plan-of.ts';
import { makeAthlete, makeMedal, makeSport } from '../../../testing/records/make-athlete.ts';
import { makeCategorisation } from '../../../testing/records/make-categorisation.ts';
import { makeArticle, makeAuthor, makeIssue } from '../../../testing/records/make-magazine.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeEvent, makeStart } from '../../../testing/records/make-start.ts';
import { DATABASE_NAMES, DATABASES } from '../../../testing/test-databases.ts';
import { countLacks, listOwnDrafts, listRecentRecords } from './start.store.ts';

describe.each(DATABASE_NAMES)('the start page on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const userOf = async (role: Role) => {
    const users = testApp.dependencies.database.read.selectFrom('users').select('id');
    return (await users.where('username', '=', `${role}-of-tests`).executeTakeFirstOrThrow()).id;
  };

  test('names five records that the caller edited last, each once, without those that are deleted or not open to the role', async () => {
    const as = 'dokumenti';
    const { database } = testApp.dependencies;
    const list = async () => (await testApp.call(startRoutes.listRecentRecords, { as })).json();
    expect(await list()).toEqual([]);
    const user = await userOf(as);
    const athletes: number[] = [];
    for (const Prezime of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) athletes.push(await makeAthlete(database, { Prezime }));
    const [a = 0, b = 0, c = 0, , e = 0, f = 0, g = 0] = athletes;
    const medal = await makeMedal(database, { medalja: 2 });
    const entries: [Kind, number, AuditAction, number | null][] = [
      ...athletes.map((id): [Kind, number, AuditAction, number] => ['athlete', id, 'create', user]),
      ['athlete', a, 'update', user],
      ['athlete', a, 'update', user],
      ['athlete', b, 'update', null],
      ['athlete', c, 'delete', user],
      ['athlete', 9999, 'update', user],
      ['sport', await makeSport(database), 'update', user],
      ['medal', medal, 'update', user],
    ];
    await database.write((transaction) =>
      transaction
        .insertInto('audit_log')
        .values(
          entries.map(([kind, record_id, action, user_id], place) => ({
            kind,
            record_id,
            action,
            user_id,
            at: new Date(Date.UTC(2026, 10, 20, 8, place)).toISOString(),
            title: 'Prije',
            title_folded: 'prije',
            details: '{}',
            address: null,
            agent: null,
          })),
        )
        .execute(),
    );
    const records: { id: number }[] = await list();
    expect(records.map(({ id }) => id)).toEqual([medal, a, g, f, e]);
    expect(records[0]).toMatchObject({ kind: 'medal', title: 'Srebro, atletika, OI Rio 2016', medalja: 2 });
    expect(records[1]).toEqual({
      kind: 'athlete',
      id: a,
      key: String(a),
      title: expect.stringContaining('A'),
      at: '2026-11-20T08:08:00.000Z',
    });
  });

  test('counts what records of the role lack, as the filtered lists do, and names the own drafts', async () => {
    const { database } = testApp.dependencies;
    const waiting = async (as: Role) => (await testApp.call(startRoutes.listWaitingWork, { as })).json();
    expect((await waiting('superadmin')).drafts).toEqual([]);
    const user = await userOf('superadmin');
    await makeAthlete(database, { Prezime: 'Sa slikom', slika: 'images/a.jpg', tekst_eng: '<p>Text</p>' });
    await makeAthlete(database, { Prezime: 'S engleskim', tekst_eng: '<p>Text</p>' });
    await makeIssue(database, { broj: '1' });
    await makeIssue(database, { broj: '2', link: 'https://drugdje.example/olimp.pdf' });
    await makeArticle(database);
    await makeArticle(database, { autor_id: String(await makeAuthor(database)) });
    await makeCategorisation(database, [{ KatDo: '01.01.2020.' }, { KatDo: '01.01.2200.' }, { KatDo: 'uvijek' }]);
    await makePost(database, { title: 'Objavljeno' });
    const winner = await makeAthlete(database, { Prezime: 'S medaljom', tekst: '<p>Tekst</p>' });
    const won = await makeStart(database, { athletes: [winner], medal: 1 });
    await makeStart(database, { medal: 2, committee: 'YUG' });
    await makeStart(database);
    const rowing = { natjecanje: 'OI Paris 2024', sport: 'Veslanje' };
    const unlinked = await makeMedal(database, rowing);
    await makeMedal(database, { natjecanje: 'ZOI 2024' });
    const event_id = await makeEvent(database, { sport: 'Veslanje', name: 'Samac' });
    const linked = await makeStart(database, { event_id, athletes: [winner], medal: 3 });
    const bronze = await makeMedal(database, { ...rowing, athletes: [winner], medalja: 3 });
    for (let number = 0; number <= OWN_DRAFTS_LIMIT; number += 1) {
      await makePost(database, { title: `Skica ${number}`, state: 0 });
    }
    await database.write((transaction) => transaction.updateTable('posts').set({ created_by: user }).execute());
    await makePost(database, { title: 'Tuđa skica', state: 0 });
    const { lacks, drafts } = await waiting('superadmin');
    expect(drafts.map(({ title }: { title: string }) => title)).toEqual([5, 4, 3, 2, 1].map((one) => `Skica ${one}`));
    expect(lacks).toMatchObject([
      { lack: 'categorisedAthlete.validity', count: 1 },
      { lack: 'magazineIssue.pdf', count: 1 },
      { lack: 'magazineArticle.author', count: 1 },
      { lack: 'medal.start', count: 1 },
      { lack: 'start.medal', count: 1 },
      { lack: 'athlete.medallistPicture', count: 2 },
      { lack: 'athlete.medallistText', count: 1 },
      { lack: 'athlete.medallistEnglish', count: 2 },
      { lack: 'athlete.picture' },
      { lack: 'athlete.english' },
    ]);
    const starts = await testApp.call(startsRoutes.listStartsWithoutMedal, { as: 'superadmin' });
    expect(starts.json()).toMatchObject([{ id: won, medal: 1 }]);
    const medals = (await testApp.call(medalRoutes.listMedals, { as: 'superadmin' })).json() as Medal[];
    expect(medals.filter(({ lacks_start }) => lacks_start === 1)).toMatchObject([{ id: unlinked, start_id: null }]);
    expect(medals.find(({ id }) => id === bronze)).toMatchObject({ start_id: linked, lacks_start: 0 });
    const [publicMedal] = (await testApp.call(medalRoutes.listMedals, {})).json();
    expect(Object.keys(publicMedal)).not.toEqual(expect.arrayContaining([expect.stringMatching(/start/)]));
    for (const lack of ['picture', 'english', 'medallistPicture', 'medallistText', 'medallistEnglish'] as const) {
      const found = (await testApp.call(athleteRoutes.findAthletes, { as: 'superadmin', query: { lack } })).json();
      expect(lacks).toContainEqual({ lack: `athlete.${lack}`, count: found.total });
    }
    expect((await waiting('kategorizacije')).lacks).toEqual(lacks.slice(0, 1));
    expect(await waiting('sportasi')).toEqual({ lacks: lacks.slice(5), drafts: [] });
    expect(await waiting('tipfeler')).toEqual({ lacks: lacks.slice(5), drafts: [] });
  });
});

test('what grows is counted and named by indexes alone', async () => {
  const opened = await DATABASES.SQLite();
  const plan = await planOf(opened, async (db) => {
    for (const kind of ['athlete', 'start'] as const) await countLacks(db, kind, '2026-11-24');
    await countLacks(db, 'categorisedAthlete', '2026-11-24');
    await listOwnDrafts(db, 1);
    await listRecentRecords(db, { userId: 1, kinds: ['post'] });
  });
  for (const index of ['athletes_without_picture', 'athletes_without_english', 'categorisation_rows_by_end']) {
    expect(plan).toMatch(new RegExp(`USING COVERING INDEX ${index}`));
  }
  expect(plan).toMatch(/USING INDEX drafts_by_author/);
  expect(plan).toMatch(/SCAN starts USING COVERING INDEX starts_with_medals/);
  expect(plan).toMatch(/SEARCH athletes USING INTEGER PRIMARY KEY/);
  expect(plan).toMatch(/USING INDEX audit_log_by_user_id/);
  expect(plan).not.toMatch(/TEMP B-TREE/);
  await opened.destroy();
});
