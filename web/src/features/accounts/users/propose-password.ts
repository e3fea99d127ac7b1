/** 32 letters and digits that are not mistaken for each other. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password of 16 random letters and digits, 80 bits, in groups of four. `random` holds at least 16 random bytes. */
export function proposePassword(random: Uint8Array): string {
  const letters = Array.from(random.slice(0, 16), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return letters.match(/.{4}/g)?.join('-') ?? '';
}
