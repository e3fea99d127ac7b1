import { isUnderWay, type UploadItem, type UploadsState } from '../uploads.ts';

export type UploadSummary = {
  all: number;
  saved: number;
  failed: number;
  underWay: number;
  /** Bytes of all files, of the sent part, and of failed files. */
  allBytes: number;
  sentBytes: number;
  failedBytes: number;
  /** The common folder of all files; undefined when there are several. */
  folder: string | undefined;
  /** Undefined while it cannot be estimated, or nothing is sent. */
  secondsLeft: number | undefined;
};

export function summarizeUploads({ items, pause, bytesPerSecond }: UploadsState): UploadSummary {
  const under = items.filter(isUnderWay);
  const bytesLeft = sum(under, ({ size, sentBytes }) => size - sentBytes);
  const isTold = bytesPerSecond !== undefined && pause === undefined && under.length > 0;
  const folders = new Set(items.map(({ folder }) => folder));
  return {
    all: items.length,
    saved: items.filter(({ state }) => state === 'saved').length,
    failed: items.filter(({ state }) => state === 'failed').length,
    underWay: under.length,
    allBytes: sum(items, ({ size }) => size),
    sentBytes: sum(items, ({ state, sentBytes }) => (state === 'failed' ? 0 : sentBytes)),
    failedBytes: sum(items, ({ state, size }) => (state === 'failed' ? size : 0)),
    folder: folders.size === 1 ? items[0]?.folder : undefined,
    secondsLeft: isTold ? bytesLeft / bytesPerSecond : undefined,
  };
}

/** Files that may need action first, then files in progress, then finished ones, latest first. */
export function sortUploads(items: readonly UploadItem[]): UploadItem[] {
  const done = items.filter(({ state }) => state === 'saved').reverse();
  const inState = (...states: UploadItem['state'][]) => items.filter(({ state }) => states.includes(state));
  return [
    ...inState('failed'),
    ...inState('sending', 'interrupted'),
    ...done.slice(0, 1),
    ...inState('waiting'),
    ...done.slice(1),
  ];
}

function sum(items: readonly UploadItem[], of: (item: UploadItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
