import type { Role } from '@baklja/contract/roles';
import { Secret, TOTP } from 'otpauth';
import { openSession } from '../accounts/sessions.store.ts';
import type { TestApp } from './build-test-app.ts';
import { makeUser } from './records/make-user.ts';

/** A user with a session of the present time of the server. */
export async function makeSignedIn(testApp: TestApp, username: string, role: Role = 'tipfeler') {
  const { database, tokens, clock } = testApp.dependencies;
  const user = { ...(await makeUser(database, { username, role })), role };
  const token = await database.write((transaction) => openSession(transaction, tokens, { user, now: clock() }));
  return { id: user.id, token };
}

/** The code that an authenticator application shows at a time. */
export function codeAt(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}

/** What the audit log says of a user, in order. */
export async function auditOf({ dependencies }: TestApp, userId: number) {
  const rows = await dependencies.database.read
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('kind', '=', 'user')
    .where('record_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action, details }) => [action, JSON.parse(details)]);
}
