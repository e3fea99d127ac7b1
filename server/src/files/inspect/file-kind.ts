import { fileTypeFromBuffer } from 'file-type';

/**
 * Bytes from the start of a file that identify its kind. The signature of disk images has the highest offset, 32 KB.
 */
export const HEAD_BYTES = 64 * 1024;

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Kind by the first bytes. `other` is rejected with a message that names it. */
type FileKind =
  | { kind: ImageKind | 'svg' | 'pdf' | 'archive' | 'ole' | 'unknown' }
  | { kind: 'other'; message: string };

/** `mayBeText` means that a text could begin with these bytes, and that only a check of the whole file can decide. */
export type KnownKind = FileKind & { mayBeText: boolean };

/** Message for an unknown kind. */
export const WHAT_IS_ALLOWED =
  'Ta vrsta datoteke nije dopuštena. Primaju se slike (JPEG, PNG, GIF, WebP, AVIF, SVG) i dokumenti ' +
  '(PDF, Word, Excel, PowerPoint, OpenDocument, TXT, CSV, ZIP).';

const IMAGES: Record<string, ImageKind> = { jpg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'avif' };

const AS_PICTURE = 'Spremite sliku kao JPEG ili PNG.';
const AS_DOCUMENT = 'Spremite dokument kao PDF.';
const PROGRAM = 'Datoteka je program. Programi se ne primaju.';
const VIDEO = 'Videozapisi se ne primaju. Objavite video na YouTubeu ili Vimeu i umetnite ga u članak.';
const OTHER_ARCHIVE = 'Ta vrsta arhive nije dopuštena. Spremite je kao ZIP.';

/** Messages for kinds that users are likely to upload, by the ending under which file-type names them. */
const REJECTED: Record<string, string> = {
  apng: 'Animirani PNG nije dopušten. Spremite animaciju kao GIF ili WebP.',
  tif: `Vrsta TIFF nije dopuštena. ${AS_PICTURE}`,
  heic: `Vrsta HEIC nije dopuštena. ${AS_PICTURE}`,
  bmp: `Vrsta BMP nije dopuštena. ${AS_PICTURE}`,
  psd: `Vrsta Photoshop (PSD) nije dopuštena. ${AS_PICTURE}`,
  jxl: `Vrsta JPEG XL nije dopuštena. ${AS_PICTURE}`,
  jp2: `Vrsta JPEG 2000 nije dopuštena. ${AS_PICTURE}`,
  ico: `Ikona (ICO) nije dopuštena. ${AS_PICTURE}`,
  rtf: `Vrsta RTF nije dopuštena. ${AS_DOCUMENT}`,
  eps: `Vrsta EPS nije dopuštena. ${AS_DOCUMENT}`,
  ps: `Vrsta PostScript nije dopuštena. ${AS_DOCUMENT}`,
  xml: 'XML nije dopušten.',
  swf: 'Flash (SWF) nije dopušten.',
};

