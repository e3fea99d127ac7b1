import { createClient, type Result } from '@baklja/client';

/** The address of the Baklja server. */
export const SERVER = process.env['BAKLJA_URL'] ?? 'http://127.0.0.1:3000';

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
  pages: ['Stranice', 'Pages'],
  documents: ['Dokumenti', 'Documents'],
  medals: ['Medalje', 'Medals'],
  athletes: ['Sportaši', 'Athletes'],
  categorisation: ['Kategorizacija', 'Categorisation'],
  magazine: ['Olimp', 'Olimp magazine'],
  search: ['Pretraga', 'Search'],
  newer: ['Novije', 'Newer'],
  older: ['Starije', 'Older'],
  missing: ['Nema te stranice.', 'There is no such page.'],
  away: ['Poslužitelj sadržaja se ne javlja.', 'The content server does not answer.'],
} as const;
export type Word = keyof typeof WORDS;

export function word(lang: Lang, key: Word): string {
  return WORDS[key][lang === 'hr' ? 0 : 1];
}

export function langOf(text: string | undefined): Lang {
  return text === 'en' ? 'en' : 'hr';
}

/** Ends the rendering of a page with a status. */
export class PageError extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

/** The data of an answer, whose tags become tags of the page. @throws PageError without one. */
export async function read<Data>({ tags }: App.Locals, call: Promise<Result<Data>>): Promise<Data> {
  const answer = await call;
  if (!answer.ok) throw new PageError(answer.status === 404 || answer.status === 403 ? answer.status : 503);
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

/** A file that the server has under the same address. */
export async function pass({ pathname, search }: URL): Promise<Response> {
  const { status, headers, body } = await fetch(`${SERVER}${pathname}${search}`);
  const kept = ['content-type', 'cache-control', 'cache-tag', 'surrogate-key'].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(body, { status, headers: kept });
}

/** The address of a file of the library, which this site passes on to the server. */
export function fileUrl(path: string, width?: number): string {
  if (/^(https?:)?\/\//.test(path)) return path;
  const name = path.replace(/^\/?(files\/)?/, '/files/');
  return width === undefined ? name : `${name}?w=${width}`;
}
