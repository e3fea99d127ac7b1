import { isUnderWay, type UploadItem, type UploadsState } from './uploads.ts';

export type UploadSummary = {
  all: number;
  saved: number;
  failed: number;
  underWay: number;
  /** Bytes of all files, and of their sent part; nothing of a failed file counts as sent. */
  allBytes: number;
  sentBytes: number;
  /** The common folder of all files; undefined when there are several. */
  folder: string | undefined;
};

export function summarizeUploads({ items }: Pick<UploadsState, 'items'>): UploadSummary {
  const folders = new Set(items.map(({ folder }) => folder));
  return {
    all: items.length,
    saved: items.filter(({ state }) => state === 'saved').length,
    failed: items.filter(({ state }) => state === 'failed').length,
    underWay: items.filter(isUnderWay).length,
    allBytes: sum(items.map(({ size }) => size)),
    sentBytes: sum(items.map(({ state, sentBytes }) => (state === 'failed' ? 0 : sentBytes))),
    folder: folders.size === 1 ? items[0]?.folder : undefined,
  };
}

const ORDER: Record<UploadItem['state'], number> = { failed: 0, sending: 1, interrupted: 1, waiting: 2, saved: 3 };

/** Files that may need action first, then files in progress, then finished ones. */
export function sortUploads(items: readonly UploadItem[]): UploadItem[] {
  return items.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
