import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { runTogether } from '../testing/run-together.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const as = 'superadmin';

/** The kinds of which each name exists once: how one is made, its field, and what is said of a name that is taken. */
const UNIQUE = {
  sport: {
    create: { route: sportRoutes.createSport, body: (naziv: string) => ({ naziv }) },
    field: 'naziv',
    table: 'sports',
    taken: 'Sport „Čučanj” već postoji.',
  },
  category: {
    create: { route: categoryRoutes.createCategory, body: (title: string) => ({ title }) },
    field: 'title',
    table: 'categories',
    taken: 'Kategorija „Čučanj” već postoji.',
  },
  magazineSection: {
    create: { route: magazineRoutes.createMagazineSection, body: (naziv: string) => [naziv] },
    field: 'naziv',
    table: 'magazine_sections',
    taken: 'Rubrika „Čučanj” već postoji.',
  },
} as const;

describe.each(DATABASE_NAMES)('the name on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  describe.each(Object.entries(UNIQUE))('of a %s', (kind, { create: { route, body }, field, table, taken }) => {
    const { update, remove, restore } = USUAL_KINDS[kind as keyof typeof UNIQUE].calls;
    const create = (name: string) => testApp.call(route, { as, rawBody: body(name) } as never);
    const rename = (id: number, name: string) => testApp.call(update, { as, rawBody: { id, [field]: name } });
    const nameOf = async (id: number) => {
      const { read } = testApp.dependencies.database;
      const row = await read.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
      return row && (row as unknown as Record<string, unknown>)[field];
    };

    test('is trimmed and exists once, in any case and with any marks; the answer names who has it', async () => {
      const { id } = (await create('  Čučanj ')).json();
      expect(await nameOf(id)).toBe('Čučanj');
      const { id: other } = (await create('Drugi')).json();
      const conflict = { message: taken, code: 'name-taken', errors: [{ field, message: taken, id }] };
      for (const answer of [await create('cucanj'), await rename(other, ' ČUČANJ')]) {
        expect([answer.statusCode, answer.json()]).toEqual([409, conflict]);
      }
      expect(await nameOf(other)).toBe('Drugi');
      expect((await rename(id, 'ČUČANJ')).statusCode).toBe(200);
      await rename(id, 'Čučanj');
      await testApp.call(remove, { as, params: { id: other } } as never);
      await rename(id, 'Drugi');
      const refused = await testApp.call(restore, { as, rawBody: { ids: [other] } });
      expect([refused.statusCode, refused.json().code, await nameOf(other)]).toEqual([409, 'name-taken', undefined]);
    });

    test('goes to one of two people who give it at the same moment', async () => {
      const works = [() => create('Istodobni'), () => create('istodobni')];
      const answers = await runTogether(testApp.dependencies.database, table, works);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json()).toMatchObject({ code: 'name-taken', errors: [{ id: expect.any(Number) }] });
    });

    test('is not empty, nor only spaces', async () => {
      for (const name of ['', '   ']) expect((await create(name)).statusCode).toBe(400);
    });
  });
});
