import type { Unsearchable } from '@baklja/contract/features/magazine/magazine-issues';
import { countOf, formFor } from '@baklja/contract/plural';

const ARTICLES = { one: 'članak', few: 'članka', other: 'članaka' };
const ISSUES = { one: 'broj', few: 'broja', other: 'brojeva' };
/** After „u”. */
const IN_ISSUES = { one: 'broju', few: 'broja', other: 'brojeva' };
const PLACES = { one: 'mjesto', few: 'mjesta', other: 'mjesta' };
/** After „od”. */
const OF_ISSUES = { one: 'broja', few: 'broja', other: 'brojeva' };
const OF_PAGES = { one: 'stranice', few: 'stranice', other: 'stranica' };

const REASONS: Record<Unsearchable, { one: string; few: string; other: string }> = {
  missing: { one: 'nema PDF-a', few: 'nemaju PDF-a', other: 'nema PDF-a' },
  waiting: { one: 'još se čita', few: 'još se čitaju', other: 'još se čita' },
  'no-text': {
    one: 'skeniran je kao slika, pa u njemu nema teksta',
    few: 'skenirani su kao slika, pa u njima nema teksta',
    other: 'skenirano je kao slika, pa u njima nema teksta',
  },
  locked: { one: 'zaštićen je lozinkom', few: 'zaštićeni su lozinkom', other: 'zaštićeno je lozinkom' },
  damaged: { one: 'ima oštećen PDF', few: 'imaju oštećen PDF', other: 'ima oštećen PDF' },
};

/** Why a PDF gives no cover, by the name of the error of pdfjs. */
const COVER_PROBLEMS: Record<string, string> = {
  PasswordException: 'PDF je zaštićen lozinkom, pa se iz njega ne može izraditi naslovnica.',
  InvalidPDFException: 'PDF je oštećen, pa se iz njega ne može izraditi naslovnica.',
};

export const issuesText = {
  count: (count: number) => countOf(count, ISSUES),
  title: (number: string) => `Olimp ${number}`,
  noMatch: (search: string) => `Nijedan broj ne sadrži „${search}”.`,
  noYear: 'Bez godine',
  articles: (count: number) => (count === 0 ? 'bez članaka' : countOf(count, ARTICLES)),
  pages: (count: number) => (count === 0 ? '' : `${count} str.`),
  pdfMissing: 'nema PDF-a',
  pdfIsDamaged: 'oštećen PDF',
  // The archive
  found: (pages: number, issues: number) => `${countOf(pages, PLACES)} u ${countOf(issues, IN_ISSUES)}`,
  searchable: (issues: number, all: number) =>
    `${issues === 1 ? 'Može' : 'Mogu'} se pretražiti ${issues} od ${countOf(all, OF_ISSUES)}.`,
  unsearchable: (reason: Unsearchable, numbers: readonly string[]) =>
    `${numbers.length === 1 ? 'Broj' : 'Brojevi'} ${inSentence(numbers)}: ${formFor(numbers.length, REASONS[reason])}.`,
  progress: (read: number, pages: number) =>
    pages === 0 ? '' : `Pročitano je ${read} od ${countOf(pages, OF_PAGES)}.`,
  // The form
  number: 'Broj',
  year: 'Godina',
  month: 'Mjesec',
  cover: 'Naslovnica',
  coverProblems: COVER_PROBLEMS,
  pdf: 'PDF broja',
  imprint: 'Impresum',
  printRun: 'Naklada',
  description: 'Opis',
  // The pages of an issue
  neighbours: 'Susjedni brojevi',
  contents: 'Sadržaj po stranicama',
  addAt: (pages: string) => `Dodaj članak na stranice ${pages}`,
  alsoBefore: (pages: readonly number[]) => `${inSentence(pages.map(String))} i u članku prije`,
} as const;

/** `28`, `28 i 29`, `28, 29 i 30`. */
function inSentence(words: readonly string[]): string {
  return new Intl.ListFormat('hr').format(words);
}
