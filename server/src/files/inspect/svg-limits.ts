import { setImmediate as nextTurn } from 'node:timers/promises';
import { readXml, XmlError } from './read-xml.ts';
import { ANIMATIONS } from './svg-drawing.ts';

/** Steps of about 50 microseconds with every reference followed: Chromium paints 40,000 plain shapes in a second. */
const MAX_STEPS = 40_000;

/** References inside of what is referenced. Programs write two. */
const MAX_REFERENCES = 3;

/** Deepest nesting; the cleaner keeps no deeper one. */
const MAX_DEPTH = 200;

/** Letters of one outline. One stroke of 20,000 long lines, 140 KB, takes 4.4 s. */
const MAX_OUTLINE = 64 * 1024;

/** Letters of the outlines of a clip path that unites several: 3500 take 0.1 s, 7000 1.3 s, 14,000 more than 10 s. */
const MAX_UNION = 4000;

/** Letters of all style sheets: 10,000 rules for 5000 elements take 7.5 s. */
const MAX_SHEET = 20_000;

/** Declarations of style sheets that count. */
const MAX_COUNTED = 200;

/** Letters of the styles, of the classes and of another attribute of one element that count. */
const MAX_STYLE = 4000;

/** Work on elements before other work gets its turn, milliseconds. */
const TURN_MS = 10;

const REFUSED_ELEMENTS = new Set(['filter', 'pattern', ...ANIMATIONS]);

/** Properties that repeat a drawing, move it, or paint more than a drawing needs. */
const REFUSED_PROPERTY = /^(--.*|.*(filter|shadow)|(animation|background|border).*|d)$/;

