import { pageRoutes } from '@baklja/contract/features/content/pages';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import type { BinKind } from '@baklja/contract/records/bin';
import type { Database } from '../../db/database.ts';
import type { TestApp } from '../build-test-app.ts';
import { makeAthlete, makeMedal } from '../records/make-athlete.ts';
import { makeFile } from '../records/make-file.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../records/make-folder.ts';
import { makeArticle, makeAuthor, makeIssue } from '../records/make-magazine.ts';
import { makeMenuItem, makeSection } from '../records/make-menu.ts';
import { makePage } from '../records/make-page.ts';
import { makePost } from '../records/make-post.ts';

const as = 'superadmin';

/** The application, with what puts a record into the bin and returns the id of its row there. */
export type Bin = TestApp & { remove: (kind: BinKind, id: number) => Promise<number> };

/** A record in the bin, and what the server says about restoring it; `make` returns the id of its row there. */
export type Conflict = { kind: BinKind; says: string[]; make: (on: Bin) => Promise<number> };

/** Makes a conflict; `make` gets the database too. */
export function conflict(kind: BinKind, says: string[], make: (db: Database, on: Bin) => Promise<number>): Conflict {
  return { kind, says, make: (on) => make(on.dependencies.database, on) };
}

type Makes = (db: Database, on: Bin, isOther: boolean) => Promise<number | { id: number }>;

/** The conflict of a record in the bin with another one that was made in the same way since. */
export function another(kind: BinKind, says: string, make: Makes): Conflict {
  return conflict(kind, [says], async (db, on) => {
    const made = await make(db, on, false);
    const row = await on.remove(kind, typeof made === 'number' ? made : made.id);
    await make(db, on, true);
    return row;
  });
}

const MEDAL = 'Medalja „Zlato, atletika, OI Rio 2016”';

