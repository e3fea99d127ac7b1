import type { SearchHit } from '@baklja/contract/features/search';
import { parentOf } from '@baklja/contract/folders';
import { paths, storedFilePath } from '#web/lib/paths.ts';
import { linkFieldText as text } from './link-field.text.ts';

/** Something of the site that a link can lead to; `note` tells it from others of its name. */
export type LinkTarget = { kind: 'page' | 'file'; title: string; note: string; address: string };

/** Pages and files that were found, with their public addresses. Other kinds have none that a link could take. */
export function targetsOf(hits: readonly SearchHit[]): LinkTarget[] {
  return hits.flatMap(({ kind, id, title, key, language }): LinkTarget[] => {
    if (kind === 'file') return [{ kind, title, note: parentOf(key), address: storedFilePath(key) }];
    if (kind !== 'page') return [];
    const words = language === 'en-GB' ? text.english : text.croatian;
    return [{ kind, title, note: `${words}, ID ${id}`, address: paths.publicPage(id) }];
  });
}
