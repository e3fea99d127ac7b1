import { countOf } from '@baklja/contract/plural';

const ARTICLES = { one: 'članak', few: 'članka', other: 'članaka' };
const GAPS = { one: 'praznina', few: 'praznine', other: 'praznina' };
const PAGES = { one: 'stranica', few: 'stranice', other: 'stranica' };

export const issuePagesText = {
  covered: (covered: number, pages: number) => `${covered} od ${countOf(pages, PAGES)}`,
  filled: (covered: number, pages: number) => `${issuePagesText.covered(covered, pages)} je popunjeno`,
  gaps: (count: number) => countOf(count, GAPS),
  withoutPages: (count: number) => `${countOf(count, ARTICLES)} bez stranica`,
  overlap: (pages: readonly number[]) => {
    const list = new Intl.ListFormat('hr').format(pages.map(String));
    return pages.length === 1 ? `Stranica ${list} pripada dvama člancima` : `Stranice ${list} pripadaju dvama člancima`;
  },
} as const;
