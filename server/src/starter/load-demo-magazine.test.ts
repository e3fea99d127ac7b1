import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listArticles } from '../features/magazine/articles.store.ts';
import { getIssue, listIssues } from '../features/magazine/issues.store.ts';
import { listAuthors, listSections } from '../features/magazine/people.store.ts';
import { readPdfTexts } from '../files/documents/read-pdf-text.ts';
import { makeHtmlCleaner } from '../html/clean-html.ts';
import { type Installation, openInstallation } from '../testing/open-installation.ts';

describe('the magazine of a demo', () => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await openInstallation('SQLite');
    await installation.load();
  });

  afterAll(() => installation.close());

  const db = () => installation.database.read;
  const issues = () => listIssues(db(), { seesEverything: true });
  const articlesOf = async (broj_id: number) => (await listArticles(db(), { page: 1, search: '', broj_id })).articles;
  const textOf = (html: string) =>
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();

  /** The text of each page of a stored PDF. */
  async function readPages(link: string): Promise<string[]> {
    const folder = await mkdtemp(path.join(tmpdir(), 'baklja-starter-pdf-'));
    try {
      const localPath = path.join(folder, 'issue');
      const { object_key } = await db()
        .selectFrom('files')
        .select('object_key')
        .where('path', '=', link.slice(`${FILES_PATH}/`.length))
        .executeTakeFirstOrThrow();
      await pipeline((await installation.files.read(object_key))!, createWriteStream(localPath));
      const reading = readPdfTexts({ localPath, from: 1, count: 50 }, new AbortController().signal);
      const { value } = await reading.next();
      await reading.return();
      return (value as { texts: string[] }).texts;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  test('has two issues with covers, PDFs and whole imprints', async () => {
    const found = await issues();
    expect(found.map(({ broj, mjesec, godina }) => `${broj} ${mjesec} ${godina}`)).toEqual([
      '02 rujan 2026',
      '01 ožujak 2026',
    ]);
    for (const { id } of found) {
      const { pages: _, modified_by_name, ...issue } = (await getIssue(db(), id, { seesEverything: true }))!;
      expect(Object.entries(issue).filter(([, value]) => value === null || value === '')).toEqual([]);
      expect(issue).toMatchObject({ articles: 3, pdf_missing: 0 });
      expect(modified_by_name).toBe('Marko Ćutuk');
    }
  });

  test('has six articles with authors and sections, whose texts cleaning leaves unchanged', async () => {
    const clean = makeHtmlCleaner({ videoHosts: DEFAULT_VIDEO_HOSTS });
    const articles = await db().selectFrom('magazine_articles').selectAll().execute();
    expect(articles).toHaveLength(6);
    for (const { naslov, puni_sadrzaj, podnaslov, tagovi, rubrika_id } of articles) {
      expect([naslov, clean(puni_sadrzaj)]).toEqual([naslov, puni_sadrzaj]);
      expect(puni_sadrzaj).toMatch(/<h2>.*<blockquote>/);
      expect([podnaslov, tagovi, rubrika_id]).not.toContain('');
      expect(rubrika_id).not.toBeNull();
    }
    const listed = (await listArticles(db(), { page: 1, search: '' })).articles;
    expect(listed.filter(({ autori }) => autori === '')).toEqual([]);
    expect(listed.filter(({ autori }) => autori.includes(', '))).toHaveLength(4);
  });

  test('has four people and a company, and six sections', async () => {
    const authors = await listAuthors(db(), { seesEverything: true });
    expect(authors.map(({ ime, firma }) => (firma ? `${ime} (firma)` : ime)).toSorted()).toEqual([
      'Borna',
      'Slog Primjer d.o.o. (firma)',
      'Tena',
      'Vjeran',
      'Čedomila',
    ]);
    const sections = await listSections(db(), { seesEverything: true });
    expect(sections.filter(({ articles }) => articles === 0)).toEqual([]);
    expect(sections).toHaveLength(6);
  });

  test('has the words of each article on its pages of the PDF, and an article on every inner page', async () => {
    for (const { id, broj, link } of await issues()) {
      const pages = await readPages(link);
      const covered = new Set<number>();
      for (const { id: article, naslov, stranica_start, stranica_kraj } of await articlesOf(id)) {
        const { puni_sadrzaj } = await db()
          .selectFrom('magazine_articles')
          .select('puni_sadrzaj')
          .where('id', '=', article)
          .executeTakeFirstOrThrow();
        const printed = pages.slice(stranica_start! - 1, stranica_kraj!);
        expect([naslov, printed[0]!.includes(naslov)]).toEqual([naslov, true]);
        expect(printed.join(' ')).toContain(textOf(puni_sadrzaj));
        for (let page = stranica_start!; page <= stranica_kraj!; page += 1) covered.add(page);
      }
      // All but cover, imprint and back, and a notice.
      const uncovered = pages.map((_, place) => place + 1).filter((page) => !covered.has(page));
      expect(uncovered).toEqual([1, 2, ...(broj === '02' ? [8] : []), pages.length]);
    }
  });
});
