/** Documents that are being added: their values, what is offered for them, and what they lack. */
import { foldText } from '@baklja/contract/alias';
import type { NewDocument } from '@baklja/contract/features/documents/documents';
import { pictureOnHost } from '@baklja/contract/files/pictures';
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
  /** Id of the file that was uploaded for it; undefined until then, and for a file of the media library or an address. */
  fileId: number | undefined;
  /** Title inside the file; undefined for none. */
  title: string | undefined;
  /** Path of a stored file with the same bytes. */
  duplicateOf: string | undefined;
  /**
   * Where the folder has such a document already: the id of the one whose file is replaced, or `add` for a new document.
   * Undefined until the user chooses.
   */
  choice: number | 'add' | undefined;
  doc_name: string;
  title_eng: string;
  /** As it was typed. */
  year: string;
  sub_folder: number | undefined;
};

export type AddedField = 'doc_name' | 'title_eng' | 'year';

const FIELDS = ['doc_name', 'title_eng', 'year'] as const;

/** A file from the disk. The English name is never made up. */
export function fromFile(key: number, { name, size }: { name: string; size: number }, now: Date): AddedDocument {
  const offered = { doc_name: nameFromFile(name), year: offeredYear(name, now) };
  return { ...EMPTY, key, fileName: name, size, state: 'sending', ...offered };
}

/** What the title inside a saved file changes: what is still as the name of the file offered it. */
export function fromTitle(document: AddedDocument, title: string | undefined, now: Date): Partial<AddedDocument> {
  const { fileName, doc_name, year } = document;
  if (title === undefined) return {};
  return {
    title,
    ...(doc_name === nameFromFile(fileName) && { doc_name: title }),
    ...(year === offeredYear(fileName, now) && { year: offeredYear(`${fileName} ${title}`, now) }),
  };
}

/** Where the name of a document is from; undefined when a user typed it. */
export function nameSource({ doc_name, title, fileName }: AddedDocument): 'title' | 'fileName' | undefined {
  if (doc_name === title) return 'title';
  return doc_name === nameFromFile(fileName) ? 'fileName' : undefined;
}

/** A file of the media library, or a typed address. */
export function fromLink(key: number, { link, name }: { link: string; name: string }, now: Date): AddedDocument {
  return { ...fromFile(key, { name, size: 0 }, now), size: undefined, state: 'saved', link };
}

const EMPTY = {
  message: '',
  link: '',
  fileId: undefined,
  title: undefined,
  duplicateOf: undefined,
  choice: undefined,
  title_eng: '',
  sub_folder: undefined,
};

