import type { Generated } from 'kysely';

/**
 * A kept file. Its bytes lie in the file storage under `object_key` and never change; where the file stands for people
 * is `path` alone, so that renaming and moving touch no bytes. `name_folded` is the name for searching.
 */
export type FileTable = {
  id: Generated<number>;
  version: Generated<number>;
  folder: string;
  path: string;
  name: string;
  name_folded: string;
  type: 'image' | 'other';
  media_type: string;
  size: number;
  width: number | null;
  height: number | null;
  created: string;
  created_by: number | null;
  modified: string;
  modified_by: number | null;
  object_key: string;
  /** Of the bytes as they were sent, so that the same picture sent twice is seen. Hexadecimal. */
  sha256: string;
  /** Id of the resumable upload that it came by. */
  upload_id: string | null;
  alt: Generated<string>;
  alt_eng: Generated<string>;
  caption: Generated<string>;
  caption_eng: Generated<string>;
  author: Generated<string>;
  focal_x: Generated<number | null>;
  focal_y: Generated<number | null>;
};
