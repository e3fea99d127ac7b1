import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Baklja';
const PERIOD_SECONDS = 30;

/** Steps before and after the present one whose codes count, because clocks differ. */
const WINDOW = 1;

/** A new secret, in base32. */
export function makeAuthenticatorSecret(): string {
  return new Secret().base32;
}

/** The address that an authenticator application reads from a QR code. */
export function authenticatorUri(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** The time step to which the code belongs; undefined when it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, label = ISSUER): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}
