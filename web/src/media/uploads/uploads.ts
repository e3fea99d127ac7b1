import type { UploadedFile } from '@baklja/contract/features/media/file-host';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Replaced } from './file-upload.ts';

/** A file in the queue, or a finished one. A change creates a new object. */
export type UploadItem = {
  /** Unique among the files of this page. */
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  folder: string;
  /** `interrupted` resumes by itself after a while. */
  state: 'waiting' | 'sending' | 'interrupted' | 'saved' | 'failed';
  sentBytes: number;
  /** Why it failed, or the server's message after saving; else empty. */
  message: string;
  /** Of a failed file: whether a retry can succeed. */
  mayRetry: boolean;
  file?: UploadedFile;
};

/** Why nothing is sent at the moment. `session` waits for the user to log in again. */
export type Pause = 'offline' | 'session';

export type UploadsState = { items: readonly UploadItem[]; pause: Pause | undefined };

/** A file that was not saved. `id` is that of its item, `code` the server's reason for programs; empty for none. */
export type UploadFailure = { id: number; name: string; message: string; code: string };

/** Results of files that were added together. A later retry of a failed file does not change them. */
export type UploadOutcome = { saved: UploadedFile[]; failed: UploadFailure[] };

export type UploadOptions = {
  /** Path of the target folder, without a slash at the end. */
  folder: string;
  onlyImages?: boolean;
  /** The file in the folder that the one sent file replaces. */
  replaces?: Replaced;
};

/** The uploads of this page. They live above the screens and continue when a screen is left. */
export type Uploads = {
  /**
   * Queues files and resolves when each of them is saved, failed or cancelled; it never rejects. A file in progress to
   * the same folder is left out.
   */
  add: (files: readonly File[], options: UploadOptions) => Promise<UploadOutcome>;
  /** Cancels a file, or removes a failed or saved one from the list. */
  cancel: (id: number) => void;
  /** Cancels all files that are neither saved nor failed. */
  cancelAll: () => void;
  /** Tries a failed file again, from where it stopped. */
  retry: (id: number) => void;
  retryAll: () => void;
  /** Continues sending although the browser reports no connection. */
  resume: () => void;
  dismiss: () => void;
  getState: () => UploadsState;
  /** Called when {@link Uploads.getState} returns a new state. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

export const UploadsContext = createContext<Uploads | undefined>(undefined);

/** The actions on uploads; always the same object, so that a screen does not rerender with each byte. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('useUploads needs an UploadProvider above it');
  return uploads;
}

export function useUploadsState(): UploadsState {
  const { subscribe, getState } = useUploads();
  return useSyncExternalStore(subscribe, getState);
}

/** Whether the file is still to be saved and needs no action by the user. */
export function isUnderWay({ state }: Pick<UploadItem, 'state'>): boolean {
  return state === 'waiting' || state === 'sending' || state === 'interrupted';
}

/** Prefix of every query key about files. A change of files invalidates it. */
export const filesQueryKey = ['files'] as const;
