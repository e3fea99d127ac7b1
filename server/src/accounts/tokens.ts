import type { TokenPayload } from '@baklja/contract/features/auth';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';

/** Checked tokens that are remembered, so that a signature is checked once and not on every call. */
const REMEMBERED_TOKENS = 2000;

/** What a token with a good signature says. Whether it is still good is known by its session. */
export type ReadToken = { payload: TokenPayload; sessionId: string };

/**
 * Signs and reads tokens. The payload holds exactly the five specified fields (answers, section 4); the session stands
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

  /** Undefined when the text is no token of ours or its time is over. */
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
      this.#remember(token, read);
      return read;
    } catch {
      return undefined;
    }
  }

  #remember(token: string, read: ReadToken): void {
    const [oldest] = this.#read.keys();
    if (this.#read.size >= REMEMBERED_TOKENS && oldest !== undefined) this.#read.delete(oldest);
    this.#read.set(token, read);
  }
}
