/** How the bytes of a text file become letters. */
export const ENCODINGS = ['utf-8', 'windows-1250', 'utf-16le', 'utf-16be'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Bytes that are looked at for zeros; UTF-16 has one next to every plain letter. */
const LOOKED_AT = 4096;

/** The text, with the encoding that the mark or the bytes themselves name, or with the given one. */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): { text: string; encoding: Encoding } {
  const encoding = chosen ?? detectEncoding(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function detectEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (odd: number) => start.filter((byte, place) => byte === 0 && place % 2 === odd).length;
  if (zerosAt(1) > start.length / 4 && zerosAt(0) === 0) return 'utf-16le';
  if (zerosAt(0) > start.length / 4 && zerosAt(1) === 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1250';
  }
}

/** Control characters other than tab and line ends: the bytes are no text. */
export function isText(text: string): boolean {
  return !/[^\P{Cc}\s\u0080-\u009f]/u.test(text);
}

/** Croatian letters in UTF-8 that were read as windows-1250 or windows-1252, and saved again. */
const READ_TWICE = /Ä‡|ÄŤ|Ä‘|Ä\u008d|Ĺˇ|Ĺľ|Ĺ˝|Å¡|Å¾|Å½/;

/** What happened to the letters: encoded twice, or replaced because the bytes mean none. */
export function findDamage(texts: readonly string[]): { isEncodedTwice: boolean; hasLostLetters: boolean } {
  return {
    isEncodedTwice: texts.some((text) => READ_TWICE.test(text)),
    hasLostLetters: texts.some((text) => text.includes('\ufffd')),
  };
}
