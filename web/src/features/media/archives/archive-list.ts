import { foldText } from '@baklja/contract/alias';
import type { ArchiveItem } from './archives.queries.ts';

/** Rows on a page of an archive. */
const ARCHIVE_PAGE_SIZE = 100;

/** A page of what an archive holds, and how much that is on all pages; past the end it is the last one. */
export function archivePage(
  items: readonly ArchiveItem[],
  { search, page }: { search: string; page: number },
): { items: ArchiveItem[]; total: number; files: number; folders: number; pages: number; page: number } {
  const folded = foldText(search);
  const found = folded === '' ? items : items.filter(({ name }) => foldText(name).includes(folded));
  const pages = Math.ceil(found.length / ARCHIVE_PAGE_SIZE);
  const shown = Math.min(page, Math.max(pages, 1));
  const start = (shown - 1) * ARCHIVE_PAGE_SIZE;
  const folders = found.filter(({ type }) => type === '').length;
  return {
    items: found.slice(start, start + ARCHIVE_PAGE_SIZE),
    total: found.length,
    files: found.length - folders,
    folders,
    pages,
    page: shown,
  };
}
