import { useLocation } from 'react-router';

/** State of the address at which a new record goes on: when it was created, in milliseconds. */
export type CreatedState = { createdAt?: number } | null;

/** When the record was created that goes on at this address; undefined for one that was opened. */
export function useCreatedAt(): Date | undefined {
  const { createdAt } = (useLocation().state as CreatedState) ?? {};
  return createdAt === undefined ? undefined : new Date(createdAt);
}
