import { pageRoutes } from '@baklja/contract/features/content/pages';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import type { BinKind } from '@baklja/contract/records/bin';
import type { TestApp } from '../build-test-app.ts';
import { makeAthlete, makeMedal } from '../records/make-athlete.ts';
import { makeFile } from '../records/make-file.ts';
import { makeDocument, makeFolder } from '../records/make-folder.ts';
import { makeArticle, makeAuthor, makeIssue } from '../records/make-magazine.ts';
import { makeMenuItem, makeSection } from '../records/make-menu.ts';
import { makePage } from '../records/make-page.ts';
import { makePost } from '../records/make-post.ts';

const as = 'superadmin';

/** The application, with what puts a record into the bin and returns the id of its row there. */
export type Bin = TestApp & { remove: (kind: BinKind, id: number) => Promise<number> };

/** A record in the bin, and what the server says about restoring it; `make` returns the id of its row there. */
export type Conflict = { kind: BinKind; says: string[]; make: (on: Bin) => Promise<number> };

/** What is not as it was when a record comes back, by its reason. */
export const NOTES: Record<string, Conflict> = {
  'another post has the address': {
    kind: 'post',
    says: ['Adresa „zauzet” je zauzeta, pa se članak „Zauzet” vraća na adresu „zauzet-2”.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const row = await on.remove('post', (await makePost(database, { title: 'Zauzet' })).id);
      await makePost(database, { title: 'Zauzet' });
      return row;
    },
  },
  'its pin is gone': {
    kind: 'post',
    says: ['Članak „Bez pribadače” vraća se otkvačen.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const { id } = await makePost(database, { title: 'Bez pribadače' });
      await on.call(pinnedPostRoutes.pinPost, { as, body: { id } });
      return on.remove('post', id);
    },
  },
  'the translation has another one': {
    kind: 'post',
    says: ['Članak „Razdvojen” vraća se bez prijevoda, koji je sada povezan s drugim.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const [{ id }, english] = [
        await makePost(database, { title: 'Razdvojen' }),
        await makePost(database, { language: 'en-GB' }),
      ];
      const link = (one: number) =>
        on.call(postRoutes.setPostTranslation, { as, body: { id: one, translation_id: english.id } });
      await link(id);
      const row = await on.remove('post', id);
      await link((await makePost(database)).id);
      return row;
    },
  },
  'the translation is in the bin': {
    kind: 'page',
    says: ['Stranica „Čeka” vraća se bez prijevoda: on je u košu, a povezat će se kad se vrati.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const [{ id }, english] = [
        await makePage(database, { title: 'Čeka' }),
        await makePage(database, { language: 'en-GB' }),
      ];
      await on.call(pageRoutes.setPageTranslation, { as, body: { id, translation_id: english.id } });
      const row = await on.remove('page', id);
      await on.remove('page', english.id);
      return row;
    },
  },
  'a medal leads to another page': {
    kind: 'page',
    says: ['Stranica „Napuštena” vraća se bez 1 poveznice na medaljama: medalje više nema ili vodi drugamo.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const { id: page_id } = await makePage(database, { title: 'Napuštena' });
      const medal = await makeMedal(database, { tim: 1, timVal: 'Hrvatska', page_id });
      const row = await on.remove('page', page_id);
      const { id: other } = await makePage(database);
      await database.write((transaction) =>
        transaction.updateTable('medals').set({ page_id: other }).where('id', '=', medal).execute(),
      );
      return row;
    },
  },
  'the page and an athlete of a medal are gone': {
    kind: 'medal',
    says: [
      'Medalja „Zlato, atletika, OI Rio 2016” vraća se bez poveznice na stranicu, koje više nema.',
      'Medalja „Zlato, atletika, OI Rio 2016” vraća se bez 1 sportaša, kojega više nema.',
    ],
    make: async (on) => {
      const { database } = on.dependencies;
      const athletes = [await makeAthlete(database), await makeAthlete(database)];
      const { id: page_id } = await makePage(database);
      const row = await on.remove('medal', await makeMedal(database, { athletes, page_id }));
      await on.remove('page', page_id);
      await on.remove('athlete', athletes[0] ?? 0);
      return row;
    },
  },
  'the English page of a medal is gone': {
    kind: 'medal',
    says: ['Medalja „Zlato, atletika, OI Rio 2016” vraća se bez poveznice na stranicu, koje više nema.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const { id: page_id_eng } = await makePage(database, { language: 'en-GB' });
      const athletes = [await makeAthlete(database)];
      const row = await on.remove('medal', await makeMedal(database, { athletes, page_id_eng }));
      await on.remove('page', page_id_eng);
      return row;
    },
  },
  'another document has the place': {
    kind: 'document',
    says: ['Dokument „Pomaknut” vraća se na kraj foldera: na njegovu je mjestu drugi dokument.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const page_id = await makeFolder(database);
      const row = await on.remove('document', await makeDocument(database, { page_id, doc_name: 'Pomaknut' }));
      await makeDocument(database, { page_id });
      return row;
    },
  },
  'another menu item has the place': {
    kind: 'menuItem',
    says: ['Stavka „Pomaknuta” vraća se na kraj sekcije: na njezinu je mjestu druga stavka.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const nav = await makeSection(database, { orderIndex: 50 });
      const row = await on.remove('menuItem', await makeMenuItem(database, { nav, value: 'Pomaknuta' }));
      await makeMenuItem(database, { nav });
      return row;
    },
  },
  'another section has the place': {
    kind: 'menuSection',
    says: ['Sekcija „Prva” vraća se na kraj: na njezinu je mjestu druga sekcija.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const row = await on.remove('menuSection', await makeSection(database, { value: 'Prva', orderIndex: 60 }));
      await makeSection(database, { orderIndex: 60 });
      return row;
    },
  },
  'the section and the authors of an article are gone': {
    kind: 'magazineArticle',
    says: [
      'Članak Olimpa „Ogoljen” vraća se bez rubrike, koje više nema.',
      'Članak Olimpa „Ogoljen” vraća se bez autora fotografija, kojega više nema.',
      'Članak Olimpa „Ogoljen” vraća se bez 1 autora, kojega više nema.',
    ],
    make: async (on) => {
      const { database } = on.dependencies;
      const author = await makeAuthor(database);
      const section = await on.call(magazineRoutes.createMagazineSection, { as, rawBody: ['Nestala'] });
      const rubrika_id = section.json().id;
      const own = { naslov: 'Ogoljen', autor_id: String(author), foto_autor_id: author, rubrika_id };
      const row = await on.remove('magazineArticle', await makeArticle(database, own));
      await on.remove('magazineAuthor', author);
      await on.remove('magazineSection', rubrika_id);
      return row;
    },
  },
  'an author in the imprint of an issue is gone': {
    kind: 'magazineIssue',
    says: ['Broj Olimpa „Olimp 097” vraća se bez imena u impresumu (urednik): autora više nema.'],
    make: async (on) => {
      const { database } = on.dependencies;
      const urednik_id = await makeAuthor(database);
      const row = await on.remove('magazineIssue', await makeIssue(database, { broj: '97', urednik_id }));
      await on.remove('magazineAuthor', urednik_id);
      return row;
    },
  },
  'another file has the path': {
    kind: 'file',
    says: ['Naziv „zauzeta.jpg” je zauzet, pa se datoteka vraća kao „zauzeta-2.jpg”.'],
    make: async (on) => {
      const path = 'images/zauzeta.jpg';
      const row = await on.remove('file', (await makeFile(on.dependencies, { path })).id);
      await makeFile(on.dependencies, { path });
      return row;
    },
  },
};