/** What is not as it was when a record comes back, by its reason. */
export const NOTES: Record<string, Conflict> = {
  'another post has the address': another(
    'post',
    'Adresa „zauzet” je zauzeta, pa se članak „Zauzet” vraća na adresu „zauzet-2”.',
    (db) => makePost(db, { title: 'Zauzet' }),
  ),
  'its pin is gone': conflict('post', ['Članak „Bez pribadače” vraća se otkvačen.'], async (db, on) => {
    const { id } = await makePost(db, { title: 'Bez pribadače' });
    await on.call(pinnedPostRoutes.pinPost, { as, body: { id } });
    return on.remove('post', id);
  }),
  'the translation has another one': conflict(
    'post',
    ['Članak „Razdvojen” vraća se bez prijevoda, koji je sada povezan s drugim.'],
    async (db, on) => {
      const { id: translation_id } = await makePost(db, { language: 'en-GB' });
      const link = (id: number) => on.call(postRoutes.setPostTranslation, { as, body: { id, translation_id } });
      const { id } = await makePost(db, { title: 'Razdvojen' });
      await link(id);
      const row = await on.remove('post', id);
      await link((await makePost(db)).id);
      return row;
    },
  ),
  'the translation is in the bin': conflict(
    'page',
    ['Stranica „Čeka” vraća se bez prijevoda: on je u košu, a povezat će se kad se vrati.'],
    async (db, on) => {
      const { id } = await makePage(db, { title: 'Čeka' });
      const { id: translation_id } = await makePage(db, { language: 'en-GB' });
      await on.call(pageRoutes.setPageTranslation, { as, body: { id, translation_id } });
      const row = await on.remove('page', id);
      await on.remove('page', translation_id);
      return row;
    },
  ),
  'a medal leads to another page': conflict(
    'page',
    ['Stranica „Napuštena” vraća se bez 1 poveznice na medaljama: medalje više nema ili vodi drugamo.'],
    async (db, on) => {
      const { id: page_id } = await makePage(db, { title: 'Napuštena' });
      const medal = await makeMedal(db, { tim: 1, timVal: 'Hrvatska', page_id });
      const row = await on.remove('page', page_id);
      const { id: other } = await makePage(db);
      await db.write((transaction) =>
        transaction.updateTable('medals').set({ page_id: other }).where('id', '=', medal).execute(),
      );
      return row;
    },
  ),
  'the page and an athlete of a medal are gone': conflict(
    'medal',
    [
      `${MEDAL} vraća se bez poveznice na stranicu, koje više nema.`,
      `${MEDAL} vraća se bez 1 sportaša, kojega više nema.`,
    ],
    async (db, on) => {
      const athletes = [await makeAthlete(db), await makeAthlete(db)];
      const { id: page_id } = await makePage(db);
      const row = await on.remove('medal', await makeMedal(db, { athletes, page_id }));
      await on.remove('page', page_id);
      await on.remove('athlete', athletes[0] ?? 0);
      return row;
    },
  ),
  'the English page of a medal is gone': conflict(
    'medal',
    [`${MEDAL} vraća se bez poveznice na stranicu, koje više nema.`],
    async (db, on) => {
      const { id: page_id_eng } = await makePage(db, { language: 'en-GB' });
      const row = await on.remove('medal', await makeMedal(db, { athletes: [await makeAthlete(db)], page_id_eng }));
      await on.remove('page', page_id_eng);
      return row;
    },
  ),
  'another folder has the place': another(
    'documentFolder',
    'Folder „Prvi” vraća se na kraj: na njegovu je mjestu drugi folder.',
    (db) => makeFolder(db, { title: 'Prvi' }),
  ),
  'another subfolder has the place': conflict(
    'subfolder',
    ['Subfolder „Prvi” vraća se na kraj foldera: na njegovu je mjestu drugi subfolder.'],
    async (db, on) => {
      const doc_cat = await makeFolder(db);
      const row = await on.remove('subfolder', await makeSubfolder(db, { doc_cat, title: 'Prvi' }));
      await makeSubfolder(db, { doc_cat });
      return row;
    },
  ),
  'another document has the place': conflict(
    'document',
    ['Dokument „Pomaknut” vraća se na kraj foldera: na njegovu je mjestu drugi dokument.'],
    async (db, on) => {
      const page_id = await makeFolder(db);
      const row = await on.remove('document', await makeDocument(db, { page_id, doc_name: 'Pomaknut' }));
      await makeDocument(db, { page_id });
      return row;
    },
  ),
  'another menu item has the place': conflict(
    'menuItem',
    ['Stavka „Pomaknuta” vraća se na kraj sekcije: na njezinu je mjestu druga stavka.'],
    async (db, on) => {
      const nav = await makeSection(db, { orderIndex: 50 });
      const row = await on.remove('menuItem', await makeMenuItem(db, { nav, value: 'Pomaknuta' }));
      await makeMenuItem(db, { nav });
      return row;
    },
  ),
  'another section has the place': another(
    'menuSection',
    'Sekcija „Prva” vraća se na kraj: na njezinu je mjestu druga sekcija.',
    (db) => makeSection(db, { value: 'Prva', orderIndex: 60 }),
  ),
  'the section and the authors of an article are gone': conflict(
    'magazineArticle',
    ['rubrike, koje više nema', 'autora fotografija, kojega više nema', '1 autora, kojega više nema'].map(
      (gone) => `Članak Olimpa „Ogoljen” vraća se bez ${gone}.`,
    ),
    async (db, on) => {
      const author = await makeAuthor(db);
      const section = await on.call(magazineRoutes.createMagazineSection, { as, rawBody: ['Nestala'] });
      const rubrika_id = section.json().id;
      const own = { naslov: 'Ogoljen', autor_id: String(author), foto_autor_id: author, rubrika_id };
      const row = await on.remove('magazineArticle', await makeArticle(db, own));
      await on.remove('magazineAuthor', author);
      await on.remove('magazineSection', rubrika_id);
      return row;
    },
  ),
  'an author in the imprint of an issue is gone': conflict(
    'magazineIssue',
    ['Broj Olimpa „Olimp 097” vraća se bez imena u impresumu (urednik): autora više nema.'],
    async (db, on) => {
      const urednik_id = await makeAuthor(db);
      const row = await on.remove('magazineIssue', await makeIssue(db, { broj: '97', urednik_id }));
      await on.remove('magazineAuthor', urednik_id);
      return row;
    },
  ),
  'another file has the path': another(
    'file',
    'Naziv „zauzeta.jpg” je zauzet, pa se datoteka vraća kao „zauzeta-2.jpg”.',
    (_, on) => makeFile(on.dependencies, { path: 'images/zauzeta.jpg' }),
  ),
};
