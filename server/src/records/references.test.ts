import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import type { Route } from '@baklja/contract/route';
import { describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../testing/records/make-athlete.ts';
import { makeCategorisation } from '../testing/records/make-categorisation.ts';
import { makeArticle, makeIssue } from '../testing/records/make-magazine.ts';
import { makePost } from '../testing/records/make-post.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const as = 'superadmin';
const { listCategoryReferences } = categoryRoutes;
const { listSportReferences } = sportRoutes;
const { listAthleteReferences } = athleteRoutes;
const { listIssueReferences } = magazineIssueRoutes;
const { listMagazineAuthorReferences, listMagazineSectionReferences } = magazineRoutes;

type Use = (db: Database, id: number, title: string) => Promise<unknown>;

/** Kinds that are not deleted while others name them: what asks for the uses, one that names it, and the words for it. */
const USES: [keyof typeof USUAL_KINDS, Route, Use, string][] = [
  ['category', listCategoryReferences, (db, catid) => makePost(db, { catid }), 'Koristi je 1 članak'],
  ['sport', listSportReferences, (db, sportid) => makeAthlete(db, { sportid }), 'Koristi ga 1 sportaš'],
  ['sport', listSportReferences, (db, _, sport) => makeMedal(db, { sport }), 'Koristi ga 1 medalja'],
  ['athlete', listAthleteReferences, (db, id) => makeMedal(db, { athletes: [id] }), 'Koristi ga 1 medalja'],
  ['magazineIssue', listIssueReferences, (db, broj_id) => makeArticle(db, { broj_id }), '1 članak Olimpa'],
  [
    'magazineAuthor',
    listMagazineAuthorReferences,
    (db, id) => makeArticle(db, { autor_id: `${id}` }),
    '1 članak Olimpa',
  ],
  [
    'magazineAuthor',
    listMagazineAuthorReferences,
    (db, id) => makeArticle(db, { foto_autor_id: id }),
    '1 članak s fotografijama',
  ],
  [
    'magazineAuthor',
    listMagazineAuthorReferences,
    (db, id) => makeIssue(db, { prijevod_id: id }),
    'Koristi ga 1 impresum',
  ],
  [
    'magazineSection',
    listMagazineSectionReferences,
    (db, id) => makeArticle(db, { rubrika_id: id }),
    '1 članak Olimpa',
  ],
];

describe.each(DATABASE_NAMES)('a record that others use on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let number = 10;

  test.each(USES)(
    'of the kind %s is not deleted, nor others with it, and says by what',
    async (kind, list, use, words) => {
      const { database } = testApp.dependencies;
      const { calls, make, title, missing } = USUAL_KINDS[kind];
      number += 2;
      // Records are checked in the order of their ids: the used one must not be the first.
      const [free, used] = [await make(database, number), await make(database, number + 1)];
      await use(database, used, title(number + 1));
      const params = { id: used };
      const refused = [await testApp.call(calls.remove, { as, params } as never)];
      if (calls.removeMany) refused.push(await testApp.call(calls.removeMany, { as, rawBody: { ids: [free, used] } }));
      const { references, total } = (await testApp.call(list, { as, params } as never)).json();
      expect([references, total]).toEqual([[expect.objectContaining({ title: expect.stringMatching(/./) })], 1]);
      for (const answer of refused) {
        const { message, ...body } = answer.json();
        expect([answer.statusCode, body]).toEqual([409, { code: 'in-use', references }]);
        expect(message).toContain(`„${title(number + 1)}” je u upotrebi i ne može se izbrisati.`);
        expect(message.endsWith(`${words}: „${references[0].title}”.`)).toBe(true);
      }
      expect((await testApp.call(list, { as, params: { id: free } } as never)).json()).toMatchObject({ total: 0 });
      const unknown = await testApp.call(list, { as, params: { id: 999_999 } } as never);
      expect([unknown.statusCode, unknown.json().message]).toEqual([404, missing]);
      expect((await testApp.call(calls.remove, { as, params: { id: free } } as never)).statusCode).toBe(200);
    },
  );

  test('of several kinds is refused with the first five, and the message counts the others', async () => {
    const { database } = testApp.dependencies;
    const sportid = await makeSport(database, 'Veslanje');
    for (const Prezime of ['A', 'B']) await makeAthlete(database, { Ime: 'Ana', Prezime, sportid });
    for (let place = 0; place < 4; place += 1)
      await makeMedal(database, { sport: 'Veslanje', natjecanje: 'OI Rim 1960' });
    await makeCategorisation(database, [{ SptNazOK: 'Veslanje' }]);
    const answer = await testApp.call(sportRoutes.deleteSport, { as, params: { id: sportid } });
    const { message, references } = answer.json();
    const medals = Array(3).fill('„Zlato, veslanje, OI Rim 1960”').join(', ');
    expect(message).toBe(
      `Sport „Veslanje” je u upotrebi i ne može se izbrisati. Koriste ga 2 sportaša, 4 medalje i 1 kategorizirani sportaš: „Ana A”, „Ana B”, ${medals} i još 2.`,
    );
    expect(references.map(({ kind }: { kind: string }) => kind)).toEqual([
      'athlete',
      'athlete',
      'medal',
      'medal',
      'medal',
    ]);
  });
});
