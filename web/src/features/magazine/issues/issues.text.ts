import type { Unsearchable } from '@baklja/contract/features/magazine/magazine-issues';
import { countOf, formFor } from '@baklja/contract/plural';

const ARTICLES = { one: 'članak', few: 'članka', other: 'članaka' };
const ISSUES = { one: 'broj', few: 'broja', other: 'brojeva' };
/** After „u”. */
const IN_ISSUES = { one: 'broju', few: 'broja', other: 'brojeva' };
const PLACES = { one: 'mjesto', few: 'mjesta', other: 'mjesta' };
const GAPS = { one: 'praznina', few: 'praznine', other: 'praznina' };
const PAGES = { one: 'stranica', few: 'stranice', other: 'stranica' };

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
  search: 'Broj, godina ili tekst iz PDF-a',
  noMatch: (search: string) => `Nijedan broj ne sadrži „${search}”.`,
  emptyHelp: 'Broj ima naslovnicu, PDF i issuu link.',
  view: 'Prikaz brojeva',
  shelf: 'Polica',
  table: 'Tablica',
  allYears: 'Sve godine',
  noYear: 'Bez godine',
  lack: 'Nedostaje',
  allLacks: 'Potpuni i ostali',
  noPdf: 'Bez PDF-a',
  articles: (count: number) => (count === 0 ? 'bez članaka' : countOf(count, ARTICLES)),
  pages: (count: number) => (count === 0 ? '' : `${count} str.`),
  pdfMissing: 'nema PDF-a',
  pdfIsDamaged: 'oštećen PDF',
  pdfDamagedHelp:
    'PDF je oštećen: tekst se ne može pročitati, pa ga pretraga ne nalazi. Datoteka je sačuvana. Pošaljite ispravan PDF ili dajte da se ovaj ponovno pročita.',
  readAgain: 'Pročitaj ponovno',
  pdfMissingHelp: 'Datoteke nema na poslužitelju. Broj se može spremiti, a PDF poslati kasnije.',
  sameNumber: 'isti broj dvaput',
  openSame: 'Otvori ga',
  next: 'Dodaj Olimp',
  // The archive
  found: (pages: number, issues: number) => `${countOf(pages, PLACES)} u ${countOf(issues, IN_ISSUES)}`,
  foundShown: (shown: number) => `prikazano prvih ${shown}`,
  foundNothing: (words: string) => `U PDF-ovima nema „${words}”.`,
  foundTitle: 'Mjesta u PDF-ovima',
  foundFailed: 'PDF-ovi nisu pretraženi.',
  page: (page: number) => `str. ${page}`,
  fromArticle: 'iz članka',
  noArticleOnPage: 'stranica bez članka',
  openPdf: 'Otvori PDF',
  openPdfAt: (number: string, page: number) => `Otvori PDF broja ${number} na stranici ${page}`,
  searchable: (issues: number, all: number) =>
    `${issues === 1 ? 'Može' : 'Mogu'} se pretražiti ${issues} od ${countOf(all, ISSUES)}.`,
  unsearchable: (reason: Unsearchable, numbers: readonly string[]) =>
    `${numbers.length === 1 ? 'Broj' : 'Brojevi'} ${inSentence(numbers)}: ${formFor(numbers.length, REASONS[reason])}.`,
  progress: (read: number, pages: number) => (pages === 0 ? '' : `Pročitano je ${read} od ${countOf(pages, PAGES)}.`),
  // The form
  number: 'Broj',
  numberMissing: 'Unesite broj.',
  year: 'Godina',
  month: 'Mjesec',
  chooseYear: 'bez godine',
  chooseMonth: 'bez mjeseca',
  issuu: 'issuu link',
  issuuExample: 'https://issuu.com/…',
  issuuMissing: 'Unesite issuu link.',
  incomplete: 'Unesite broj i issuu link!',
  cover: 'Naslovnica',
  chooseCover: 'Odaberi naslovnicu',
  changeCover: 'Zamijeni naslovnicu',
  removeCover: 'Ukloni naslovnicu',
  makeCover: 'Izradi naslovnicu iz prve stranice',
  makeOtherCover: 'Zamijeni naslovnicu prvom stranicom',
  coverMade: 'Naslovnica je izrađena iz prve stranice PDF-a.',
  coverFailed: 'Naslovnica nije izrađena. Pokušajte ponovno.',
  coverWithoutPdf: 'PDF nije na poslužitelju, pa se iz njega ne može izraditi naslovnica.',
  coverProblems: COVER_PROBLEMS,
  pdf: 'PDF broja',
  pdfAddress: 'Adresa PDF-a',
  pdfPath: 'dokumenti/Olimp/olimp.pdf',
  pdfHelp: 'Dosadašnji vrijedi dok se novi ne pošalje.',
  choosePdf: 'Odaberi iz medija',
  sendPdf: 'Pošalji PDF',
  replacePdf: 'Zamijeni',
  removePdf: 'Ukloni',
  showAddress: 'Adresa',
  notPdf: 'Odaberite PDF.',
  waitsForPdf: 'PDF se šalje; spremanje čeka.',
  dropPdf: 'Ispustite PDF broja',
  imprint: 'Impresum',
  editor: 'Urednik',
  translation: 'Prijevod',
  production: 'Produkcija',
  prepress: 'Grafička priprema',
  printer: 'Tisak',
  publisher: 'Nakladnik',
  printRun: 'Naklada',
  description: 'Opis',
  details: 'Dodatno',
  englishDetails: 'Dodatno, engleski',
  // The pages of an issue
  neighbours: 'Susjedni brojevi',
  previousIssue: (number: string) => `Prethodni broj: ${number}`,
  nextIssue: (number: string) => `Sljedeći broj: ${number}`,
  contents: 'Sadržaj po stranicama',
  covered: (covered: number, pages: number) => `${covered} od ${countOf(pages, PAGES)}`,
  addArticle: 'Novi članak u broju',
  add: 'Dodaj',
  addAt: (pages: string) => `Dodaj članak na stranice ${pages}`,
  correct: 'Ispravi',
  correctPages: (title: string) => `Ispravi stranice: ${title}`,
  writePages: 'Upiši str.',
  writePagesOf: (title: string) => `Upiši str.: ${title}`,
  noArticle: 'Nema članka',
  pagesHead: 'Stranice',
  titleHead: 'Naslov',
  noAuthors: 'bez autora',
  articlesFailed: 'Članci broja nisu učitani.',
  noArticles: 'U broju još nema članaka.',
  hasOverlap: 'preklapanje',
  gaps: (count: number) => countOf(count, GAPS),
  withoutPages: (count: number) => `${countOf(count, ARTICLES)} bez stranica`,
  overlap: (pages: readonly number[]) =>
    `${pages.length === 1 ? 'Stranica' : 'Stranice'} ${inSentence(pages.map(String))} ${
      pages.length === 1 ? 'pripada' : 'pripadaju'
    } dvama člancima`,
  alsoBefore: (pages: readonly number[]) => `${inSentence(pages.map(String))} i u članku prije`,
  strip: (covered: string, parts: readonly string[]) => [covered, ...parts].join(', '),
} as const;

/** `28`, `28 i 29`, `28, 29 i 30`. */
function inSentence(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`;
}
