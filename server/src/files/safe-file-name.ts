import { FILE_NAME_MAX_LENGTH } from '@baklja/contract/limits';

/** Longest name in bytes of UTF-8: file systems accept 255, and a number may still come before the ending. */
const NAME_MAX_BYTES = 240;

const FALLBACK = 'datoteka';

/** Endings that fit the same bytes. */
const EQUAL_ENDINGS: Record<string, readonly string[]> = { jpg: ['jpg', 'jpeg'] };

/** Endings that are removed when they do not fit; anything else after a dot is a part of the name. */
const KNOWN_ENDINGS = new Set(
  `jpg jpeg jpe jfif png apng gif webp avif svg svgz tif tiff heic heif bmp psd ico
  pdf doc docx docm dot dotx xls xlsx xlsm xlsb ppt pptx pptm pps ppsx odt ods odp odg rtf txt csv zip
  htm html xhtml xml js mjs exe com bat`.split(/\s+/),
);

/** Reserved by Windows, with or without an ending. */
const RESERVED_NAME = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** Characters that no name begins or ends with. */
const OUTER = /[\s.]/;

const graphemes = new Intl.Segmenter('hr', { granularity: 'grapheme' });

/** The ending of a name in lower case, without the dot; empty when there is none. */
export function endingOf(name: string): string {
  return /[^./\\]\.([^./\\\s]+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * The name under which an upload is stored: the given name without folders and without invisible characters and spaces
 * around it, in composed Unicode, and with an ending that fits its bytes. At most 120 UTF-16 units and 240 bytes; never
 * empty, `.` or `..`. A safe name comes back unchanged.
 */
export function safeFileName(name: string, extension: string): string {
  const plain = plainName(name);
  const ending = endingOf(plain);

  if ((EQUAL_ENDINGS[extension] ?? [extension]).includes(ending)) {
    return join(plain.slice(0, -ending.length - 1), plain.slice(-ending.length));
  }
  return join(KNOWN_ENDINGS.has(ending) ? plain.slice(0, -ending.length - 1) : plain, extension);
}

function plainName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  return trimmed(last.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').normalize('NFC'));
}

function join(stem: string, ending: string): string {
  const name = trimmed(stem);
  const safe = RESERVED_NAME.test(name) ? `_${name}` : name;
  return `${cutStem(safe, ending.length + 1) || FALLBACK}.${ending}`;
}

/** Cuts without breaking a character that consists of several. */
function cutStem(stem: string, reserved: number): string {
  let cut = '';
  let bytes = reserved;
  for (const { segment } of graphemes.segment(stem)) {
    bytes += Buffer.byteLength(segment);
    if (cut.length + segment.length + reserved > FILE_NAME_MAX_LENGTH || bytes > NAME_MAX_BYTES) break;
    cut += segment;
  }
  return trimmed(cut);
}

/** @NOTE step by step: a pattern for the end would start again at each of thousands of dots in a hostile name. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && OUTER.test(text.charAt(start))) start += 1;
  while (end > start && OUTER.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).replace(/\s+/gu, ' ');
}
