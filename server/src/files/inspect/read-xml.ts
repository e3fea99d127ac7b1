import { setImmediate } from 'node:timers/promises';

/** What a reader is told, in the order of the file. Names are as written; values and texts are decoded. */
export type XmlEvents = {
  open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

/** XML that is not well-formed, or that needs declarations of its own. */
export class XmlError extends Error {}

/** Tags and texts that are read before others get their turn: some milliseconds. */
const PIECES_AT_ONCE = 1000;

const NAME = '[\\p{L}_][\\p{L}\\p{N}\\p{M}.:_-]*';
const ATTRIBUTE = `\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*')`;

const START_TAG = new RegExp(`<(${NAME})((?:${ATTRIBUTE})*)\\s*(/?)>`, 'uy');
const ATTRIBUTES = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'gu');
const END_TAG = new RegExp(`</(${NAME})\\s*>`, 'uy');
const TEXT = /[^<]+/y;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const LEFT_OUT = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE\s[^<>[\]]*>/iy;

const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));|&/gi;
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What XML does not allow in any text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;

/**
 * Reads XML as strictly as browsers do: one element around everything, all closed in their order, values quoted,
 * no attribute twice, no entities but those of XML itself. Comments, instructions and a doctype are left out. Takes
 * linear time, and lets others work in between.
 * @throws XmlError
 */
export async function readXml(xml: string, events: XmlEvents): Promise<void> {
  const open: string[] = [];
  let position = 0;
  let hasRoot = false;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(xml);
    if (found) position = pattern.lastIndex;
    return found;
  };
  const giveText = (text: string) => {
    if (open.length > 0) events.text(text);
    else if (text.trim() !== '') throw new XmlError('text outside');
  };

  for (let count = 1; position < xml.length; count += 1) {
    if (count % PIECES_AT_ONCE === 0) await setImmediate();
    let found = take(TEXT);
    if (found) {
      giveText(decode(found[0]));
      continue;
    }
    found = take(START_TAG);
    if (found) {
      const [, name = '', attributes = '', isEmpty] = found;
      if (open.length === 0 && hasRoot) throw new XmlError('a second root');
      hasRoot = true;
      events.open(name, readAttributes(attributes));
      if (isEmpty) events.close(name);
      else open.push(name);
      continue;
    }
    found = take(END_TAG);
    if (found) {
      if (open.pop() !== found[1]) throw new XmlError('a wrong end tag');
      events.close(found[1] ?? '');
      continue;
    }
    found = take(CDATA);
    if (found) giveText(checked(found[1] ?? ''));
    else if (!take(LEFT_OUT)) throw new XmlError('no markup');
  }
  if (open.length > 0 || !hasRoot) throw new XmlError('an open end');
}

/** Text or a value in the form that {@link readXml} reads back as it was. */
export function escapeXml(text: string): string {
  if (!/[&<>"\r]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', quoted, single = ''] of text.matchAll(ATTRIBUTES)) {
    if (attributes.has(name)) throw new XmlError('an attribute twice');
    attributes.set(name, decode(quoted ?? single));
  }
  return attributes;
}

function decode(text: string): string {
  if (!text.includes('&')) return checked(text);
  return checked(
    text.replace(REFERENCE, (_, name?: string, decimal?: string, hexadecimal?: string) => {
      if (name !== undefined) return CHARACTERS[name] ?? unknownReference();
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : unknownReference();
    }),
  );
}

function checked(text: string): string {
  if (FORBIDDEN.test(text)) throw new XmlError('a forbidden character');
  return text;
}

function unknownReference(): never {
  throw new XmlError('an unknown reference');
}
