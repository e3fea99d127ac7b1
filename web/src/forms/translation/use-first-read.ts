import { useState } from 'react';

/**
 * The record as it was first read, undefined before that: a new translation keeps its starting point, although the
 * record itself has that translation once it is saved.
 */
export function useFirstRead<Row>(row: Row | undefined): Row | undefined {
  const [first, setFirst] = useState(row);
  if (first === undefined && row !== undefined) setFirst(row);
  return first ?? row;
}
