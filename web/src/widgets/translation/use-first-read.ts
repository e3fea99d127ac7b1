import { useState } from 'react';

/**
 * The record as it was first read, undefined before that: what a new translation began with stays, though the record
 * itself has that very translation once it is saved.
 */
export function useFirstRead<Row>(row: Row | undefined): Row | undefined {
  const [first, setFirst] = useState(row);
  if (first === undefined && row !== undefined) setFirst(row);
  return first ?? row;
}
