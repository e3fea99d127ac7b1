import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeAuthor } from '../../testing/records/make-magazine.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('authors who may be the same on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;

  beforeEach(async () => {
    await db().write(async (transaction) => {
      await transaction.deleteFrom('magazine_different_authors').execute();
      await transaction.deleteFrom('magazine_authors').execute();
    });
  });

  const as = 'olimp';
  const person = (ime: string, prezime: string) => makeAuthor(db(), { ime, prezime });
  /** Several of the last name, by their first names. */
  const people = async <Names extends string[]>(prezime: string, ...names: Names) => {
    const ids: number[] = [];
    for (const ime of names) ids.push(await person(ime, prezime));
    return ids as { [Place in keyof Names]: number };
  };
  const company = (ime: string) => makeAuthor(db(), { ime, prezime: '', firma: 1 });
  const pairs = async (): Promise<[number, number][]> =>
    (await testApp.call(magazineRoutes.listSameMagazineAuthors, { as }))
      .json<{ first_id: number; second_id: number }[]>()
      .map(({ first_id, second_id }) => [first_id, second_id]);
  const set = (id: number, other: number, different: 0 | 1 = 1) =>
    testApp.call(magazineRoutes.setMagazineAuthorsDifferent, { as, body: { id, other_id: other, different } });

  test('have the same last name and first letter of the first name, without regard to case and marks', async () => {
    const [klara, short] = await people('Slovčić', 'Klara', 'K.', 'Ana');
    const folded = await person('karlo', 'SLOVCIC');
    await person('Klara', 'Slovčić Đurđević');
    expect((await pairs()).toSorted()).toEqual([
      [klara, short],
      [klara, folded],
      [short, folded],
    ]);
  });

  test('are companies of the same name, and not a company and a person', async () => {
    const [one, other] = [await company('Arhiv Primjer'), await company(' arhiv  primjer')];
    await company('Arhiv Primjera');
    await person('Arhiv Primjer', '');
    expect(await pairs()).toEqual([[one, other]]);
  });

  test('come in the order of the list of authors', async () => {
    const [u1, u2] = await people('Uzorić', 'Tena', 'T.');
    const [c1, c2] = await people('Čaša', 'Ema', 'E.');
    expect(await pairs()).toEqual([
      [c1, c2],
      [u1, u2],
    ]);
  });

  test('are no longer pointed out when they are different, in either order of the ids, until it is taken back', async () => {
    const [klara, short] = await people('Slovčić', 'Klara', 'K.');
    for (const [one, other] of [
      [klara, short],
      [short, klara],
    ] as const) {
      const answer = await set(one, other);
      expect(answer.json()).toEqual({ message: 'Zapisano je da to nisu isti autori.' });
      expect((await set(one, other)).statusCode).toBe(200);
      expect(await pairs()).toEqual([]);
      expect((await set(one, other, 0)).json()).toEqual({ message: 'Autori se opet uspoređuju.' });
      expect(await pairs()).toEqual([[klara, short]]);
    }
  });

  test('stay different when one of them was deleted and restored', async () => {
    const [klara, short, third] = await people('Slovčić', 'Klara', 'K.', 'Karlo');
    await set(klara, short);
    await set(short, third);
    await set(klara, third);
    await testApp.call(magazineRoutes.deleteMagazineAuthor, { as, params: { id: short } });
    const kept = await db().read.selectFrom('magazine_different_authors').selectAll().execute();
    expect(kept).toEqual([{ first_id: klara, second_id: third }]);
    await testApp.call(magazineRoutes.restoreMagazineAuthors, { as, body: { ids: [short] } });
    expect(await db().read.selectFrom('magazine_different_authors').selectAll().execute()).toHaveLength(3);
    expect(await pairs()).toEqual([]);
  });

  test('are no longer recorded as different when they are merged', async () => {
    const [klara, short] = await people('Slovčić', 'Klara', 'K.');
    await set(klara, short);
    await testApp.call(magazineRoutes.mergeMagazineAuthors, { as, body: { id: klara, merged_id: short } });
    expect(await db().read.selectFrom('magazine_different_authors').selectAll().execute()).toEqual([]);
    expect(await pairs()).toEqual([]);
  });

  test('cannot be one author, or one who does not exist', async () => {
    const klara = await person('Klara', 'Slovčić');
    const alone = await set(klara, klara);
    expect(alone.statusCode).toBe(400);
    expect(alone.json()).toMatchObject({ message: 'Odaberite dva različita autora.', errors: [{ field: 'other_id' }] });
    const missing = await set(klara, 99_999);
    expect(missing.statusCode).toBe(404);
    expect(missing.json().message).toBe('Taj autor ne postoji.');
    expect((await set(0, klara)).statusCode).toBe(400);
  });
});
