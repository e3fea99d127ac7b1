import type { UploadedFile } from '@baklja/contract/features/file-host';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** A file in the queue, or one that was. A changed one is a new object. */
export type UploadItem = {
  /** Unlike that of any other file of this page. */
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  folder: string;
  isImage: boolean;
  /** `interrupted` goes on by itself after a while. */
  state: 'waiting' | 'sending' | 'interrupted' | 'saved' | 'failed';
  sentBytes: number;
  /** Why it failed, or what the server said when it was saved; else empty. */
  message: string;
  /** Of a failed one: whether another try can succeed. */
  mayRetry: boolean;
  /** What it became, once it is saved. */
  file?: UploadedFile;
};

/** Why nothing is sent at the moment. `session` waits for the person to log in again. */
export type Pause = 'offline' | 'session';

export type UploadsState = {
  /** In the order in which they were chosen. */
  items: readonly UploadItem[];
  pause: Pause | undefined;
  /** Undefined while it cannot be told. */
  bytesPerSecond: number | undefined;
};

/** What became of files that were added together. A failed one that is tried again later is no longer told of here. */
export type UploadOutcome = {
  saved: UploadedFile[];
  failed: { name: string; message: string }[];
  /** How many the person took back. */
  cancelled: number;
};

export type UploadOptions = {
  /** Path of the folder that they go to, without a slash at the end. */
  folder: string;
  /** Takes pictures only. */
  onlyImages?: boolean;
};

/** The uploads of this page. They live above the screens and go on when a screen is left. */
export type Uploads = {
  /**
   * Queues files and answers when each of them is saved, has failed or was taken back; it never throws. A file that is
   * under way to the same folder is left out.
   */
  add: (files: readonly File[], options: UploadOptions) => Promise<UploadOutcome>;
  /** Takes a file back, or a failed or saved one off the list. */
  cancel: (id: number) => void;
  /** Takes back all that are not saved and have not failed. */
  cancelAll: () => void;
  /** Tries a failed one again, from where it stopped. */
  retry: (id: number) => void;
  /** Tries again all that can succeed. */
  retryAll: () => void;
  /** Sends on although the browser says that there is no connection. */
  resume: () => void;
  /** Takes all that are saved or have failed off the list. */
  dismiss: () => void;
  /** Tells of each file that was saved, and its folder. Answers the function that stops it. */
  onSaved: (listener: (file: UploadedFile, folder: string) => void) => () => void;
  getState: () => UploadsState;
  /** Tells that {@link Uploads.getState} answers something else. Answers the function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

export const UploadsContext = createContext<Uploads | undefined>(undefined);

/**
 * What can be done with uploads; always the same object, so that a screen is not drawn anew with each byte.
 * @throws Error outside an `UploadProvider`.
 */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('useUploads needs an UploadProvider above it');
  return uploads;
}

/** The uploads themselves, drawn anew as they go on. */
export function useUploadsState(): UploadsState {
  const { subscribe, getState } = useUploads();
  return useSyncExternalStore(subscribe, getState);
}

/** Whether the file is still to be saved and nobody has to do anything about it. */
export function isUnderWay({ state }: Pick<UploadItem, 'state'>): boolean {
  return state === 'waiting' || state === 'sending' || state === 'interrupted';
}

/** Everything about files has a query key under this one. A change of files invalidates it. */
export const filesQueryKey = ['files'] as const;
