import { FILES_PATH } from '@baklja/contract/features/file-host';
import type { Config } from '../config.ts';

/**
 * Address at which browsers reach the file of a path, encoded; absolute when the file host runs apart. With the tag of
 * the bytes it may be kept for ever.
 */
export function fileUrl({ fileHostUrl = '' }: Pick<Config, 'fileHostUrl'>, path: string, tag?: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const query = tag === undefined ? '' : `?v=${encodeURIComponent(tag)}`;
  return `${fileHostUrl.replace(/\/files$/, '')}${FILES_PATH}/${encoded}${query}`;
}
