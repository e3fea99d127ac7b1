import type { SearchHit } from '@baklja/contract/features/site/search';
import { parentOf } from '@baklja/contract/files/folders';
import { paths, storedFilePath } from '#web/lib/paths.ts';

/** Something of the site that a link can point to; `note` distinguishes targets with the same name. */
export type LinkTarget = {
  kind: 'page' | 'file' | 'folder' | 'document';
  title: string;
  note: string;
  address: string;
};

/** Targets of each kind that are offered. */
const OFFERED = 6;

/** Pages and files of the search results, with their public addresses. Other kinds have no address for a link. */
export function targetsOf(hits: readonly SearchHit[]): LinkTarget[] {
  const offered = (['page', 'file'] as const).flatMap((kind) =>
    hits.filter((hit) => hit.kind === kind).slice(0, OFFERED),
  );
  return offered.flatMap(({ kind, id, title, key, language }): LinkTarget[] => {
    if (kind === 'file') return [{ kind, title, note: parentOf(key), address: storedFilePath(key) }];
    if (kind !== 'page') return [];
    const words = language === 'en-GB' ? 'engleski' : 'hrvatski';
    return [{ kind, title, note: `${words}, ID ${id}`, address: paths.publicPage(id) }];
  });
}
