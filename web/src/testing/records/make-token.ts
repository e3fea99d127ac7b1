import type { TokenPayload } from '@baklja/contract/features/accounts/auth';

/** 1 January 2100: no test runs that long. */
const FAR_SECONDS = 4_102_444_800;

/** A token whose payload the browser can read; the browser never checks its signature. */
export function makeToken(fields: Partial<TokenPayload> = {}): string {
  const payload = { id: 4, userId: 4, name: 'Iva Đurđević', role: 'tipfeler', exp: FAR_SECONDS, ...fields };
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  return `h.${btoa(String.fromCharCode(...bytes))}.s`;
}
