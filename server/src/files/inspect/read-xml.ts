import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';

/** Events of the reader, in the order of the file. Names are as written; values and texts are decoded. */
export type XmlEvents = {
  open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

/** The XML is not well-formed, or needs declarations of its own. */
export class XmlError extends Error {}

/** Characters that are parsed before other work gets its turn: some milliseconds. */
const CHARACTERS_AT_ONCE = 64 * 1024;

/**
 * Reads well-formed XML without entities of its own; skips comments, instructions and a doctype. Yields to other work
 * in between.
 * @throws XmlError, and what the events throw.
 */
export async function readXml(xml: string, events: XmlEvents): Promise<void> {
  const parser = new SaxesParser({ position: false });
  parser.on('error', ({ message }) => {
    throw new XmlError(message);
  });
  parser.on('opentag', ({ name, attributes }) => events.open(name, new Map(Object.entries(attributes))));
  parser.on('closetag', ({ name }) => events.close(name));
  parser.on('text', (text) => events.text(text));
  parser.on('cdata', (text) => events.text(text));

  for (let start = 0; start < xml.length; start += CHARACTERS_AT_ONCE) {
    if (start > 0) await setImmediate();
    parser.write(xml.slice(start, start + CHARACTERS_AT_ONCE));
  }
  parser.close();
}

/** Text of XML that is UTF-8 or, with a byte order mark, UTF-16. @throws XmlError for any other encoding. */
export function decodeXml(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0 || second === 0) throw new XmlError('not UTF-8');
  return new TextDecoder().decode(bytes);
}

/** Text or a value in the form that {@link readXml} decodes to the same text. */
export function escapeXml(text: string): string {
  if (!/[&<>"\r]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
