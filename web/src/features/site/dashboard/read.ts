/** The state of the data that a block shows; a query result has this shape. */
export type Read<Data> = {
  /** Undefined until the data has arrived. */
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Whether there is nothing to show because the read failed. Data that arrived earlier stays visible. */
export function hasFailed(read: Read<unknown>): boolean {
  return read.data === undefined && read.error !== null;
}

/** Whether neither data nor an error has arrived yet. */
export function isLoading(read: Read<unknown>): boolean {
  return read.data === undefined && read.error === null;
}