const REJECTED_GROUPS: readonly [pattern: RegExp, message: string][] = [
  [/^(exe|elf|macho|class|wasm|deb|rpm|apk|crx|xpi|lnk|dmg|iso|reg|chm)$/, PROGRAM],
  [/^(rar|7z|tar|gz|tar\.gz|bz2|xz|zst|lz|lz4|cab|ar|arj|lzh|ace|Z|cpio)$/, OTHER_ARCHIVE],
  [
    /^(cr2|cr3|orf|arw|dng|nef|rw2|raf|flif|xcf|jxr|bpg|j2c|jpm|jpx|jls|icns|cur|ktx)$/,
    `Ta vrsta slike nije dopuštena. ${AS_PICTURE}`,
  ],
  [/^(woff2?|eot|ttf|otf|ttc)$/, 'Fontovi se ne primaju.'],
  [/^video\//, VIDEO],
  [/^audio\//, 'Zvučni zapisi se ne primaju.'],
];

/**
 * Kinds of file-type that are text themselves. Anything else that it detects in a text by two letters, such as `BM`, is
 * text.
 */
const TEXT_KINDS = new Set(['pdf', 'rtf', 'ps', 'eps', 'xml', 'ics', 'vcf', 'vtt', 'reg']);

/** An archive, an empty one, and one in parts. */
const ARCHIVE_STARTS = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];

/** Detects the kind of a file by its first bytes alone; the name does not matter. */
export async function readFileKind(head: Buffer): Promise<KnownKind> {
  if (ARCHIVE_STARTS.includes(head.toString('latin1', 0, 4))) return { kind: 'archive', mayBeText: false };

  const markup = readMarkupKind(head);
  if (markup) return { ...markup, mayBeText: false };

  // The parsers of file-type may fail at the cut end of the head.
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  if (type) return { ...kindOf(type), mayBeText: !TEXT_KINDS.has(type.ext) };

  return hasPdfHeader(head) ? { kind: 'pdf', mayBeText: false } : { kind: 'unknown', mayBeText: true };
}

function kindOf({ ext, mime }: { ext: string; mime: string }): FileKind {
  const image = IMAGES[ext];
  if (image) return { kind: image };
  if (ext === 'pdf') return { kind: 'pdf' };
  if (ext === 'cfb') return { kind: 'ole' };

  const group = REJECTED_GROUPS.find(([pattern]) => pattern.test(ext) || pattern.test(mime));
  return { kind: 'other', message: REJECTED[ext] ?? group?.[1] ?? WHAT_IS_ALLOWED };
}

/** Readers of PDF look for its header in the first 1024 bytes. */
function hasPdfHeader(head: Buffer): boolean {
  return head.subarray(0, 1024).includes('%PDF-');
}

/* Text that has a meaning for browsers or for a shell, by how it begins. */

const HTML_ELEMENTS =
  'html|head|body|script|iframe|style|title|meta|link|base|object|embed|form|img|video|audio|table|div|span|a|b|br|p|h[1-6]|font';

const HTML = new RegExp(`^<(!doctype\\s+html|(${HTML_ELEMENTS})[\\s/>])`, 'i');
const PROLOGUE = /^(\s+|<\?xml[^>]*>|<\?(?!php)[a-z-]+\s[^>]*\?>|<!--[\s\S]*?-->)/i;
const SVG_DOCTYPE = /^<!doctype\s+svg/i;
const SVG = /^<([a-z][\w.-]*:)?svg[\s/>]/i;

const CODE: readonly [pattern: RegExp, name: string][] = [
  [/^<\?(php|=)/i, 'PHP-skripta'],
  [/^<%/, 'ASP-skripta'],
  [/^#!/, 'skripta'],
  [/^@echo\s/i, 'skripta'],
];

type MarkupKind = { kind: 'svg' } | { kind: 'other'; message: string };

/** Kind of a markup or script text, after any XML prologue and comments; undefined for other text. */
function readMarkupKind(head: Buffer): MarkupKind | undefined {
  const text = decode(head);
  const start = withoutPrologue(text);

  if (SVG.test(start) || SVG_DOCTYPE.test(start)) return { kind: 'svg' };
  if (HTML.test(start)) return other('HTML-stranica');

  const code = CODE.find(([pattern]) => pattern.test(start));
  if (code) return other(code[1]);

  if (/^<[a-z!?/]/i.test(start) || start !== text.trimStart()) return other('XML');
  return undefined;
}

function other(name: string): MarkupKind {
  return { kind: 'other', message: `Datoteka je zapravo ${name}. Takve se datoteke ne primaju.` };
}

function decode(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString('utf16le').slice(1);
  if (head[0] === 0xfe && head[1] === 0xff) {
    return Buffer.from(head.subarray(0, head.length - (head.length % 2)))
      .swap16()
      .toString('utf16le')
      .slice(1);
  }
  // Every other encoding that is read includes the letters of ASCII, and nothing else is searched for.
  return head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
}

function withoutPrologue(text: string): string {
  let start = text;
  for (let found = PROLOGUE.exec(start); found; found = PROLOGUE.exec(start)) start = start.slice(found[0].length);
  return start;
}
