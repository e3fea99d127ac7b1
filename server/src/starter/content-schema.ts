import { FOLDER_LANGUAGES } from '@baklja/contract/features/documents/document-folders';
import { CATEGORIES, COUNTIES } from '@baklja/contract/features/sport/categorisation-file';
import { SEASONS, SEXES } from '@baklja/contract/features/sport/games';
import { LANGUAGES } from '@baklja/contract/fields';
import { type Static, type TProperties, Type } from 'typebox';

const text = Type.String({ minLength: 1 });
const texts = Type.Array(text, { minItems: 1 });
const flag = Type.Enum([0, 1]);
const year = Type.Integer({ minimum: 1900, maximum: 2100 });
/** Name of a record among the others of its file. Records that are named elsewhere in the file come earlier. */
const key = Type.String({ pattern: '^[a-z0-9-]+$' });
const isOutdated = Type.Literal(true, { description: 'the original was changed since' });

/** An article; its full text is `articles/<key>.html`. Its dates are days before or after the first start. */
const article = exact({
  key,
  language: Type.Enum([...LANGUAGES]),
  translationOf: Type.Optional(key),
  isOutdated: Type.Optional(isOutdated),
  title: text,
  introtext: Type.String({ pattern: '^<', description: 'HTML' }),
  category: key,
  author: Type.Enum(['tipfeler', 'superadmin'], { description: 'role of the user who created it' }),
  daysAgo: Type.Integer({ minimum: 0, description: 'days before the first start on which it was created' }),
  at: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'time of that day in Europe/Zagreb' }),
  state: flag,
  publishInDays: Type.Optional(Type.Integer({ minimum: 1, description: 'days until it is public; absent: at once' })),
  izdvojeno: Type.Optional(flag),
  pinned: Type.Optional(Type.Literal(true)),
  /** Names of files in `starter-files/clanci-slike`. */
  picture: Type.Optional(exact({ name: text, alt: text, caption: text })),
  gallery: Type.Optional(Type.Array(exact({ name: text, caption: text }))),
});

/** `path` is below `/files`, and encoded. */
const pagePicture = exact({ path: text, caption: text });

/** A page; its description is `pages/<key>.html`. Addresses of other pages have the form `/page/{key}/1`. */
const page = exact({
  key,
  language: Type.Enum([...LANGUAGES]),
  translationOf: Type.Optional(key),
  isOutdated: Type.Optional(isOutdated),
  title: text,
  picture: Type.Optional(pagePicture),
  buttons: Type.Optional(Type.Array(exact({ title: text, link: text }))),
  accordion: Type.Optional(Type.Array(exact({ title: text, data: Type.String({ pattern: '^<' }) }))),
  gallery: Type.Optional(Type.Array(pagePicture)),
  /** Parts that have content but are switched off. */
  hidden: Type.Optional(Type.Array(Type.Enum(['buttons', 'accordion', 'gallery']))),
});

/** An article of an issue; its text is `magazine/<key>.html`, in which each `h2` begins a page of the issue. */
const magazineArticle = exact({
  key,
  naslov: text,
  podnaslov: text,
  rubrika: text,
  autori: Type.Array(key, { description: 'in the order in which they sign' }),
  fotografije: Type.Optional(key),
  tagovi: text,
});

const issue = exact({
  broj: text,
  godina: year,
  mjesec: text,
  file: Type.String({ pattern: '^[a-z0-9-]+$', description: 'name of its files, without the ending' }),
  cover: Type.String({ minLength: 1, description: 'alternative text of the cover' }),
  opis: text,
  naklada: text,
  dodatno: text,
  dodatno_eng: text,
  /** In the order of their pages. A notice is plain text on a page that belongs to no article. */
  contents: Type.Array(Type.Union([magazineArticle, exact({ notice: texts })])),
});

const magazine = exact({
  authors: Type.Array(
    exact({
      key,
      ime: text,
      prezime: Type.Optional(text),
      pref: Type.Optional(text),
      web: Type.Optional(text),
      firma: Type.Optional(Type.Literal(1)),
    }),
  ),
  /** What every issue names; the authors by their keys. */
  imprint: exact({
    urednik: key,
    prijevod: key,
    produkcija: key,
    graficka_priprema: text,
    tisak: text,
    nakladnik: text,
  }),
  issues: Type.Array(issue),
});

