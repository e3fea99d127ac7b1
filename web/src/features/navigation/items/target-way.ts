import type { ManagedMenuItem } from '@baklja/contract/features/navigation';

/** How the target of an item is chosen: found among the pages, folders or documents, or typed. */
export type TargetWay = 'page' | 'folder' | 'document' | 'address';

/** The way in which the target of an item was chosen; a new item begins with the pages. */
export function wayOf(item: Pick<ManagedMenuItem, 'target_kind'> | undefined): TargetWay {
  if (!item) return 'page';
  if (item.target_kind === 'file') return 'document';
  if (item.target_kind === 'documentFolder') return 'folder';
  return item.target_kind ?? 'address';
}

/** An address without its protocol, for reading. */
export function shortAddress(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') || link;
}
