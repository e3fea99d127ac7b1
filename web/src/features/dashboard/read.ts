/** What a block knows of the data it shows; the result of a query is one. */
export type Read<Data> = {
  /** Undefined until it has come. */
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Whether there is nothing to show because the read failed. What came earlier stays in sight. */
export function hasFailed(read: Read<unknown>): boolean {
  return read.data === undefined && read.error !== null;
}

/** Whether nothing has come yet, neither data nor an error. */
export function isLoading(read: Read<unknown>): boolean {
  return read.data === undefined && read.error === null;
}
