import { readPage } from '#web/lib/api-client.ts';

/**
 * Why the code of a screen does not load: no connection, a newer release that no longer has the files of this page, or
 * something else.
 */
export type FaultCause = 'offline' | 'release' | 'unknown';

/** Finds the cause by asking the server for its page. */
export async function findCause(): Promise<FaultCause> {
  if (!navigator.onLine) return 'offline';
  try {
    return (await hasNewRelease()) ? 'release' : 'unknown';
  } catch {
    return 'offline';
  }
}

/**
 * Whether the server has a newer release than the one that this page was opened with: its page then names another entry
 * script. False while the server answers with an error.
 * @throws ApiError without a response.
 */
export async function hasNewRelease(): Promise<boolean> {
  const page = await readPage();
  return page !== undefined && !page.includes(ownEntry());
}

/** Address of the script that started this page; it changes with every release. */
export function ownEntry(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}
