import { type Answer, createClient, type Result } from '@baklja/client';

/** Address of the Baklja server, as staff open it. */
export const SERVER = process.env['BAKLJA_URL'] ?? 'http://127.0.0.1:3000';
/** Address of this site, as readers open it. */
export const SITE = process.env['SITE_URL'] ?? 'http://127.0.0.1:4321';

export const client = createClient({ baseUrl: SERVER });

/** In words, and as posts and document folders spell it. */
export const LANGUAGES = {
  hr: { name: 'Hrvatski', posts: 'hr-HR', folders: 'hrv' },
  en: { name: 'English', posts: 'en-GB', folders: 'eng' },
} as const;
export type Lang = keyof typeof LANGUAGES;

const WORDS = {
  news: ['Vijesti', 'News'],
  pinned: ['Izdvojeno', 'Highlights'],
  documents: ['Dokumenti', 'Documents'],
  medals: ['Medalje', 'Medals'],
  athletes: ['Sportaši', 'Athletes'],
  categorisation: ['Kategorizacija', 'Categorisation'],
  magazine: ['Olimp', 'Olimp magazine'],
  search: ['Pretraga', 'Search'],
  articles: ['Članci', 'Articles'],
  nothing: ['Ništa nije pronađeno.', 'Nothing was found.'],
  newer: ['Novije', 'Newer'],
  older: ['Starije', 'Older'],
  sport: ['Sport', 'Sport'],
  category: ['Kategorija', 'Category'],
  result: ['Rezultat', 'Result'],
  county: ['Županija', 'County'],
  event: ['Disciplina', 'Event'],
  gold: ['zlato', 'gold'],
  silver: ['srebro', 'silver'],
  bronze: ['bronca', 'bronze'],
  missing: ['Nema te stranice.', 'There is no such page.'],
  refused: ['Pregled više ne vrijedi.', 'The preview is no longer valid.'],
  away: ['Poslužitelj sadržaja se ne javlja.', 'The content server does not answer.'],
} as const;
export type Word = keyof typeof WORDS;

export function word(lang: Lang, key: Word): string {
  return WORDS[key][lang === 'hr' ? 0 : 1];
}

export function langOf(text: string | undefined): Lang {
  return text?.startsWith('en') ? 'en' : 'hr';
}

/** A time as the day in Zagreb. */
export function day(lang: Lang, time: string): string {
  return new Date(time).toLocaleDateString(LANGUAGES[lang].posts, { dateStyle: 'long', timeZone: 'Europe/Zagreb' });
}

/** Statuses of a page, by those of an answer: an address with letters in place of a number answers 400. */
const STATUS_OF: Record<number, 403 | 404> = { 400: 404, 403: 403, 404: 404 };
/** Ends the rendering of a page with a status. */
export class PageError extends Error {
  constructor(readonly status: 403 | 404 | 503) {
    super(`status ${status}`);
  }
}

/** The data of an answer, whose tags become tags of the page. @throws PageError without one. */
export async function read<Data>({ tags }: App.Locals, call: Promise<Result<Data>>): Promise<Data> {
  const answer = await call;
  if (!answer.ok) throw new PageError(STATUS_OF[answer.status] ?? 503);
  for (const tag of answer.tags) tags.add(tag);
  return answer.data;
}

/** The first of a list of one. @throws PageError for an empty list. */
export function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new PageError(404);
  return item;
}

/** A JSON text of a record; empty where it holds nothing. */
export function parse<Value>(text: string, empty: Value): Value {
  return text === '' ? empty : JSON.parse(text);
}

/** The address of a file as a record names it. */
export function fileUrl(path: string): string {
  return /^(https?:)?\/\//.test(path) ? path : path.replace(/^\/?(files\/)?/, '/files/');
}

type Picture = NonNullable<NonNullable<Answer<'getPost'>['pictures']>['image_intro']>;
/** A picture of an answer. Those of lists have no `srcset` and fewer texts. */
export type Shown = Pick<Picture, 'url' | 'width' | 'height' | 'alt' | 'focal'> & Partial<Picture>;
