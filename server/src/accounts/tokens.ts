import type { TokenPayload } from '@baklja/contract/features/accounts/auth';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';

/** Number of cached tokens. A signature is checked once and not on every call. */
const REMEMBERED_TOKENS = 2000;

/** Content of a token with a valid signature. The session decides whether the token is still valid. */
export type ReadToken = { payload: TokenPayload; sessionId: string };

/**
 * Signs and reads tokens. The payload holds exactly the five specified fields (answers, section 4); the session id is
 * in the protected header.
 */
export class Tokens {
  readonly #secret: Uint8Array;
  readonly #read = new Map<string, ReadToken>();

  constructor(secret: string) {
    this.#secret = new TextEncoder().encode(secret);
  }

  sign({ payload, sessionId }: ReadToken): Promise<string> {
    return new SignJWT({ ...payload })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', sid: sessionId })
      .sign(this.#secret);
  }

  /** Undefined when the text is not a token of this server, or has expired. */
  async read(token: string, now: Date): Promise<ReadToken | undefined> {
    const known = this.#read.get(token) ?? (await this.#verify(token, now));
    return known && known.payload.exp * 1000 > now.getTime() ? known : undefined;
  }

  async #verify(token: string, now: Date): Promise<ReadToken | undefined> {
    try {
      const verified = await jwtVerify<TokenPayload>(token, this.#secret, {
        algorithms: [ALGORITHM],
        currentDate: now,
      });
      const { sid } = verified.protectedHeader;
      if (typeof sid !== 'string') return undefined;
      const { id, name, role, userId, exp } = verified.payload;
      const read = { payload: { id, name, role, userId, exp: exp ?? 0 }, sessionId: sid };
      this.#cache(token, read);
      return read;
    } catch {
      return undefined;
    }
  }

  #cache(token: string, read: ReadToken): void {
    const [oldest] = this.#read.keys();
    if (this.#read.size >= REMEMBERED_TOKENS && oldest !== undefined) this.#read.delete(oldest);
    this.#read.set(token, read);
  }
}