const folder = exact({
  title: text,
  title_eng: text,
  lng: Type.Enum([...FOLDER_LANGUAGES]),
  subfolders: Type.Array(exact({ title: text, title_eng: text, isHidden: Type.Optional(Type.Boolean()) })),
  documents: Type.Array(
    exact({
      file: Type.String({ pattern: '^[a-z0-9-]+$', description: 'name of its file, without the ending' }),
      title: text,
      title_eng: text,
      year,
      subfolder: Type.Optional(Type.String({ description: 'Croatian title of its subfolder' })),
    }),
  ),
});

const menu = exact({
  /** The sections of every installation (answers, section 1). Migration 0019 gives them to one from before. */
  sections: Type.Array(
    exact({
      value: text,
      sub: Type.Optional(flag),
      doc: Type.Optional(flag),
      kont: Type.Optional(flag),
      search: Type.Optional(flag),
    }),
  ),
  /** A folder is named by its Croatian title. */
  items: Type.Array(
    exact({
      section: text,
      value: text,
      to: Type.Union([exact({ page: key }), exact({ folder: text }), exact({ address: text })]),
    }),
  ),
});

/** A row of the categorisation, but for its two days: it is valid for two years, from so many years before this one. */
const categorisationRow = exact({
  AUTOID: text,
  EVB: text,
  Ime: text,
  PreZme: text,
  Spol: Type.Enum(['Ž', 'M']),
  DatRod: text,
  SptNazOK: text,
  Klub: text,
  Zupanija: Type.Enum([...COUNTIES]),
  EVSKat: Type.Enum([...CATEGORIES]),
  KatRezult: text,
  validSinceYearsAgo: Type.Integer({ minimum: 0 }),
});

/** A file that no article, document or issue names. Both paths are relative: to `starter-files`, and as users see it. */
const file = exact({
  source: Type.String({ pattern: '\\.(jpg|pdf|docx)$' }),
  path: text,
  daysAgo: Type.Integer({ minimum: 0, description: 'days before the first start on which it was uploaded' }),
  alt: Type.Optional(text),
});

const medal = exact({
  natjecanje: text,
  sport: text,
  disciplina: text,
  medalja: Type.Enum([1, 2, 3]),
  tim: Type.Boolean(),
  timVal: Type.String(),
  athletes: Type.Array(Type.Integer(), { minItems: 1 }),
});

const games = exact({
  name: text,
  year: Type.Integer(),
  season: Type.Enum([...SEASONS]),
  city: text,
  city_en: text,
  country: text,
  country_en: text,
  opens: text,
  closes: text,
});

/** An event with the starts in it; one is won by a crew of several athletes or by one. */
const eventWithStarts = exact({
  games: text,
  sport: text,
  name: Type.String(),
  name_en: text,
  sex: Type.Enum([...SEXES]),
  is_team: Type.Enum([0, 1]),
  starts: Type.Array(
    exact({
      athletes: Type.Array(Type.Integer(), { minItems: 1 }),
      medal: Type.Optional(Type.Enum([1, 2, 3])),
      committee: Type.Optional(text),
    }),
    { minItems: 1 },
  ),
});

/** The files of the starter content, `<name>.json`. */
export const CONTENT_FILES = {
  articles: Type.Array(article),
  categories: Type.Array(exact({ key, title: text })),
  categorisation: Type.Array(categorisationRow),
  documents: Type.Array(folder),
  files: Type.Array(file),
  games: Type.Array(games),
  magazine,
  medals: Type.Array(medal),
  menu,
  olympians: Type.Array(exact({ id: Type.Integer(), Ime: text, Prezime: text, sport: texts })),
  pages: Type.Array(page),
  sports: Type.Array(exact({ naziv: text })),
  starts: Type.Array(eventWithStarts),
};

export type StarterArticle = Static<typeof article> & { fulltext: string };
export type StarterPage = Static<typeof page> & { description: string };
export type StarterMagazineArticle = Static<typeof magazineArticle> & { puni_sadrzaj: string };
export type StarterNotice = { notice: readonly string[] };
export type StarterIssue = Omit<Static<typeof issue>, 'contents'> & {
  contents: readonly (StarterMagazineArticle | StarterNotice)[];
};
export type StarterFolder = Static<typeof folder>;

function exact<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}
