import { countOf } from '@baklja/contract/plural';

const ARTICLES = { one: 'članak', few: 'članka', other: 'članaka' };
const GAPS = { one: 'praznina', few: 'praznine', other: 'praznina' };
/** After „od”. */
const OF_PAGES = { one: 'stranice', few: 'stranice', other: 'stranica' };

export const issuePagesText = {
  covered: (covered: number, pages: number) => `${covered} od ${countOf(pages, OF_PAGES)}`,
  filled: (covered: number, pages: number) => `${issuePagesText.covered(covered, pages)} je popunjeno`,
  gaps: (count: number) => countOf(count, GAPS),
  withoutPages: (count: number) => `${countOf(count, ARTICLES)} bez stranica`,
  overlap: (pages: readonly number[]) => {
    const list = new Intl.ListFormat('hr').format(pages.map(String));
    return pages.length === 1 ? `Stranica ${list} pripada dvama člancima` : `Stranice ${list} pripadaju dvama člancima`;
  },
} as const;
