import type { DocumentProperties } from '@baklja/contract/files/file-fields';
import { documentFormat } from './document-formats.ts';
import { type DocumentNames, namesSomebody } from './document-names.ts';

/** The properties in the form in which they are stored. */
export type StoredProperties = DocumentNames & { is_signed: boolean };

/** A document on the local disk; `size` in bytes. */
export type LocalDocument = { localPath: string; media_type: string; size: number };

/**
 * The names in the properties of a local file; null when it has no names, is no document, or is too large to be read.
 * @throws Error when it cannot be read, such as one that is encrypted or broken. Its message may hold text of the
 * document.
 */
export async function readDocumentProperties(document: LocalDocument): Promise<StoredProperties | null> {
  const format = documentFormat(document.media_type);
  if (!format || document.size > format.maxBytes) return null;
  const { read } = await format.load();
  const { names, isSigned } = await read(document.localPath);
  return namesSomebody(names) ? { ...names, is_signed: isSigned } : null;
}

/** Stored properties as users get them; null when there are none. */
export function toDocumentProperties(stored: string | null, mediaType: string): DocumentProperties | null {
  if (stored === null) return null;
  const properties = JSON.parse(stored) as StoredProperties;
  const isRemovable = !properties.is_signed && documentFormat(mediaType)?.isRemovable === true;
  return { ...properties, is_removable: isRemovable };
}
