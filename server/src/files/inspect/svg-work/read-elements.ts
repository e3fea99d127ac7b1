import { readXml, XmlError } from '../read-xml.ts';

/** An element of a drawing; its name has no prefix. */
export type SvgElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: SvgElement[];
  /** The text directly in it. */
  text: string;
};

/** More elements than the drawing may have. */
class TooManyElements extends Error {}

/** The elements of a drawing, the root first; undefined when it is not well-formed or has more than `most`. */
export async function readElements(svg: string, most: number): Promise<SvgElement[] | undefined> {
  const elements: SvgElement[] = [];
  const open: SvgElement[] = [];
  try {
    await readXml(svg, {
      open: (name, attributes) => {
        if (elements.length === most) throw new TooManyElements();
        const element = { name: name.slice(name.indexOf(':') + 1), attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
        elements.push(element);
      },
      close: () => open.pop(),
      text: (text) => {
        const parent = open.at(-1);
        if (parent) parent.text += text;
      },
    });
  } catch (error) {
    if (error instanceof XmlError || error instanceof TooManyElements) return undefined;
    throw error;
  }
  return elements;
}
