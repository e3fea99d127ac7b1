import type { KindWith } from '@baklja/contract/kinds';
import type { Generated } from 'kysely';

export type MediaTables = {
  files: FileTable;
  folders: FolderTable;
  file_addresses: FileAddressTable;
  file_uses: FileUseTable;
  unknown_objects: UnknownObjectTable;
};

/**
 * A stored file. Its bytes are in the file storage under `object_key`; the bytes under a key never change. Only `path`
 * decides where users see the file, so that renaming and moving touch no bytes. `name_folded` is the name for searching, `name_key` for its place in lists.
 */
export type FileTable = {
  id: Generated<number>;
  version: Generated<number>;
  folder: string;
  path: string;
  name: string;
  name_folded: string;
  name_key: Generated<string>;
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
  /** Hash of the bytes as they were sent or last replaced, to detect the same file sent twice. Hexadecimal. */
  sha256: string;
  /** Id of the resumable upload that brought it; null for any other upload. */
  upload_id: string | null;
  alt: Generated<string>;
  alt_eng: Generated<string>;
  caption: Generated<string>;
  caption_eng: Generated<string>;
  author: Generated<string>;
  focal_x: Generated<number | null>;
  focal_y: Generated<number | null>;
  /** JSON of `StoredProperties`; null when the document has no names or was not read. */
  properties: Generated<string | null>;
};

/** A folder of the file host. Root folders have rows too. `parent` is the path of the folder that contains it. */
export type FolderTable = { path: string; parent: string; name: string; created: string; created_by: number | null };

/** A former path of a file that still leads to it. No other file may use it. */
export type FileAddressTable = { path: string; file_id: number };

/** A record that shows or links the path, which a file may have at present, formerly, or not at all. */
export type FileUseTable = { kind: KindWith<'file-uses'>; record_id: number; path: string };

/** A stored object without a record: when it was first found so, and found so again since then without a long gap. */
export type UnknownObjectTable = {
  object_key: string;
  first_seen: string;
  last_seen: string;
};
