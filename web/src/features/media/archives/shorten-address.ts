/** Letters of an address that stand in a row. */
const SHORT_LENGTH = 36;

/** An address whose middle gives way when it is long: its beginning tells the folder, its end the name. */
export function shortenAddress(address: string): string {
  const letters = [...address];
  if (letters.length <= SHORT_LENGTH) return address;
  const kept = SHORT_LENGTH - 1;
  const head = Math.floor(kept / 3);
  return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - (kept - head)).join('')}`;
}
