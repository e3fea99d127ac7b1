import { foldText } from '@baklja/contract/alias';
import type { PageRow } from '@baklja/contract/features/pages';
import type { PageListRequest, PageSort } from './list-address.ts';

type Sought = Pick<PageListRequest, 'search' | 'translation' | 'sort' | 'order'>;

const croatian = new Intl.Collator('hr');

/** In the order of the words `uzlazno`. */
const COMPARE: Record<PageSort, (a: PageRow, b: PageRow) => number> = {
  id: (a, b) => a.id - b.id,
  title: (a, b) => croatian.compare(a.title, b.title) || a.id - b.id,
  modified: (a, b) => Date.parse(a.modified_time) - Date.parse(b.modified_time) || a.id - b.id,
};

/** The pages whose title holds the text, whatever its case and marks, and whose translation is as asked, in order. */
export function findPages(pages: readonly PageRow[], { search, translation, sort, order }: Sought): PageRow[] {
  const sought = foldText(search.trim());
  const direction = order === 'asc' ? 1 : -1;
  return pages
    .filter(({ title }) => foldText(title).includes(sought))
    .filter((page) => translation === undefined || hasFault(page, translation))
    .sort((a, b) => direction * COMPARE[sort](a, b));
}

function hasFault(page: PageRow, fault: NonNullable<Sought['translation']>): boolean {
  return fault === 'missing' ? page.translation_id === null : page.translation_outdated === 1;
}
