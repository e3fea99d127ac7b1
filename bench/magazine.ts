import { foldText } from '@baklja/contract/alias';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { pathFor } from '@baklja/contract/route';
import type { Database } from '../server/src/db/database.ts';
import type { Db } from '../server/src/db/schema.ts';
import { nameColumns } from '../server/src/files/file-names.ts';
import { makeWords } from './made-posts.ts';
import type { Load } from './measure.ts';

const ISSUES = 200;
const PAGES = 60;
const ARTICLE_PAGES = 4;
const SENTENCES = 1000;
const SENTENCES_OF_PAGE = 30;
const MADE_AT = '2026-10-01T10:00:00.000Z';
const STAMPS = { created: MADE_AT, created_by: null, modified: MADE_AT, modified_by: null };

/** Fills the magazine with generated issues whose PDFs are read, with an article on every four pages. */
export async function loadMagazine(database: Database): Promise<void> {
  const sentences = Array.from({ length: SENTENCES }, (_, place) => `${makeWords(place, 12)} pojam${place}.`);
  const folded = sentences.map(foldText);
  for (let number = 1; number <= ISSUES; number += 1) {
    await database.write(async (transaction) => {
      const issue_id = await insertIssue(transaction, number);
      const pages = Array.from({ length: PAGES }, (_, place) => {
        const chosen = Array.from(
          { length: SENTENCES_OF_PAGE },
          (__, one) => (number * 7 + place * 31 + one * 13) % SENTENCES,
        );
        const textOf = (from: readonly string[]) => chosen.map((sentence) => from[sentence]).join(' ');
        return { issue_id, page: place + 1, text: textOf(sentences), folded: textOf(folded) };
      });
      await transaction.insertInto('magazine_pages').values(pages).execute();
      await transaction.insertInto('magazine_articles').values(makeArticles(issue_id)).execute();
    });
  }
}

/** Searches of the archive: words of every page, of some pages and of none, and one that is being typed. */
export function magazineLoads(): (Load & { name: string })[] {
  const texts = ['zlato', 'pojam417', 'zlato srebro', 'pojam4', 'z', 'nema toga'];
  const paths = texts.map((text) => pathFor(magazineIssueRoutes.findPages, { query: { text } }));
  return [{ name: `${ISSUES * PAGES} pages of PDFs`, paths, headers: {} }];
}

/** Inserts an issue with the record of its PDF, whose bytes are missing. */
async function insertIssue(transaction: Db, number: number): Promise<number> {
  const [broj, link] = [String(number).padStart(3, '0'), `dokumenti/olimp-${number}.pdf`];
  const empty = {
    graficka_priprema: '',
    tisak: '',
    nakladnik: '',
    naklada: '',
    dodatno: '',
    dodatno_eng: '',
    opis: '',
  };
  const { id } = await transaction
    .insertInto('magazine_issues')
    .values({
      ...empty,
      ...STAMPS,
      broj,
      number,
      title: `Olimp ${broj}`,
      title_folded: `olimp ${broj}`,
      link,
      godina: 2000 + (number % 26),
      mjesec: 'rujan',
      issuu: 'https://issuu.example',
      slika: 'images/olimp.jpg',
      urednik_id: null,
      prijevod_id: null,
      produkcija_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const object_key = `objects/olimp/${number}`;
  const name = `olimp-${number}.pdf`;
  const file = {
    path: link,
    folder: 'dokumenti',
    name,
    object_key,
    type: 'other' as const,
    sha256: '',
    upload_id: null,
  };
  const facts = { media_type: 'application/pdf', size: 1, width: null, height: null, alt: '', caption: '', author: '' };
  await transaction
    .insertInto('files')
    .values({ ...file, ...facts, ...nameColumns(name), ...STAMPS })
    .execute();
  await transaction.insertInto('file_uses').values({ kind: 'magazineIssue', record_id: id, path: link }).execute();
  const text = { issue_id: id, object_key, state: 'read' as const, pages: PAGES, pages_read: PAGES };
  await transaction.insertInto('magazine_texts').values(text).execute();
  return id;
}

function makeArticles(broj_id: number) {
  return Array.from({ length: PAGES / ARTICLE_PAGES }, (_, place) => {
    const naslov = makeWords(broj_id * 100 + place, 5);
    const texts = { naslov, title_folded: foldText(naslov), podnaslov: '', tagovi: '', puni_sadrzaj: '' };
    const first = place * ARTICLE_PAGES + 1;
    return {
      ...texts,
      ...STAMPS,
      broj_id,
      rubrika_id: null,
      foto_autor_id: null,
      stranica_start: first,
      stranica_kraj: first + ARTICLE_PAGES - 1,
    };
  });
}
