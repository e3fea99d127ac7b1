import { onTestFinished } from 'vitest';

/** Writes into the page that the server takes passkeys from this origin, until the test ends. */
export function allowPasskeys(origin = window.location.origin): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'passkey-origin', content: origin });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
