import { joinLines } from '../join-lines.ts';
import { firstIssue } from './first-issue.ts';
import { secondIssue } from './second-issue.ts';
import type { StarterAuthor, StarterIssue, StarterMagazineArticle, StarterNotice } from './starter-issue.ts';

export const starterAuthors: readonly StarterAuthor[] = [
  { key: 'uzoric', ime: 'Tena', prezime: 'Uzorić' },
  { key: 'primjeric', pref: 'dr. sc.', ime: 'Borna', prezime: 'Primjerić' },
  { key: 'ogledic', ime: 'Čedomila', prezime: 'Ogledić' },
  { key: 'pokusic', ime: 'Vjeran', prezime: 'Pokusić' },
  { key: 'slog', ime: 'Slog Primjer d.o.o.', web: 'https://slog.example', firma: 1 },
];

/** What the imprint of every issue names; the authors by their keys. */
export const starterImprint = {
  ...{ urednik: 'uzoric', prijevod: 'ogledic', produkcija: 'slog' },
  ...{ graficka_priprema: 'Slog Primjer d.o.o.', tisak: 'Tiskara Uzorak d.o.o.', nakladnik: 'Ogledna naklada' },
} as const;

/** The issues of the demo magazine, the first one first. */
export const starterIssues: readonly StarterIssue[] = [firstIssue, secondIssue].map((issue) => ({
  ...issue,
  contents: issue.contents.map((part) =>
    'notice' in part ? part : { ...part, puni_sadrzaj: joinLines(part.puni_sadrzaj) },
  ),
}));

/** Pages before the first article: the cover and the imprint. */
const FRONT_PAGES = 2;

type Placed<Part> = { part: Part; first: number; last: number };

/** The parts of an issue with their pages: an article has a page for its beginning and one for each `h2`. */
export function placeContents({ contents }: StarterIssue): Placed<StarterMagazineArticle | StarterNotice>[] {
  let last = FRONT_PAGES;
  return contents.map((part) => {
    const first = last + 1;
    last += 'notice' in part ? 1 : pagesOfArticle(part).length;
    return { part, first, last };
  });
}

/** The HTML of each page of an article. */
export function pagesOfArticle({ puni_sadrzaj }: StarterMagazineArticle): string[] {
  return puni_sadrzaj.split(/(?=<h2>)/);
}

/** Paths of the files of an issue, as users see them. */
export function filesOfIssue({ file }: StarterIssue): { pdf: string; cover: string } {
  return { pdf: `dokumenti/Olimp/${file}.pdf`, cover: `images/Olimp/${file}.jpg` };
}
