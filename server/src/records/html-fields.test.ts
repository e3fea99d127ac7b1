import { allRoutes } from '@baklja/contract';
import { NEW_PAGE_COLUMNS } from '@baklja/contract/features/content/pages';
import { KINDS } from '@baklja/contract/kinds';
import { toRow } from '@baklja/contract/rows';
import { JOOMLA_TEXTS } from '@baklja/contract/testing/joomla-texts';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { USUAL_KINDS } from '../testing/records/usual-kinds.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';

const ATTACK = '<p onclick="alert(1)">a</p><script>alert(1)</script>';
const CLEANED = '<p>a</p>';
const plain = (html: string) => html;
const inAccordion = (data: string) => JSON.stringify([{ title: 'Odjeljak', data }]);

/** Every field of a record that holds HTML: kind, name in a write and in the table, and how it holds the text. */
const HTML_FIELDS = [
  ['post', 'introtext', 'introtext', plain],
  ['post', 'fulltext', 'fulltext', plain],
  ['page', 'description', 'description', plain],
  ['page', 'accordion', 'accordion', inAccordion],
  ['athlete', 'tekst', 'tekst', plain],
  ['athlete', 'tekst_eng', 'tekst_eng', plain],
  ['magazineArticle', 'puni_sadrzaj', 'puni_sadrzaj', plain],
  ['magazineArticle', 'puni_sardrzaj', 'puni_sadrzaj', plain],
] as const;

const CREATE = { post: 'createPost', page: 'createPage', athlete: 'createAthlete' };

describe.each(DATABASE_NAMES)('the HTML on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let number = 10;

  describe.each(HTML_FIELDS)('of %s in %s', (kind, field, column, hold) => {
    const { calls, change } = USUAL_KINDS[kind];

    const read = async (id: number) => {
      const { read: db } = testApp.dependencies.database;
      const row = await db.selectFrom(KINDS[kind].plural).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return (row as Record<string, unknown>)[column];
    };
    const create = async (html: string): Promise<number> => {
      number += 1;
      const values = {
        ...(await change(testApp.dependencies.database, number)),
        language: 'hr-HR',
        [column]: hold(html),
      };
      const rawBody = kind === 'page' ? toRow(values as never, NEW_PAGE_COLUMNS) : values;
      const key = kind === 'magazineArticle' ? 'createMagazineArticle' : CREATE[kind];
      const { route } = allRoutes.find((one) => one.key === key)!;
      return (await testApp.call(route, { as: 'superadmin', rawBody } as never)).json().id;
    };
    const update = async (id: number, html: string) => {
      const values = await change(testApp.dependencies.database, number);
      await testApp.call(calls.update, { as: 'superadmin', rawBody: { ...values, id, [field]: hold(html) } });
    };

    test('loses the code of attacks when it is made and when it is changed', async () => {
      const id = await create(ATTACK);
      expect(await read(id)).toBe(hold(CLEANED));
      await update(id, '<p>b</p>');
      await update(id, ATTACK);
      expect(await read(id)).toBe(hold(CLEANED));
    });

    test('of the former site stays identical to the byte', async () => {
      const html = JOOMLA_TEXTS.join('\n');
      const id = await create('');
      await update(id, html);
      expect(await read(id)).toBe(hold(html));
    });
  });
});
