import { foldText } from '@baklja/contract/alias';
import type { PageRow } from '@baklja/contract/features/pages';

/** The pages whose title holds the text, whatever its case and marks; the newest id first. */
export function findPages(pages: readonly PageRow[], search: string): PageRow[] {
  const sought = foldText(search.trim());
  return pages.filter(({ title }) => foldText(title).includes(sought)).sort((a, b) => b.id - a.id);
}
