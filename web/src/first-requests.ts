/**
 * A script file of its own that the page runs before the application's: it asks for what the application needs first,
 * while the much larger files of the application are still loading. It must stay small, so it imports little else.
 */
import { toZagrebParts } from '@baklja/contract/zagreb-time';
import { sendEarly, TOKEN_KEY } from './lib/send.ts';

/** From the contract, by the build: the check of the session, and what lists read first. */
declare const FIRST_REQUESTS: { session: string; screens: Record<string, string> };

const token = localStorage.getItem(TOKEN_KEY);
if (token !== null) {
  sendEarly(FIRST_REQUESTS.session, token);
  const read = FIRST_REQUESTS.screens[location.pathname + location.search];
  if (read !== undefined) sendEarly(read, token);
}

// The first use takes more than ten milliseconds. The rows would have to wait for it, but here nothing waits.
toZagrebParts(new Date());
