/** How the bytes of a text file become letters. */
export declare const ENCODINGS: readonly ['utf-8', 'windows-1250', 'utf-16le', 'utf-16be'];
export type Encoding = (typeof ENCODINGS)[number];
/** The text, with the encoding that the mark or the bytes themselves name, or with the given one. */
export declare function decodeText(
  bytes: Uint8Array,
  chosen?: Encoding,
): {
  text: string;
  encoding: Encoding;
};
/** Control characters other than tab and line ends: the bytes are no text. */
export declare function isText(text: string): boolean;
/** What happened to the letters: encoded twice, or replaced because the bytes mean none. */
export declare function findDamage(texts: readonly string[]): {
  isEncodedTwice: boolean;
  hasLostLetters: boolean;
};
