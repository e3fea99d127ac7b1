import { FILE_NAME_MAX_LENGTH } from '@baklja/contract/limits';

/** Longest name in bytes of UTF-8: file systems take 255, and a number may still come before the ending. */
const NAME_MAX_BYTES = 240;

const FALLBACK = 'datoteka';

/** Endings that fit the same bytes. */
const EQUAL_ENDINGS: Record<string, readonly string[]> = { jpg: ['jpg', 'jpeg'] };

/** Endings that are taken off when they do not fit; anything else behind a dot is a part of the name. */
const KNOWN_ENDINGS = new Set(
  `jpg jpeg jpe jfif png apng gif webp avif svg svgz tif tiff heic heif bmp psd ico
  pdf doc docx docm dot dotx xls xlsx xlsm xlsb ppt pptx pptm pps ppsx odt ods odp odg rtf txt csv zip
  htm html xhtml xml js mjs exe com bat`.split(/\s+/),
);

/** Of Windows, with or without an ending behind them. */
const RESERVED_NAME = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** What no name begins or ends with. */
const OUTER = /[\s.]/;

const graphemes = new Intl.Segmenter('hr', { granularity: 'grapheme' });

/** The ending of a name in lower case, without the dot; empty when there is none. */
export function endingOf(name: string): string {
  return /[^./\\]\.([^./\\\s]+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * The name under which an upload is kept: as people gave it, without folders, invisible characters and spaces around it,
 * in composed Unicode, and with an ending that fits its bytes. At most 120 UTF-16 units and 240 bytes; never empty, `.` or
 * `..`. A safe name comes back as it is.
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

/** Without breaking a character that is made of several. */
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

/** @NOTE step by step, since a pattern for the end would begin anew at each of the dots that somebody sends by the thousand. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && OUTER.test(text.charAt(start))) start += 1;
  while (end > start && OUTER.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).replace(/\s+/gu, ' ');
}
