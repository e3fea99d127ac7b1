import { tooLarge, unsafeFile } from '../file-errors.ts';
import { escapeXml, readXml, XmlError } from './read-xml.ts';
import {
  ANIMATIONS,
  addressFault,
  elementFault,
  NOT_ANIMATED,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  type SvgFault,
  styleFault,
} from './svg-drawing.ts';

/** Deepest nesting that is kept; drawing programs stay below twenty, browsers give up at some hundreds. */
const MAX_DEPTH = 200;

const NAMESPACES = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const MESSAGES: Record<SvgFault, string> = {
  script: 'SVG sadrži skriptu. Spremite ga bez nje.',
  foreign: 'SVG sadrži HTML ili drugi strani sadržaj (foreignObject). Spremite ga kao čisti crtež.',
  picture: 'SVG sadrži umetnutu sliku. Spremite ga kao čisti crtež ili kao PNG.',
  outside: 'SVG poziva sadržaj izvan sebe. Spremite ga tako da sve bude u datoteci.',
};

/**
 * Keeps the drawing of an SVG: elements and attributes of the list, addresses within the drawing. Comments,
 * instructions, the doctype and the private data of drawing programs are removed, with all their content. The output is
 * serialised from scratch. Undefined when the input is not well-formed XML of one `svg`.
 * @throws RejectedFileError 415 for a script, a handler, HTML, a picture, or an address outside the drawing; 413 when
 * it is nested too deeply.
 */
export async function cleanSvg(svg: string): Promise<string | undefined> {
  const cleaner = makeCleaner();
  try {
    await readXml(svg, cleaner);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
  return cleaner.written();
}

function makeCleaner() {
  const output: string[] = [];
  let depth = 0;
  /** Depth of the element that is left out with all its content. */
  let leftOutFrom = Number.POSITIVE_INFINITY;
  /** Text of the `style` that is open; undefined outside of one. */
  let css: string[] | undefined;

  return {
    open(name: string, attributes: ReadonlyMap<string, string>): void {
      if (depth === 0 && name !== 'svg') throw new XmlError('no svg');
      depth += 1;
      if (depth > MAX_DEPTH) throw tooLarge('SVG ima previše ugniježđenih dijelova. Pojednostavnite crtež.');
      if (depth > leftOutFrom) return;
      if (css) throw new XmlError('an element inside a style');

      reject(elementFault(name) ?? [...attributes].map((attribute) => addressFault(...attribute)).find(Boolean));
      if (!SVG_ELEMENTS.has(name) || animatesWhatItMayNot(name, attributes)) {
        leftOutFrom = depth;
        return;
      }
      output.push(`<${name}${depth === 1 ? NAMESPACES : ''}${writeAttributes(attributes)}>`);
      if (name === 'style') css = [];
    },
    close(name: string): void {
      if (depth < leftOutFrom) output.push(`</${name}>`);
      if (depth === leftOutFrom) leftOutFrom = Number.POSITIVE_INFINITY;
      else if (css && depth < leftOutFrom) {
        reject(styleFault(css.join('')));
        css = undefined;
      }
      depth -= 1;
    },
    text(text: string): void {
      if (depth === 0 || depth >= leftOutFrom) return;
      css?.push(text);
      output.push(escapeXml(text).replaceAll('&quot;', '"'));
    },
    written: () => output.join(''),
  };
}

function writeAttributes(attributes: ReadonlyMap<string, string>): string {
  return [...attributes]
    .filter(([name]) => SVG_ATTRIBUTES.has(name))
    .map(([name, value]) => {
      reject(styleFault(value));
      return ` ${name}="${escapeXml(value)}"`;
    })
    .join('');
}

function animatesWhatItMayNot(name: string, attributes: ReadonlyMap<string, string>): boolean {
  const animated = attributes.get('attributeName');
  if (!ANIMATIONS.has(name) || animated === undefined) return false;
  return !SVG_ATTRIBUTES.has(animated) || NOT_ANIMATED.has(animated);
}

function reject(fault: SvgFault | undefined): void {
  if (fault) throw unsafeFile(MESSAGES[fault]);
}
