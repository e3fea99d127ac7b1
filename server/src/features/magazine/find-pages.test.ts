import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { recordRows } from '../../testing/record-rows.ts';
import { deleteMagazine, makeArticle, makeIssue, makePageTexts } from '../../testing/records/make-magazine.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { makePageSearch } from './find-pages.store.ts';

const as = 'olimp';

const FILLER = 'Kratka rečenica o sportu. ';

describe.each(DATABASE_NAMES)('the search of stored pages on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;

  beforeEach(() => deleteMagazine(db()));

  const search = async (text: string) =>
    (await testApp.call(magazineIssueRoutes.findPages, { query: { text } })).json();
  const sentenceOf = async (text: string) => (await search(text)).pages[0]?.sentence;

  async function makePages(texts: readonly string[], broj = '83'): Promise<number> {
    const id = await makeIssue(db(), { broj });
    await makePageTexts(db(), id, texts);
    return id;
  }

  test('answers the sentence of a word far behind, also behind letters that become two when they are folded', async () => {
    await makePages([`${'ﬁ ß Ǆ ½ '.repeat(2000)}${FILLER.repeat(2000)}Tu piše Zadnjariječ, napokon. ${FILLER}`]);
    expect(await sentenceOf('zadnjarijec')).toBe('Tu piše Zadnjariječ, napokon.');
  });

  test('finds words in every case and number, and answers the sentence as it is', async () => {
    await makePages([
      'Prvo. Zlatko nosi maglu. Jutro u magli nad Dravom kod Osijeka.',
      'Odbojkašima je pripalo zlato.',
    ]);
    expect(await sentenceOf('magle nad drava')).toBe('Zlatko nosi maglu.');
    await makePages(['Ujutro stoji magla nad Dravom.'], '84');
    expect(await sentenceOf('magle nad dravom')).toBe('Ujutro stoji magla nad Dravom.');
    expect(await sentenceOf('Osijekom')).toBe('Jutro u magli nad Dravom kod Osijeka.');
    expect((await search('odbojkaši zlata')).pages).toMatchObject([
      { page: 2, sentence: 'Odbojkašima je pripalo zlato.' },
    ]);
    expect((await search('zlatom')).pages).toMatchObject([{ page: 2 }]);
    expect((await search('magla odbojkaši')).pages).toEqual([]);
  });

  test('takes signs of a query language as words', async () => {
    await makePages(['Naslovnica']);
    for (const text of ['', '   ', '"', "'", '*', '(', 'AND', 'NEAR(a b)', 'x:y', '\\', '-', '%', '!', 'a & b | c']) {
      expect([text, await search(text)]).toMatchObject([text, { pages: [], total: 0 }]);
    }
  });

  test('does not take the inside of a word for its beginning', async () => {
    await makePages([`Podzlato je prvo. ${'nezlato '.repeat(600)}kraj. Drugo je (Zlato). Treće je zlato.`]);
    expect(await sentenceOf('zlato')).toBe('Drugo je (Zlato).');
  });

  test('cuts a long sentence around the word, also without a blank nearby', async () => {
    const words = 'riječ '.repeat(500);
    await makePages([`${words}Zadnjariječ ${words}`, `${'a,'.repeat(3000)}Zadnjariječ i dalje.`]);
    const { pages } = await search('zadnjarijec');
    expect(pages[0].sentence).toMatch(/^… (riječ )+Zadnjariječ( riječ)+ …$/);
    expect(pages[1].sentence).toMatch(/^(a,)+/);
    for (const { sentence } of pages) expect(sentence.length).toBeLessThanOrEqual(304);
  });

  test('answers a hundred pages of more, and how many there are', async () => {
    await makePages(Array(60).fill('zlato'), '1');
    await makePages(Array(61).fill('zlato'), '2');
    const { pages, total } = await search('zlato');
    expect([pages.length, total]).toEqual([100, 121]);
    const named = [pages[0], pages[60], pages[61]].map(({ broj, page }) => `${broj}, ${page}`);
    expect(named).toEqual(['02, 1', '02, 61', '01, 1']);
  });

  test('reads two texts at a time, with turns for others in between', async () => {
    await makePages(Array(5).fill('zlato'));
    const seen: string[] = [];
    const recorder = recordRows(db().read, (rows) => {
      const texts = rows.filter((row) => 'text' in row).length;
      if (texts === 0) return;
      seen.push(`${texts} texts`);
      setImmediate(() => seen.push('turn'));
    });
    await makePageSearch(recorder)('zlato');
    expect(seen).toEqual(['2 texts', 'turn', '2 texts', 'turn', '1 texts', 'turn']);
  });

  test('is made once for the same words, also when they are asked for at once', async () => {
    await makePages(['zlato', 'srebro']);
    let texts = 0;
    const recorder = recordRows(db().read, (rows) => {
      texts += rows.filter((row) => 'text' in row).length;
    });
    const find = makePageSearch(recorder);
    const [one, other] = await Promise.all([find('zlato'), find(' ZLATO ')]);
    expect([one.pages.length, other.pages.length, texts]).toEqual([1, 1, 1]);
    expect((await find('srebro')).pages).toMatchObject([{ page: 2 }]);
    expect((await find('zlato')).pages).toMatchObject([{ page: 1 }]);
    expect(texts).toBe(2);
  });

  test('is made again when an issue, an article or a text changes', async () => {
    const id = await makePages(['zlato']);
    expect((await search('zlato')).pages).toMatchObject([{ godina: null, article_title: null }]);
    await testApp.call(magazineIssueRoutes.updateIssue, { as, rawBody: { id, godina_: 1999 } });
    expect((await search('zlato')).pages).toMatchObject([{ godina: 1999, article_title: null }]);
    const article = await makeArticle(db(), { naslov: 'Prije', broj_id: id, stranica_start: 1, stranica_kraj: 1 });
    expect((await search('zlato')).pages).toMatchObject([{ article_title: 'Prije' }]);
    const rawBody = { id: article, naslov: 'Poslije' };
    await testApp.call(magazineArticleRoutes.updateMagazineArticle, { as, rawBody });
    expect((await search('zlato')).pages).toMatchObject([{ article_title: 'Poslije' }]);
    await makePages(['zlato'], '84');
    expect((await search('zlato')).total).toBe(2);
    await makePageTexts(db(), id, ['zlato'], 2);
    expect((await search('zlato')).total).toBe(3);
  });
});

describe('searches on SQLite', () => {
  const testApp = useTestApp('SQLite');

  test('run one after another, each in turns of its own', async () => {
    let running = 0;
    let most = 0;
    const counter = recordRows(testApp.dependencies.database.read, () => {
      running += 1;
      most = Math.max(most, running);
      setImmediate(() => {
        running = 0;
      });
    });
    const find = makePageSearch(counter);
    await find('zlato');
    const alone = most;
    await Promise.all(Array.from({ length: 10 }, (_, place) => find(`riječ ${place}`)));
    expect(most).toBe(alone);
  });
});
