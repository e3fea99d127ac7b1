/**
 * Documents that are being added, by folder. They are above the screens, so that uploads continue and no typed name is
 * lost on the way from one screen to another; what was sent already is kept in the browser too.
 */
import { useSyncExternalStore } from 'react';
import { storedFilePath } from '#web/lib/paths.ts';
import { getSession } from '#web/lib/session.ts';
import { dropDraft, keepDraft, listDrafts } from '#web/lib/unsaved/drafts.ts';
import { useUploads } from '#web/media/uploads/uploads.ts';
import { type AddedDocument, fromFile, fromLink, fromTitle } from './added-documents.ts';

/** This many documents are filled in next to the list; more of them in a table of their own. */
export const PANEL_LIMIT = 3;

type AddedFile = { key: number; file: File };

const NONE: readonly AddedDocument[] = [];

const store = new Map<string, readonly AddedDocument[]>();
const files = new Map<number, File>();
const listeners = new Set<() => void>();
let lastKey = 0;

export function useAdded(folderId: number | undefined): readonly AddedDocument[] {
  return useSyncExternalStore(subscribe, () => (folderId === undefined ? NONE : readAdded(folderId)));
}

/** The documents that are being added to a folder, in the order in which they were chosen. */
export function readAdded(folderId: number): readonly AddedDocument[] {
  const name = nameOf(folderId);
  const present = store.get(name) ?? readKept(folderId);
  store.set(name, present);
  return present;
}

/** Adds files to the folder, into its subfolder when one is given. */
export function addFiles(folderId: number, chosen: readonly File[], subfolderId?: number): AddedFile[] {
  const added = chosen.map((file) => ({ key: nextKey(), file }));
  for (const { key, file } of added) files.set(key, file);
  const now = new Date();
  update(folderId, (present) => [
    ...present,
    ...added.map(({ key, file }) => ({ ...fromFile(key, file, now), sub_folder: subfolderId })),
  ]);
  return added;
}

/** Adds a stored file or an address to the folder, into its subfolder when one is given. */
export function addLink(folderId: number, chosen: { link: string; name: string }, subfolderId?: number): void {
  const added = { ...fromLink(nextKey(), chosen, new Date()), sub_folder: subfolderId };
  update(folderId, (present) => [...present, added]);
}

/** Changes a document of the folder; it may have been removed meanwhile. */
export function changeAdded(folderId: number, key: number, fields: Partial<AddedDocument>): void {
  update(folderId, (present) => present.map((one) => (one.key === key ? { ...one, ...fields } : one)));
}

export function changeAllAdded(folderId: number, change: (document: AddedDocument) => Partial<AddedDocument>): void {
  update(folderId, (present) => present.map((one) => ({ ...one, ...change(one) })));
}

export function removeAdded(folderId: number, keys: readonly number[]): void {
  for (const key of keys) files.delete(key);
  update(folderId, (present) => present.filter(({ key }) => !keys.includes(key)));
}

/** Moves documents to the list of another folder. Their subfolders stay behind. */
export function moveAdded(from: number, to: number): void {
  const moved = readAdded(from).map((document) => ({ ...document, sub_folder: undefined }));
  update(from, () => NONE);
  update(to, (present) => [...present, ...moved]);
}

/** The file of a document, for another try; undefined after the page was loaded again. */
export function fileOf(key: number): File | undefined {
  return files.get(key);
}

/** The folder in whose list a document is at present. */
function folderOf(key: number): number | undefined {
  for (const [name, documents] of store) {
    if (documents.some((document) => document.key === key)) return Number(name.slice(name.indexOf('/') + 1));
  }
  return undefined;
}

export const DOCUMENTS_FOLDER = 'dokumenti';

/** Sends files of added documents. The uploads go on when the screen is left. */
export function useSendFiles() {
  const uploads = useUploads();
  const sendOne = async ({ key, file }: AddedFile) => {
    const { saved, failed } = await uploads.add([file], { folder: DOCUMENTS_FOLDER });
    const folderId = folderOf(key);
    if (folderId === undefined) return;
    const [done] = saved;
    const [failure] = failed;
    if (done) {
      const { id: fileId, duplicate_of: duplicateOf, title, data_name } = done;
      const offered = { fileId, duplicateOf, link: storedFilePath(data_name) };
      const document = readAdded(folderId).find((one) => one.key === key);
      const fromPdf = document && fromTitle(document, title, new Date());
      changeAdded(folderId, key, { state: 'saved', message: '', ...offered, ...fromPdf });
    } else if (failure) changeAdded(folderId, key, { state: 'failed', message: failure.message });
    // Cancelled in the list of uploads, or on its way already.
    else removeAdded(folderId, [key]);
  };
  return {
    send: (added: readonly AddedFile[]) => {
      for (const one of added) void sendOne(one);
    },
    retry: (folderId: number, key: number) => {
      const file = fileOf(key);
      if (!file) return;
      changeAdded(folderId, key, { state: 'sending', message: '' });
      void sendOne({ key, file });
    },
  };
}

type Change = (present: readonly AddedDocument[]) => readonly AddedDocument[];

function update(folderId: number, change: Change): void {
  const documents = change(readAdded(folderId));
  store.set(nameOf(folderId), documents);
  // The bytes of a file that is not sent yet cannot be kept.
  const value = documents.filter(({ state }) => state === 'saved');
  const key = draftKey(folderId);
  if (value.length === 0) dropDraft(key);
  else keepDraft(key, { value, base: [], savedAt: new Date().toISOString(), version: undefined });
  for (const listener of listeners) listener();
}

function readKept(folderId: number): readonly AddedDocument[] {
  const [kept] = listDrafts<readonly AddedDocument[]>(draftKey(folderId));
  return kept ? kept.draft.value.map((document) => ({ ...document, key: nextKey() })) : NONE;
}

function draftKey(folderId: number) {
  return { userId: userId(), record: `documentFolder/${folderId}/documents` };
}

function nameOf(folderId: number): string {
  return `${userId()}/${folderId}`;
}

function userId(): number {
  return getSession()?.userId ?? 0;
}

function nextKey(): number {
  lastKey += 1;
  return lastKey;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
