import { navigationRoutes } from '@baklja/contract/features/navigation';
import { MENU_ITEMS_LIMIT, MENU_SECTIONS_LIMIT } from '@baklja/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { USUAL_STAMPS, withStamps } from '../../db/record-rows.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeSection } from '../../testing/records/make-menu.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const as = 'superadmin';

describe.each(DATABASE_NAMES)('the limits of the menu on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let section: number;

  beforeEach(async () => {
    await db().write(async (transaction) => {
      for (const table of ['menu_items', 'menu_sections', 'deleted_records'] as const) {
        await transaction.deleteFrom(table).execute();
      }
    });
    section = await makeSection(db());
  });

  const db = () => testApp.dependencies.database;
  const count = async (table: 'menu_items' | 'menu_sections') =>
    (await db().read.selectFrom(table).select('id').execute()).length;
  let added = 0;
  const addItems = (number: number) => {
    const rawBody = Array.from({ length: number }, (_, place) => [`Nova ${added + place}`, '/a', section]);
    added += number;
    return testApp.call(navigationRoutes.createMenuItems, { as, rawBody });
  };
  /** Faster than by calls. */
  const insertItems = (number: number) =>
    db().write((transaction) => {
      const rows = Array.from({ length: number }, (_, place) => {
        const item = { value: `S ${place}`, link: '/a', nav: section, orderIndex: place + 1 };
        return withStamps(USUAL_STAMPS, item, { userId: null, at: TEST_NOW });
      });
      return transaction.insertInto('menu_items').values(rows).execute();
    });
  const addSection = () => testApp.call(navigationRoutes.createMenuSection, { as, rawBody: { value: 'Sekcija' } });

  test('hold for new items and sections, also when two people add at once', async () => {
    expect((await addItems(MENU_ITEMS_LIMIT + 1)).statusCode).toBe(400);
    expect((await addItems(MENU_ITEMS_LIMIT - 1)).statusCode).toBe(200);
    expect((await addItems(2)).json()).toMatchObject({ code: 'menu-full' });
    const answers = await runTogether(db(), 'menu_items', [() => addItems(1), () => addItems(1)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    for (let number = 1; number < MENU_SECTIONS_LIMIT; number += 1) await addSection();
    expect((await addSection()).json()).toMatchObject({ code: 'menu-full' });
    expect(await count('menu_sections')).toBe(MENU_SECTIONS_LIMIT);
  });

  test('let an item move to another section of a full menu', async () => {
    await insertItems(MENU_ITEMS_LIMIT);
    const other = await makeSection(db(), { orderIndex: 2 });
    const { id } = await db().read.selectFrom('menu_items').select('id').limit(1).executeTakeFirstOrThrow();
    const sections = [
      { id: other, items: [id] },
      { id: section, items: [] },
    ];
    const answer = await testApp.call(navigationRoutes.orderMenuItems, { as, rawBody: { sections } });
    expect(answer.json()).toEqual({ message: 'Redoslijed je spremljen.' });
    const moved = db().read.selectFrom('menu_items').select('nav').where('id', '=', id);
    expect(await moved.execute()).toEqual([{ nav: other }]);
  });

  test('hold for items that come back together, all or none', async () => {
    await insertItems(MENU_ITEMS_LIMIT - 2);
    const [one, other] = (await addItems(2)).json<{ ids: [number, number] }>().ids;
    const restore = (...ids: number[]) => testApp.call(navigationRoutes.restoreMenuItems, { as, rawBody: { ids } });
    for (const id of [one, other]) await testApp.call(navigationRoutes.deleteMenuItem, { as, params: { id } });
    await addItems(1);
    const refused = await restore(one, other);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'menu-full']);
    expect(await count('menu_items')).toBe(MENU_ITEMS_LIMIT - 1);
    expect([(await restore(one)).statusCode, await count('menu_items')]).toEqual([200, MENU_ITEMS_LIMIT]);
  });

  test('hold for sections that come back together, all or none', async () => {
    for (let number = 2; number < MENU_SECTIONS_LIMIT; number += 1) await addSection();
    const other = (await addSection()).json<{ id: number }>().id;
    const restore = (...ids: number[]) => testApp.call(navigationRoutes.restoreMenuSections, { as, rawBody: { ids } });
    for (const id of [section, other]) await testApp.call(navigationRoutes.deleteMenuSection, { as, params: { id } });
    await addSection();
    const refused = await restore(section, other);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'menu-full']);
    expect(await count('menu_sections')).toBe(MENU_SECTIONS_LIMIT - 1);
    expect([(await restore(other)).statusCode, await count('menu_sections')]).toEqual([200, MENU_SECTIONS_LIMIT]);
  });
});
