import { useSyncExternalStore } from 'react';
import { storedFilePath } from '#web/lib/paths.ts';
import type { UploadItem, Uploads } from '#web/media/uploads/uploads.ts';

const FOLDER = 'clanci-slike';

/** A picture of a text that was pasted or dropped. Until it is saved, the text shows the local file. */
export type SentPicture = Pick<UploadItem, 'name' | 'size' | 'sentBytes' | 'message'> & {
  state: 'sending' | 'failed' | 'saved';
  mayRetry: boolean;
  /** Path as the text stores it, once the picture is saved. */
  src?: string;
};

type Entry = { file: File; uploads: Uploads; itemId: number | undefined; picture: SentPicture };

/** By object URL. They stay for the life of the page, because undo may bring a picture back. */
const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();
const followed = new WeakSet<Uploads>();

/** Starts to send a picture. Returns the object URL that shows it. */
export function sendPicture(file: File, uploads: Uploads): string {
  const url = URL.createObjectURL(file);
  if (!followed.has(uploads)) uploads.subscribe(readStates);
  followed.add(uploads);
  const { name, size } = file;
  const picture = { name, size, sentBytes: 0, message: '', state: 'sending', mayRetry: true } as const;
  entries.set(url, { file, uploads, itemId: undefined, picture });
  retryPicture(url);
  return url;
}

/** Sends a picture again from the start, after a failure or a cancelled upload. */
export function retryPicture(url: string): void {
  const entry = entries.get(url);
  if (!entry) return;
  const { uploads, file } = entry;
  const known = new Set(uploads.getState().items.map(({ id }) => id));
  void uploads.add([file], { folder: FOLDER, onlyImages: true });
  const { items } = uploads.getState();
  // A file that is already being sent, as to another text, is not queued twice.
  const isSame = ({ name, size, folder }: UploadItem) => name === file.name && size === file.size && folder === FOLDER;
  entry.itemId = (items.find(({ id }) => !known.has(id)) ?? items.findLast(isSame))?.id;
  entry.picture = { ...entry.picture, state: 'sending', sentBytes: 0, message: '' };
  readStates();
}

export function cancelPicture(url: string): void {
  const entry = entries.get(url);
  if (entry?.itemId !== undefined && entry.picture.state !== 'saved') entry.uploads.cancel(entry.itemId);
}

/** The picture that an object URL shows; undefined for any other address. */
export function sentPictureAt(url: string | undefined): SentPicture | undefined {
  return url === undefined ? undefined : entries.get(url)?.picture;
}

/** Calls the listener when any picture has changed. Returns the function that unsubscribes. */
export function watchSentPictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Like {@link sentPictureAt}; rerenders while the picture is sent. */
export function useSentPicture(url: string | undefined): SentPicture | undefined {
  return useSyncExternalStore(watchSentPictures, () => sentPictureAt(url));
}

/** Whether the address exists only in this page, so that it must not be written into a text. */
export function isLocalAddress(address: string | undefined): boolean {
  return /^\s*(blob|data):/i.test(address ?? '');
}

function readStates(): void {
  for (const entry of entries.values()) {
    if (entry.picture.state !== 'sending') {
      // The list of uploads offers a retry too.
      const again = entry.picture.state === 'failed' && itemOf(entry);
      if (!again || again.state === 'failed') continue;
    }
    entry.picture = toPicture(entry, itemOf(entry));
  }
  for (const listener of listeners) listener();
}

function itemOf({ uploads, itemId }: Entry): UploadItem | undefined {
  return uploads.getState().items.find(({ id }) => id === itemId);
}

function toPicture({ picture }: Entry, item: UploadItem | undefined): SentPicture {
  if (!item) return { ...picture, state: 'failed', message: 'Slanje je prekinuto.', mayRetry: true };
  const { sentBytes, message, mayRetry, file } = item;
  if (file) return { ...picture, state: 'saved', sentBytes, src: storedFilePath(file.data_name) };
  if (item.state === 'failed') return { ...picture, state: 'failed', message, mayRetry };
  return { ...picture, state: 'sending', sentBytes, message: '' };
}
