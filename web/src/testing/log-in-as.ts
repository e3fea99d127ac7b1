import { onTestFinished } from 'vitest';
import { endSession, startSession } from '#web/lib/session.ts';
import { makeToken } from './records/make-token.ts';

/** Starts a session in this browser that lasts until the test ends. `role` may be unknown. */
export function logInAs(role: string, name = 'Iva Đurđević'): void {
  startSession({ token: makeToken({ role, name }), role });
  onTestFinished(endSession);
}
