import { decodeXml, escapeXml, readXml } from '../inspect/read-xml.ts';
import type { DocumentNames } from './document-names.ts';

/**
 * Elements that hold names, by their name without the prefix, and which name they hold. The first of several that is
 * not empty counts. An element `undefined` is removed with the others but not shown.
 */
export type NamedElements = Record<string, keyof DocumentNames | undefined>;

/** Longest XML that is read, in bytes; real ones have a few thousand, the longest some hundred thousand. */
export const NAMES_XML_MAX_BYTES = 4 * 1024 * 1024;

/**
 * The names in elements and attributes. Texts inside one element, such as the items of a list, are joined by commas
 * unless `join` makes one text of them otherwise.
 * @throws XmlError
 */
export async function readNamesInXml<Key extends string>(
  bytes: Buffer,
  elements: Record<string, Key | undefined>,
  join = (texts: readonly string[]) => texts.join(', '),
): Promise<Partial<Record<Key, string>>> {
  const found: Partial<Record<Key, string>> = {};
  const keep = (key: Key | undefined, name: string) => {
    if (key !== undefined && name !== '') found[key] ||= name;
  };
  let depth = 0;
  let inside: { key: Key | undefined; depth: number; texts: string[] } | undefined;
  await readXml(decodeXml(bytes), {
    open: (name, attributes) => {
      depth += 1;
      const local = localName(name);
      if (!inside && Object.hasOwn(elements, local)) inside = { key: elements[local], depth, texts: [] };
      for (const [attribute, value] of attributes) {
        const own = localName(attribute);
        if (Object.hasOwn(elements, own)) keep(elements[own], value.trim());
      }
    },
    text: (text) => void inside?.texts.push(text),
    close: () => {
      if (inside?.depth === depth) {
        keep(inside.key, join(inside.texts.map((text) => text.trim()).filter(Boolean)));
        inside = undefined;
      }
      depth -= 1;
    },
  });
  return found;
}

/**
 * The XML without the elements and attributes that hold names, and without comments and instructions. UTF-8, without a
 * declaration.
 * @throws XmlError
 */
export async function removeNamesFromXml(bytes: Buffer, elements: NamedElements): Promise<string> {
  const parts: string[] = [];
  let removedDepth = 0;
  await readXml(decodeXml(bytes), {
    open: (name, attributes) => {
      if (removedDepth > 0 || Object.hasOwn(elements, localName(name))) {
        removedDepth += 1;
        return;
      }
      const kept = [...attributes].filter(([attribute]) => !isNamedAttribute(attribute, elements));
      parts.push(`<${name}${kept.map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`).join('')}>`);
    },
    text: (text) => void (removedDepth === 0 && parts.push(escapeXml(text))),
    close: (name) => {
      if (removedDepth > 0) removedDepth -= 1;
      else parts.push(`</${name}>`);
    },
  });
  return parts.join('').trim();
}

function isNamedAttribute(attribute: string, elements: NamedElements): boolean {
  return !attribute.startsWith('xmlns') && Object.hasOwn(elements, localName(attribute));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
