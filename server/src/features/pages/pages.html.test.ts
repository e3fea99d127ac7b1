import { NEW_PAGE_COLUMNS, type PageDraft, pageRoutes } from '@baklja/contract/features/pages';
import { toRow } from '@baklja/contract/rows';
import { HTML_ATTACKS } from '@baklja/contract/testing/html-attacks';
import { JOOMLA_TEXTS } from '@baklja/contract/testing/joomla-texts';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

/** Entries of an accordion; this many attacks fit into one page. */
const ENTRIES = 20;

const ATTACK = '<p onclick="alert(1)">a</p><script>alert(1)</script>';

describe.each(DATABASE_NAMES)('the texts of a page on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let made = 0;

  const as = 'tipfeler';
  const get = async (id: number) => (await testApp.call(pageRoutes.getPage, { as, params: { id } })).json()[0];
  const create = async (description: string, texts: readonly string[]) => {
    made += 1;
    const accordion = JSON.stringify(texts.map((data) => ({ title: 'Odjeljak', data })));
    const row = toRow<PageDraft>(
      { title: `Tekstovi ${made}`, language: 'hr-HR', description, accordion },
      NEW_PAGE_COLUMNS,
    );
    return get((await testApp.call(pageRoutes.createPage, { as, rawBody: row })).json().id);
  };
  const entriesOf = ({ accordion }: { accordion: string }) =>
    JSON.parse(accordion).map(({ data }: { data: string }) => data);

  test('lose the code of attacks, in the body', async () => {
    expect((await create(ATTACK, [])).description).toBe('<p>a</p>');
  });

  test('lose it in the accordion too', async () => {
    for (let first = 0; first < HTML_ATTACKS.length; first += ENTRIES) {
      const attacks = HTML_ATTACKS.slice(first, first + ENTRIES);
      const page = await create(
        '',
        attacks.map(({ html }) => html),
      );
      expect(entriesOf(page)).toEqual(attacks.map(({ cleaned }) => cleaned));
    }
  });

  test('lose it when the page is changed too', async () => {
    const page = await create('', []);
    const body = { ...page, description: ATTACK, accordion: JSON.stringify([{ title: 'a', data: ATTACK }]) };
    await testApp.call(pageRoutes.updatePage, { as, rawBody: body });
    const changed = await get(page.id);
    expect([changed.description, ...entriesOf(changed)]).toEqual(['<p>a</p>', '<p>a</p>']);
  });

  test.each(JOOMLA_TEXTS)('of the former site stay identical to the byte: %s', async (html) => {
    const page = await create(html, [html]);
    expect([page.description, ...entriesOf(page)]).toEqual([html, html]);
  });
});
