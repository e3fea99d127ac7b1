/** Files that are text with a meaning to browsers or to a shell, told by how they begin. */

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

export type MarkupKind = { kind: 'svg' } | { kind: 'other'; message: string };

/** What a text turns out to be, XML prologue and comments before it left aside; undefined for text of no such meaning. */
export function readMarkupKind(head: Buffer): MarkupKind | undefined {
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
  // Every other encoding that is read has the letters of ASCII, and nothing else is looked for.
  return head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
}

function withoutPrologue(text: string): string {
  let start = text;
  for (let found = PROLOGUE.exec(start); found; found = PROLOGUE.exec(start)) start = start.slice(found[0].length);
  return start;
}
