import { formFor } from '@baklja/contract/plural';
import { rangesOf } from './page-overlap.ts';

const PAGES = { one: 'Stranica', few: 'Stranice', other: 'Stranice' };

export const articlesText = {
  title: 'Naslov',
  titleMissing: 'Unesite naslov!',
  subtitle: 'Podnaslov',
  issue: 'Broj',
  allIssues: 'Svi brojevi',
  noIssue: 'Bez broja',
  section: 'Rubrika',
  editSections: 'Uredi rubrike',
  allSections: 'Sve rubrike',
  noSection: 'Bez rubrike',
  authors: 'Autori',
  author: 'Autor',
  allAuthors: 'Svi autori',
  lack: 'Nedostaje',
  allLacks: 'Potpuni i ostali',
  onlyWithoutAuthor: 'Bez autora',
  noAuthor: 'bez autora',
  pages: 'Stranice',
  firstPage: 'Stranica od',
  lastPage: 'Stranica do',
  pagesTurned: 'Posljednja stranica je prije prve.',
  photographer: 'Autor fotografija',
  tags: 'Tagovi',
  addTag: 'Dodaj tag, zarez ili Enter',
  removeTag: (tag: string) => `Ukloni tag ${tag}`,
  tagsTooLong: 'Tagova je previše: zajedno smiju imati 1000 znakova.',
  content: 'Tekst',
  contentExample: 'Tekst članka.',
  saving: 'Članak se sprema…',
  panel: 'Podaci',
  panelLabel: 'Podaci o članku',
  noTitle: (search: string) => `Nijedan naslov ni podnaslov ne sadrži „${search}”.`,
  emptyHelp: 'Članak ima naslov, a može imati broj, rubriku, stranice i autore.',
  search: 'Pretraži',
  signOrder: 'redom kako se potpisuju',
  findAuthor: 'Dodaj autora: upišite ime',
  offeredAuthors: 'Ponuđeni autori',
  alreadyIn: 'već dodan',
  newAuthor: (words: string) => (words === '' ? 'Novi autor' : `Novi autor „${words}”`),
  authorItem: (name: string) => `autora ${name}`,
  unknownAuthor: (id: number) => `br. ${id}`,
  isNotRead: (what: string) => `${what} nisu učitani.`,
  sectionsNotRead: 'Rubrike nisu učitane.',
  noOverlap: 'Preklapanja nema.',
  overlap: (pages: string, titles: string) => `${pages} već ima: ${titles}. Članak se svejedno može spremiti.`,
  pageList: (pages: readonly number[]) => `${formFor(pages.length, PAGES)} ${rangesOf(pages)}`,
  wereEmpty: (pages: readonly number[]) =>
    `${articlesText.pageList(pages)} dosad ${pages.length === 1 ? 'je bila prazna' : 'su bile prazne'}.`,
  onPages: (pages: string) => `str.\u00a0${pages}`,
  add: 'Dodaj autora',
} as const;

/** Longest subtitle in the list, in letters (spec 2, section 2). */
const SUBTITLE_LENGTH = 80;

const letters = new Intl.Segmenter('hr', { granularity: 'grapheme' });

/** A subtitle as the list shows it: one longer than 80 letters ends with an ellipsis. */
export function cutSubtitle(subtitle: string): string {
  const all = [...letters.segment(subtitle)];
  if (all.length <= SUBTITLE_LENGTH) return subtitle;
  const cut = all.slice(0, SUBTITLE_LENGTH).map(({ segment }) => segment);
  return `${cut.join('').trimEnd()}…`;
}
