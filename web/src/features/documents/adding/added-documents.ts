/** Documents that are being added: their values, what is offered for them, and what they lack. */
import { foldText } from '@baklja/contract/alias';
import type { NewDocument } from '@baklja/contract/features/documents';
import { DOCUMENT_YEARS } from '@baklja/contract/limits';
import type { DocumentRow } from '../documents.queries.ts';

export type AddedDocument = {
  /** Unique in this tab. */
  key: number;
  /** Name of the file as it was chosen, or the address. */
  fileName: string;
  /** Bytes; undefined where it is not known. */
  size: number | undefined;
  state: 'sending' | 'saved' | 'failed';
  /** Why the file was not saved; else empty. */
  message: string;
  /** Path or address; empty until the file is saved. */
  link: string;
  doc_name: string;
  title_eng: string;
  /** As it was typed. */
  year: string;
  sub_folder: number | undefined;
};

/** The fields that users fill in. */
export type AddedField = 'doc_name' | 'title_eng' | 'year';

const FIELDS = ['doc_name', 'title_eng', 'year'] as const;

/** A file from the disk. The English name is never made up. */
export function fromFile(key: number, { name, size }: { name: string; size: number }, now: Date): AddedDocument {
  const offered = { doc_name: nameFromFile(name), year: String(yearFromName(name) ?? now.getFullYear()) };
  return { ...EMPTY, key, fileName: name, size, state: 'sending', ...offered };
}

/** A file of the media library, or a typed address. */
export function fromLink(key: number, { link, name }: { link: string; name: string }, now: Date): AddedDocument {
  return { ...fromFile(key, { name, size: 0 }, now), size: undefined, state: 'saved', link };
}

const EMPTY = { message: '', link: '', title_eng: '', sub_folder: undefined };

/** The name of a document as its file offers it: without the ending, separators as spaces. */
function nameFromFile(fileName: string): string {
  return fileName
    .normalize('NFC')
    .replace(/\.[a-z][a-z0-9]{1,4}$/i, '')
    .replace(/[_\-–—+]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The last year from 1900 to 2100 in the name; undefined without one. */
function yearFromName(fileName: string): number | undefined {
  const last = fileName.match(/(?<!\d)(?:19\d\d|20\d\d|2100)(?!\d)/g)?.at(-1);
  return last === undefined ? undefined : Number(last);
}

/** The fields that still have to be filled, in their order. */
export function missingFields(document: Pick<AddedDocument, AddedField>): AddedField[] {
  return FIELDS.filter((field) => (field === 'year' ? !isYear(document.year) : document[field].trim() === ''));
}

/** Whether the document can be saved. */
export function isComplete(document: AddedDocument): boolean {
  return document.state === 'saved' && missingFields(document).length === 0;
}

/** The number of documents that can be saved. */
export function countComplete(documents: readonly AddedDocument[]): number {
  return documents.filter(isComplete).length;
}

/** The place, from 1, of a document of the folder with the same name or file; undefined when there is none. */
export function placeInFolder(
  { fileName, doc_name }: Pick<AddedDocument, 'fileName' | 'doc_name'>,
  documents: readonly DocumentRow[],
): number | undefined {
  const name = foldText(doc_name.trim());
  const index = documents.findIndex(
    (document) => (name !== '' && foldText(document.doc_name) === name) || fileOf(document.link) === foldText(fileName),
  );
  return index < 0 ? undefined : index + 1;
}

/** The body of the call that adds the document. */
export function toNewDocument(document: AddedDocument, folderId: number): NewDocument {
  const { link, sub_folder } = document;
  return {
    link,
    title_eng: document.title_eng.trim(),
    page_id: folderId,
    year: Number(document.year),
    sub_folder: sub_folder ?? null,
    show_in_sub: sub_folder === undefined ? 0 : 1,
    doc_name: document.doc_name.trim(),
  };
}

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= DOCUMENT_YEARS.first && Number(text) <= DOCUMENT_YEARS.last;
}

/** Folded name of the file of a link. */
function fileOf(link: string): string {
  const last = link.slice(link.lastIndexOf('/') + 1);
  try {
    return foldText(decodeURIComponent(last));
  } catch {
    return foldText(last);
  }
}
