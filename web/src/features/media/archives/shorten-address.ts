/** Maximum length of a shortened address, in characters. */
const SHORT_LENGTH = 36;

/** Shortens a long address in the middle: its start shows the folder, its end the file name. */
export function shortenAddress(address: string): string {
  const letters = [...address];
  if (letters.length <= SHORT_LENGTH) return address;
  const kept = SHORT_LENGTH - 1;
  const head = Math.floor(kept / 3);
  return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - (kept - head)).join('')}`;
}