/** Values that compute or are escaped, and outlines and gradients that are no elements. */
const REFUSED_VALUE = /(\b(var|attr|env|path|shape|polygon)|gradient)\s*\(|\\/i;

const ADDRESS = /url\(\s*["']?#([^\s"'()]*)/i;

const SHAPES = new Set('path rect circle ellipse line polyline polygon text tspan textPath use'.split(' '));

type Styles = [property: string, value: string][];
type Element = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  styles: Styles;
  children: Element[];
  text: string;
  steps: number;
  references: Reference[];
};

/** Elements that are drawn along with an element, `count` times. */
type Reference = { id: string; count: number };

/** The drawing is over a limit. */
class OverLimit extends Error {}

/**
 * Whether a browser draws an SVG in some seconds. One with filters, patterns, animations or a style sheet of other than
 * plain rules is over the limit, as is one that is not well-formed.
 */
export async function isWithinLimits(svg: string): Promise<boolean> {
  try {
    const elements = await readElements(svg);
    const [root] = elements;
    if (root?.name !== 'svg') return false;
    const rules = readSheets(elements.filter(({ name }) => name === 'style').map(({ text }) => text));
    let total = 0;
    await inTurns(elements, (element) => {
      element.styles = stylesOf(element, rules);
      total += element.styles.length;
      refuseIf(total > MAX_STEPS);
    });
    const dash = shortestDash(elements);
    await inTurns(elements, (element) => {
      element.steps = stepsOf(element, dash);
      element.references = referencesOf(element);
      total += element.references.length;
      refuseIf(total > MAX_STEPS);
    });
    follow(root, elements);
    return true;
  } catch (error) {
    if (error instanceof OverLimit || error instanceof XmlError) return false;
    throw error;
  }
}

async function inTurns(elements: readonly Element[], work: (element: Element) => void): Promise<void> {
  let end = performance.now() + TURN_MS;
  for (const element of elements) {
    if (performance.now() > end) {
      await nextTurn();
      end = performance.now() + TURN_MS;
    }
    work(element);
  }
}

async function readElements(svg: string): Promise<Element[]> {
  const elements: Element[] = [];
  const open: Element[] = [];
  await readXml(svg, {
    open: (written, attributes) => {
      const name = written.slice(written.indexOf(':') + 1);
      refuseIf(REFUSED_ELEMENTS.has(name) || elements.length === MAX_STEPS || open.length === MAX_DEPTH);
      const element: Element = { name, attributes, styles: [], children: [], text: '', steps: 0, references: [] };
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
  return elements;
}

/** The declarations of plain rules, by their selectors: `.class`, `#id`, a name, or `*`. */
function readSheets(sheets: readonly string[]): ReadonlyMap<string, Styles> {
  const css = withoutComments(sheets.join('\n'));
  refuseIf(css.length > MAX_SHEET);
  const rules = new Map<string, Styles>();
  const blocks = css.split('}');
  refuseIf(blocks.pop()?.trim() !== '');
  for (const block of blocks) {
    const [selectors = '', declarations, ...others] = block.split('{');
    refuseIf(declarations === undefined || others.length > 0);
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      refuseIf(!/^([.#]?[\w-]+|\*)$/.test(selector));
      rules.set(selector, [...(rules.get(selector) ?? []), ...readDeclarations(declarations ?? '')]);
    }
  }
  const counted = [...rules.values()].reduce((sum, styles) => sum + styles.length, 0);
  refuseIf(counted > MAX_COUNTED);
  return rules;
}

function readDeclarations(css: string): Styles {
  return countedOf(
    withoutComments(css)
      .split(';')
      .map((declaration) => {
        const colon = declaration.indexOf(':');
        return [declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase(), declaration.slice(colon + 1).trim()];
      }),
  );
}

/** Dashes, and what is drawn along. Paint names only gradients, which cost nothing. */
function countedOf(styles: Styles): Styles {
  return styles.filter(([property, value]) => {
    refuseIf(REFUSED_PROPERTY.test(property) && !/^(none|normal|)$/i.test(value));
    refuseIf(REFUSED_VALUE.test(value));
    return (
      /^(stroke-dasharray|vector-effect)$/.test(property) || (!/^(fill|stroke)$/.test(property) && ADDRESS.test(value))
    );
  });
}

/** What looks like a comment after a quote or a bracket may be part of a value. */
function withoutComments(css: string): string {
  refuseIf(css.slice(Math.max(css.search(/["'(]/), 0)).includes('/*') && /["'(]/.test(css));
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

function stylesOf({ name, attributes }: Element, rules: ReadonlyMap<string, Styles>): Styles {
  const own = [...attributes].filter(([property]) =>
    /^(fill|stroke|.*filter$|mask|clip-path|marker|vector)/.test(property),
  );
  const [style = '', classNames = ''] = [attributes.get('style'), attributes.get('class')];
  refuseIf([style, classNames, ...own.map(([, value]) => value)].some((value) => value.length > MAX_STYLE));
  const classes = classNames.split(/\s+/).map((one) => `.${one}`);
  const selectors = new Set(['*', name, `#${attributes.get('id')}`, ...classes]);
  return [
    ...countedOf(own),
    ...readDeclarations(style),
    ...[...selectors].flatMap((selector) => rules.get(selector) ?? []),
  ];
}

/** Counts the steps of a drawing. An id means every element that has it. */
function follow(root: Element, elements: readonly Element[]): void {
  const byId = Map.groupBy(elements, ({ attributes }) => attributes.get('id'));
  let steps = 0;
  const countSteps = (element: Element, references: number) => {
    steps += element.steps;
    refuseIf(steps > MAX_STEPS || references > MAX_REFERENCES);
    if (element.name === 'clipPath') limitUnion(element);
    for (const child of element.children) countSteps(child, references);
    for (const { id, count } of element.references) {
      const targets = byId.get(id);
      for (let copy = 0; targets && copy < count; copy += 1)
        for (const target of targets) countSteps(target, references + 1);
    }
  };
  countSteps(root, 0);
}

function stepsOf(element: Element, dash: number): number {
  const { name, styles, text } = element;
  const outline = outlineOf(element);
  refuseIf(outline.length > MAX_OUTLINE);
  const letters =
    (outline.length / 20) * (1 + outline.length / MAX_OUTLINE) + (SHAPES.has(name) ? text.length / 20 : 0);
  const masks = styles.filter(([property]) => /mask/.test(property)).length;
  return (name === 'text' ? 10 : 1) + letters + masks * 20 + lengthOf(element) / dash / 25;
}

/** A marker is drawn at every point, and inherited, so only shapes may have one. */
function referencesOf(element: Element): Reference[] {
  const { name, attributes, styles } = element;
  const addresses = name === 'use' ? [attributes.get('href'), attributes.get('xlink:href')] : [];
  return [
    ...addresses.flatMap((address) => (address ? [{ id: address.trim().replace(/^#/, ''), count: 1 }] : [])),
    ...styles.flatMap(([property, value]) => {
      const ids = [...value.matchAll(new RegExp(ADDRESS, 'gi'))].map(([, id = '']) => id);
      const isMarker = property.startsWith('marker') && ids.length > 0;
      refuseIf(isMarker && (!SHAPES.has(name) || name === 'use'));
      return ids.map((id) => ({ id, count: isMarker ? outlineOf(element).length + 2 : 1 }));
    }),
  ];
}

/** A browser unites several outlines of a clip path, in time that grows with the third power of their lengths. */
function limitUnion(clipPath: Element): void {
  const shapes: Element[] = [];
  const left = [...clipPath.children];
  for (let element = left.pop(); element; element = left.pop()) {
    if (SHAPES.has(element.name)) shapes.push(element);
    left.push(...element.children);
  }
  if (shapes.length < 2 && shapes[0]?.name !== 'text') return;
  const letters = shapes.reduce((sum, shape) => sum + outlineOf(shape).length, 0);
  refuseIf(letters > MAX_UNION || shapes.some(({ name }) => /^(use|t)/.test(name)));
}

/** The shortest sum of dashes, for all lines of the drawing; Infinity without dashes. */
function shortestDash(elements: readonly Element[]): number {
  const styles = elements.flatMap((element) => element.styles);
  const written = styles.filter(([property]) => property === 'stroke-dasharray').map(([, value]) => value);
  const lists = [...new Set(written)].filter((value) => /\d|%|\(/.test(value));
  if (lists.length > 0) refuseIf(styles.some(([property, value]) => property === 'vector-effect' && value !== 'none'));
  const sums = lists.map((value) => {
    const dashes = value
      .replace(/!important$/i, '')
      .trim()
      .split(/[\s,]+/);
    refuseIf(!dashes.every((dash) => /^\+?[\d.]+(e[+-]?\d+)?(px|pt|pc|mm|cm|in|q)?$/i.test(dash)));
    return dashes.reduce((sum, dash) => sum + Number.parseFloat(dash), 0);
  });
  return sums.reduce((least, sum) => (sum > 0 ? Math.min(least, sum) : least), Number.POSITIVE_INFINITY);
}

/** More than the length of the outline in units of the drawing: each of its numbers is at most two lines long. */
function lengthOf(element: Element): number {
  if (!SHAPES.has(element.name)) return 0;
  const sides = ['x1', 'y1', 'x2', 'y2', 'width', 'height', 'r', 'rx', 'ry', 'pathLength'];
  const written = [outlineOf(element), ...sides.map((side) => element.attributes.get(side) ?? '')].join(' ');
  const numbers = written.match(/(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi) ?? [];
  return numbers.reduce((sum, number) => sum + Number(number) * 7, element.text.length * 100);
}

function outlineOf({ attributes }: Element): string {
  return ['d', 'points', 'x', 'y', 'dx', 'dy', 'rotate']
    .map((list) => attributes.get(list) ?? '')
    .join(' ')
    .trim();
}

function refuseIf(isOver: boolean): void {
  if (isOver) throw new OverLimit();
}
