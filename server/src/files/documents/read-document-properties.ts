import type { DocumentProperties } from '@baklja/contract/files/file-fields';
import { documentFormat } from './document-formats.ts';
import { type DocumentNames, namesSomebody } from './document-names.ts';

/** The properties in the form in which they are stored. */
export type StoredProperties = DocumentNames & { is_signed: boolean };

/** A document on the local disk; `size` in bytes. */
export type LocalDocument = { localPath: string; media_type: string; size: number };

/** What is read from a document. */
export type DocumentFacts = {
  /** Null when it has no names. */
  properties: StoredProperties | null;
  /** Of a PDF, as the name of a document; undefined when there is none that people would use. */
  title: string | undefined;
};

/**
 * The names and the title in the properties of a local file; none when it is no document, or is too large to be read.
 * @throws Error when it cannot be read, such as one that is encrypted or broken. Its message may hold text of the
 * document.
 */
export async function readDocumentFacts(document: LocalDocument): Promise<DocumentFacts> {
  const format = documentFormat(document.media_type);
  if (!format || document.size > format.maxBytes) return { properties: null, title: undefined };
  const { read } = await format.load();
  const { names, isSigned, title } = await read(document.localPath);
  return { properties: namesSomebody(names) ? { ...names, is_signed: isSigned } : null, title };
}

/** Stored properties as users get them; null when there are none. */
export function toDocumentProperties(stored: string | null, mediaType: string): DocumentProperties | null {
  if (stored === null) return null;
  const properties = JSON.parse(stored) as StoredProperties;
  const isRemovable = !properties.is_signed && documentFormat(mediaType)?.isRemovable === true;
  return { ...properties, is_removable: isRemovable };
}
