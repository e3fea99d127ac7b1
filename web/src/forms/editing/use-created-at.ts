import { useLocation } from 'react-router';

/**
 * State of the address at which a new record goes on: when it was created, in milliseconds, and whether the sheet with
 * the publishing fields was open.
 */
export type CreatedState = { createdAt?: number; isSheetOpen?: boolean } | null;

/** When the record was created that goes on at this address; undefined for one that was opened. */
export function useCreatedAt(): Date | undefined {
  const { createdAt } = (useLocation().state as CreatedState) ?? {};
  return createdAt === undefined ? undefined : new Date(createdAt);
}

/** Whether a record that was just created goes on with its publishing fields open, as it was left. */
export function useWasSheetOpen(): boolean {
  return (useLocation().state as CreatedState)?.isSheetOpen ?? false;
}
