import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine/magazine-issues';
import { savedText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { present } from '../../records/present.ts';
import { creationOf, recordHandlers, stampOf } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import { magazineArticles } from './article-record.ts';
import { getArticle, getEditedArticle, listArticles } from './articles.store.ts';
import { makePageSearch } from './find-pages.store.ts';
import { magazineIssues } from './issue-record.ts';
import { getIssue, listIssues } from './issues.store.ts';
import { getAuthor, getSection, listAuthors, listSections } from './magazine.store.ts';
import { mergeAuthors } from './merge-authors.ts';
import { readAgain } from './page-texts.store.ts';
import { magazineAuthors, magazineSections } from './people-records.ts';
import { listSameAuthors } from './same-authors.store.ts';
import { setDifferent } from './set-different-authors.ts';
import { createArticle, updateArticle } from './write-article.ts';

/** Issues, articles, authors and sections of the magazine. */
export function serveMagazine(app: FastifyInstance, dependencies: Dependencies): void {
  serveIssues(app, dependencies);
  serveArticles(app, dependencies);
  servePeople(app, dependencies);
}

function serveIssues(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const handlers = recordHandlers(magazineIssues, dependencies);
  const findPages = makePageSearch(read);
  serveRoutes(app, dependencies, magazineIssueRoutes, {
    listIssues: ({ seesEverything }) => listIssues(read, { seesEverything }),
    getIssue: async ({ params: { id }, seesEverything }) => [
      await requireFound('magazineIssue', getIssue(read, id, { seesEverything })),
    ],
    createIssue: ({ body, ...call }) =>
      handlers.create({ ...call, body: textsOf({ link: '', slika: '', ...present(body) }) }),
    updateIssue: ({ body: { id, version, ...body }, ...call }) => {
      const values = {
        ...{ broj: body.broj_olimpa, godina: body.godina_, mjesec: body.mjesec, graficka_priprema: body.graficka },
        ...{ tisak: body.tisak, issuu: body.issue, link: body.pdf, slika: body.img, urednik_id: body.urednik },
        ...{ prijevod_id: body.prijevod, produkcija_id: body.produkcija, nakladnik: body.nakladnik },
        ...{ naklada: body.naklada, dodatno: body.dodatno, dodatno_eng: body.dodatnoEng, opis: body.opis },
      };
      return handlers.update({ ...call, body: { id, ...present({ version }), ...textsOf(present(values)) } });
    },
    readIssueAgain: async ({ params: { id } }) => {
      await requireFound('magazineIssue', getIssue(read, id, { seesEverything: false }));
      await dependencies.database.write((transaction) => readAgain(transaction, id));
      return { message: 'PDF će se ponovno pročitati.' };
    },
    findPages: ({ query }) => findPages(query.text ?? ''),
    deleteIssue: handlers.remove,
    restoreMagazineIssues: handlers.restore,
    listIssueReferences: handlers.references,
  });
}

function serveArticles(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml } = dependencies;
  const handlers = recordHandlers(magazineArticles, dependencies);
  const cleaned = async (html: string | undefined) => (html === undefined ? undefined : cleanHtml(html));
  serveRoutes(app, dependencies, magazineArticleRoutes, {
    listMagazineArticles: ({ params, query: { search, ...filters } }) => {
      const words = search ?? (params.search === '-' ? '' : params.search);
      return listArticles(database.read, { page: params.page, search: words, ...filters });
    },
    getMagazineArticle: async ({ params }) => [
      await requireFound('magazineArticle', getArticle(database.read, params.id)),
    ],
    getEditedMagazineArticle: async ({ params }) => [
      await requireFound('magazineArticle', getEditedArticle(database.read, params.id)),
    ],
    createMagazineArticle: async ({ body, ...call }) => {
      const values = { ...body, ...present({ puni_sadrzaj: await cleaned(body.puni_sadrzaj) }) };
      const id = await createArticle(database, values, creationOf(call, dependencies));
      return { message: savedText('magazineArticle'), id };
    },
    updateMagazineArticle: async ({
      body: { autor: autor_id, photo_autor_id: foto_autor_id, puni_sardrzaj, puni_sadrzaj = puni_sardrzaj, ...body },
      ...call
    }) => {
      const values = { ...body, ...present({ autor_id, foto_autor_id, puni_sadrzaj: await cleaned(puni_sadrzaj) }) };
      const version = await updateArticle(database, values, stampOf(call, dependencies));
      return { message: savedText('magazineArticle'), version, modified: toStoredTime(call.now) };
    },
    deleteMagazineArticle: handlers.remove,
    deleteMagazineArticles: handlers.removeMany,
    restoreMagazineArticles: handlers.restore,
  });
}

function servePeople(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const authors = recordHandlers(magazineAuthors, dependencies);
  const sections = recordHandlers(magazineSections, dependencies);
  serveRoutes(app, dependencies, magazineRoutes, {
    listMagazineAuthors: ({ seesEverything }) => listAuthors(read, { seesEverything }),
    getMagazineAuthor: ({ params }) => requireFound('magazineAuthor', getAuthor(read, params.id)),
    createMagazineAuthor: authors.create,
    updateMagazineAuthor: authors.update,
    deleteMagazineAuthor: authors.remove,
    deleteMagazineAuthors: authors.removeMany,
    restoreMagazineAuthors: authors.restore,
    listMagazineAuthorReferences: authors.references,
    mergeMagazineAuthors: async ({ body, ...call }) => {
      const version = await mergeAuthors(dependencies.database, body, stampOf(call, dependencies));
      return { message: 'Autori su spojeni.', version };
    },
    listSameMagazineAuthors: () => listSameAuthors(read),
    setMagazineAuthorsDifferent: ({ body, ...call }) =>
      setDifferent(dependencies.database, body, stampOf(call, dependencies)),
    listMagazineSections: ({ seesEverything }) => listSections(read, { seesEverything }),
    getMagazineSection: ({ params }) => requireFound('magazineSection', getSection(read, params.id)),
    createMagazineSection: sections.create,
    updateMagazineSection: sections.update,
    deleteMagazineSection: sections.remove,
    deleteMagazineSections: sections.removeMany,
    restoreMagazineSections: sections.restore,
    listMagazineSectionReferences: sections.references,
  });
}

/** Numbers that came in place of text become text. */
function textsOf<Values extends object>(values: Values): Values {
  const texts = ['broj', 'mjesec', 'naklada'].filter(
    (name) => typeof (values as Record<string, unknown>)[name] === 'number',
  );
  const written = texts.map((name) => [name, String((values as Record<string, unknown>)[name])]);
  return { ...values, ...Object.fromEntries(written) };
}