/** The name of a document as its file offers it: without the ending, separators as spaces. */
function nameFromFile(fileName: string): string {
  return fileName
    .normalize('NFC')
    .replace(/\.[a-z][a-z0-9]{1,4}$/i, '')
    .replace(/[_\-–—+]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The last year from 1900 to 2100 in the words; the present one without any. */
function offeredYear(words: string, now: Date): string {
  return words.match(/(?<!\d)(?:19\d\d|20\d\d|2100)(?!\d)/g)?.at(-1) ?? String(now.getFullYear());
}

/** The fields that still have to be filled, in their order. */
export function missingFields(document: Pick<AddedDocument, AddedField>): AddedField[] {
  return FIELDS.filter((field) => (field === 'year' ? !isYear(document.year) : document[field].trim() === ''));
}

/** Whether the English name is the Croatian one. */
export function isUntranslated({ doc_name, title_eng }: { doc_name: string; title_eng: string }): boolean {
  return title_eng.trim() !== '' && title_eng.trim() === doc_name.trim();
}

/** A document of the folder that an added one repeats. */
export type Conflict = {
  document: DocumentRow;
  /** From 1. */
  place: number;
  /** The bytes are the same; else the name of the document or of the file. */
  isSameFile: boolean;
};

/** The first document of the folder with the same file, or the same name of document or file; undefined for none. */
export function findConflict(added: AddedDocument, documents: readonly DocumentRow[]): Conflict | undefined {
  const { paths, names, fileNames } = placesOf(documents);
  const own = pictureOnHost(added.link)?.path;
  const same = [added.duplicateOf, own].flatMap((path) => (path === undefined ? [] : (paths.get(path) ?? [])));
  const alike = [names.get(foldText(added.doc_name.trim())), fileNames.get(foldText(added.fileName))];
  const index = Math.min(...(same.length > 0 ? same : alike.flatMap((place) => place ?? [])));
  const document = documents[index];
  return document && { document, place: index + 1, isSameFile: same.length > 0 };
}

type Places = Record<'paths' | 'names' | 'fileNames', Map<string, number>>;

/** Every keystroke looks up every added document, and folders have thousands of documents. */
const known = new WeakMap<readonly DocumentRow[], Places>();

/** Index of the first document with each path, folded name, and folded name of a file. */
function placesOf(documents: readonly DocumentRow[]): Places {
  const found = known.get(documents);
  if (found) return found;
  const places: Places = { paths: new Map(), names: new Map(), fileNames: new Map() };
  for (const [index, { doc_name, link }] of [...documents.entries()].reverse()) {
    const path = pictureOnHost(link)?.path;
    if (path !== undefined) places.paths.set(path, index);
    places.names.set(foldText(doc_name), index);
    places.fileNames.set(fileOf(link), index);
  }
  // A document without a name yet has the name of none.
  places.names.delete('');
  known.set(documents, places);
  return places;
}

/**
 * Id of the stored file at whose address the upload of an added document can be put; undefined without one of them, and
 * where the document of the folder has that very upload.
 */
export function replaceableFileId({ document }: Conflict, { fileId }: AddedDocument): number | undefined {
  return fileId === undefined || fileId === document.file_id ? undefined : (document.file_id ?? undefined);
}

/** Whether the folder has such a document already, and the user has not chosen yet what the file is for. */
export function isUndecided(added: AddedDocument, documents: readonly DocumentRow[]): boolean {
  const conflict = findConflict(added, documents);
  return conflict !== undefined && added.choice !== 'add' && added.choice !== conflict.document.id;
}

/** The same choice for a document that waits for one; a file that nothing can replace goes on waiting. */
export function decide(
  added: AddedDocument,
  documents: readonly DocumentRow[],
  choice: 'replace' | 'add',
): Partial<AddedDocument> {
  const conflict = findConflict(added, documents);
  if (!conflict || !isUndecided(added, documents)) return {};
  if (choice === 'add') return { choice };
  return replaceableFileId(conflict, added) === undefined ? {} : { choice: conflict.document.id };
}

/** Id of the stored file that is to be replaced; undefined unless the user chose that. */
export function replacedFileId(added: AddedDocument, documents: readonly DocumentRow[]): number | undefined {
  const conflict = findConflict(added, documents);
  return conflict && conflict.document.id === added.choice ? replaceableFileId(conflict, added) : undefined;
}

/** What saving does with an added document: nothing until it is complete and chosen what its file is for. */
export function outcomeOf(added: AddedDocument, documents: readonly DocumentRow[]): 'create' | 'replace' | undefined {
  if (added.state !== 'saved') return undefined;
  const conflict = findConflict(added, documents);
  if (conflict && added.choice !== 'add') {
    return replacedFileId(added, documents) === undefined ? undefined : 'replace';
  }
  return missingFields(added).length === 0 ? 'create' : undefined;
}

export function countOutcomes(added: readonly AddedDocument[], documents: readonly DocumentRow[]) {
  const outcomes = added.map((one) => outcomeOf(one, documents));
  const create = outcomes.filter((outcome) => outcome === 'create').length;
  const untranslated = added.filter((one, index) => outcomes[index] === 'create' && isUntranslated(one)).length;
  const replace = outcomes.filter((outcome) => outcome === 'replace').length;
  const sending = added.filter(({ state }) => state === 'sending').length;
  return { untranslated, replace, sending, ready: create + replace, rest: added.length - create - replace };
}

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

function fileOf(link: string): string {
  const last = link.slice(link.lastIndexOf('/') + 1);
  try {
    return foldText(decodeURIComponent(last));
  } catch {
    return foldText(last);
  }
}
