import type { KindWith } from '@baklja/contract/kinds';
import type { Generated } from 'kysely';
import type { RecordColumns } from './records.ts';

export type MediaTables = {
  files: FileTable;
  /** Folders of the file host. Root folders have rows too. `parent` is the path of the folder that contains it. */
  folders: Record<'path' | 'parent' | 'name' | 'created', string> & { created_by: number | null };
  /** Former paths of files that still lead to them. No other file may use one. */
  file_addresses: { path: string; file_id: number };
  file_uses: FileUseTable;
  /** Stored objects without a record: when one was first found so, and again since then without a long gap. */
  unknown_objects: Record<'object_key' | 'first_seen' | 'last_seen', string>;
};

/**
 * A stored file. Its bytes are in the file storage under `object_key`; the bytes under a key never change. Only `path`
 * decides where users see the file, so that renaming and moving touch no bytes. `name_folded` is the name for searching,
 * `name_key` for its place in lists.
 */
export type FileTable = Omit<RecordColumns, 'created' | 'modified'> &
  Record<'created' | 'modified' | 'folder' | 'path' | 'name' | 'name_folded' | 'media_type' | 'object_key', string> &
  Record<'name_key' | 'alt' | 'alt_eng' | 'caption' | 'caption_eng' | 'author', Generated<string>> &
  Record<'width' | 'height', number | null> &
  Record<'focal_x' | 'focal_y', Generated<number | null>> & {
    type: 'image' | 'other';
    size: number;
    /** Hash of the bytes as they were sent or last replaced, to detect the same file sent twice. Hexadecimal. */
    sha256: string;
    /** Id of the resumable upload that brought it; null for any other upload. */
    upload_id: string | null;
    /** JSON of `StoredProperties`; null when the document has no names or was not read. */
    properties: Generated<string | null>;
  };

/** A record that shows or links the path, which a file may have at present, formerly, or not at all. */
export type FileUseTable = { kind: KindWith<'file-uses'>; record_id: number; path: string };
