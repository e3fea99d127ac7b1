import { createHash } from 'node:crypto';

const NAME_LENGTH = 16;

/** Names a session in answers. The id itself is part of the token and never leaves the server. */
export function sessionName(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url').slice(0, NAME_LENGTH);
}
