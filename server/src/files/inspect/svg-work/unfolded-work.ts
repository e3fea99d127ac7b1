import { ANIMATIONS } from '../svg-drawing.ts';
import { readElements, type SvgElement } from './read-elements.ts';
import { ANIMATED_VALUES, shapeTotals } from './shape-totals.ts';
import { readStyleEffects, type StyleEffects } from './style-effects.ts';
import { readDeclarations, readStyleSheet, type StyleRule } from './style-sheet.ts';
import { add, type Totals } from './totals.ts';
import {
  applyStyle,
  finishInOrder,
  joinStyles,
  type StyleSum,
  type Sum,
  styleSum,
  waitingSum,
  worstOf,
} from './work-sums.ts';

/**
 * Most work of a drawing, in units of about 50 microseconds: 40,000 plain shapes, or 13,000 copies of one by `use`,
 * which take Chromium 1 to 2 seconds. Ten copies of ten copies, and so on six times, would take minutes.
 */
export const DRAWING_WORK_LIMIT = 40_000;

/**
 * Units of an element that are not 1. 1000 patterned shapes take 0.6 s, 3000 texts of different sizes 1.5 s, 10,000
 * stops of 1000 gradients 1.2 s.
 */
const ELEMENT_COSTS: Record<string, number> = { pattern: 10, text: 10, use: 2, stop: 0.1 };

/**
 * Several outlines in a clip path are united, in time that grows with the third power: two of 250 lines take 0.1 s, of
 * 500 lines 1.3 s, of 1000 lines more than 10 s.
 */
const UNION_VERTICES_PER_UNIT = 320_000;

/** Letters of a style sheet that double the cost of each element: 10,000 rules for 5000 elements take 7.5 s. */
const SHEET_LETTERS_PER_UNIT = 5000;

/** 1.5 million dashes take 2.5 s. */
const DASHES_PER_UNIT = 25;

/** A drawing that moves is painted many times a second, so one painting may take a tenth of the time. */
const ANIMATION_FACTOR = 10;

/** Elements that paint nothing themselves and whose children inherit no paint. */
const UNPAINTED = /^(fe[A-Z]|(linearGradient|radialGradient|stop|filter|style|title|desc|view)$)/;

/** Links and animations name a target that they do not draw. */
const NOT_DRAWING = new Set([...ANIMATIONS, 'mpath', 'a']);

/**
 * The work that a browser has with a drawing, with everything that it references unfolded, in units of about 50
 * microseconds. An estimate from above: an id counts as the worst of the elements that have it, and a rule of a style
 * sheet counts for every element that it may select. Infinity for a drawing that references itself, that is not
 * well-formed, or whose styles cannot be judged. Takes time in proportion to the length of the text.
 */
export async function unfoldedWork(svg: string): Promise<number> {
  const elements = await readElements(svg, DRAWING_WORK_LIMIT);
  const root = elements?.[0];
  if (!elements || !root || root.name !== 'svg' || elements.some(hasEscapes)) return Number.POSITIVE_INFINITY;

  const sheets = elements.filter(({ name }) => name === 'style').map(({ text }) => text);
  const rules = sheets.map(readStyleSheet);
  if (rules.includes(undefined)) return Number.POSITIVE_INFINITY;

  const letters = sheets.reduce((sum, { length }) => sum + length, 0);
  const drawing = new Drawing(elements, {
    rules: rules.flatMap((some) => some ?? []),
    elementCost: letters / SHEET_LETTERS_PER_UNIT,
  });
  return drawing.workOf(root);
}

/** A backslash can hide every word of a style. */
function hasEscapes({ name, attributes, text }: SvgElement): boolean {
  return (name === 'style' && text.includes('\\')) || [...attributes.values()].some((value) => value.includes('\\'));
}

/** The sums of a drawing: one for each element, each id, and each key of a style sheet. */
class Drawing {
  readonly #elementCost: number;
  readonly #sums = new Map<SvgElement, Sum>();
  readonly #ids = new Map<string, Sum>();
  readonly #rules = new Map<string, StyleSum>();
  #shortestDash = Number.POSITIVE_INFINITY;
  #hasScreenStrokes = false;
  #isAnimated = false;

  constructor(
    elements: readonly SvgElement[],
    { rules, elementCost }: { rules: readonly StyleRule[]; elementCost: number },
  ) {
    this.#elementCost = elementCost;
    for (const element of elements) this.#sums.set(element, waitingSum());
    const ids = groupBy(elements, ({ attributes }) => [attributes.get('id') ?? []].flat());
    for (const [id, namesakes] of ids) this.#ids.set(id, worstOf(namesakes.map((element) => this.#sumOf(element))));

    const styles = rules.map(({ keys, declarations }) => {
      return { keys, style: this.#style(readStyleEffects(readDeclarations(declarations))) };
    });
    for (const [key, group] of groupBy(styles, ({ keys }) => keys)) {
      this.#rules.set(key, joinStyles(group.map(({ style }) => style)));
    }
    for (const element of elements) this.#connect(element);
  }

  workOf(element: SvgElement): number {
    const sum = this.#sumOf(element);
    if (!finishInOrder(sum)) return Number.POSITIVE_INFINITY;
    return (sum.totals.work + this.#dashWork(sum.totals)) * (this.#isAnimated ? ANIMATION_FACTOR : 1);
  }

  #dashWork({ length }: Totals): number {
    if (length === 0 || this.#shortestDash === Number.POSITIVE_INFINITY) return 0;
    return this.#hasScreenStrokes ? Number.POSITIVE_INFINITY : length / this.#shortestDash / DASHES_PER_UNIT;
  }

  #sumOf(element: SvgElement): Sum {
    const sum = this.#sums.get(element);
    if (!sum) throw new Error('an element of another drawing');
    return sum;
  }

  #connect(element: SvgElement): void {
    const sum = this.#sumOf(element);
    const parts = [...element.children.map((child) => this.#sumOf(child)), ...this.#addressed(element)];
    const style = joinStyles(UNPAINTED.test(element.name) ? [] : this.#stylesOf(element));
    const own = this.#ownTotals(element);
    sum.needs = [...parts, style];
    sum.finish = () => {
      const inside = add([own, ...parts.map(({ totals }) => totals)]);
      if (element.name === 'clipPath' && inside.shapes > 1)
        inside.work += inside.vertices ** 3 / UNION_VERTICES_PER_UNIT;
      sum.totals = applyStyle(inside, style);
    };
  }

  #ownTotals(element: SvgElement): Totals {
    const totals = shapeTotals(element);
    const filter = element.name === 'filter' ? filterWork(element) : 0;
    this.#isAnimated ||= ANIMATIONS.has(element.name);
    return { ...totals, work: totals.work + (ELEMENT_COSTS[element.name] ?? 1) + this.#elementCost + filter };
  }

  #addressed({ name, attributes }: SvgElement): Sum[] {
    if (NOT_DRAWING.has(name)) return [];
    const addresses = [attributes.get('href') ?? '', attributes.get('xlink:href') ?? ''];
    return this.#withIds(addresses.map((address) => address.trim().replace(/^#/, '')));
  }

  #stylesOf({ name, attributes }: SvgElement): StyleSum[] {
    const classes = (attributes.get('class') ?? '').split(/\s+/).map((className) => `.${className}`);
    const keys = new Set(['*', name, `#${attributes.get('id')}`, ...classes]);
    const effects = ANIMATIONS.has(name)
      ? animatedEffects(attributes)
      : readStyleEffects([...attributes, ...readDeclarations(attributes.get('style') ?? '')]);
    return [this.#style(effects), ...[...keys].flatMap((key) => this.#rules.get(key) ?? [])];
  }

  #style(effects: StyleEffects): StyleSum {
    this.#shortestDash = Math.min(this.#shortestDash, effects.shortestDash);
    this.#hasScreenStrokes ||= effects.hasScreenStrokes;
    this.#isAnimated ||= effects.isAnimated;
    return styleSum(effects.work, {
      once: this.#withIds(effects.once),
      perShape: this.#withIds(effects.perShape),
      perVertex: this.#withIds(effects.perVertex),
    });
  }

  #withIds(ids: readonly string[]): Sum[] {
    return ids.flatMap((id) => this.#ids.get(id) ?? []);
  }
}

/** An animation can name what is painted, or change the inputs of a filter; such a one cannot be judged. */
function animatedEffects(attributes: SvgElement['attributes']): StyleEffects {
  const name = attributes.get('attributeName') ?? '';
  const values = ANIMATED_VALUES.flatMap((value) => attributes.get(value)?.split(';') ?? []);
  const effects = readStyleEffects(values.map((value) => [name, value] as const));
  const isOpen = /^(in|in2|result)$/.test(name) || values.some((value) => /url\(/i.test(value));
  return isOpen ? { ...effects, work: Number.POSITIVE_INFINITY } : effects;
}

/** Items by each of their keys. */
function groupBy<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/**
 * Units for one step of a filter over a picture of 320 pixels, by the name of its element: 300 blurs take 1.1 s in
 * Chromium, 30 lights 0.3 s, 30 wide morphologies 4 s, one convolution of the largest order 0.3 s.
 */
const STEP_COSTS: Record<string, number> = {
  feGaussianBlur: 80,
  feDropShadow: 80,
  feTurbulence: 200,
  feDisplacementMap: 200,
  feDiffuseLighting: 200,
  feSpecularLighting: 200,
  feConvolveMatrix: 5000,
  feMorphology: 3000,
};
const OTHER_STEP_COST = 10;

/**
 * Units for drawing a filter once. Each step makes its inputs again, so twenty steps that take the step before them
 * twice make a million pictures: such a filter of 2 KB stops Chromium.
 */
function filterWork({ children }: SvgElement): number {
  const named = new Map<string, number>();
  let previous = 0;
  for (const step of children.filter(({ name }) => name.startsWith('fe'))) {
    const inputs = inputsOf(step).map((name) => (name === undefined ? previous : (named.get(name) ?? previous)));
    previous = inputs.reduce((sum, work) => sum + work, STEP_COSTS[step.name] ?? OTHER_STEP_COST);
    const result = step.attributes.get('result');
    // A name that is given again may mean either step while it is animated or repeated; the dearer one counts.
    if (result !== undefined) named.set(result, Math.max(previous, named.get(result) ?? 0));
  }
  return previous;
}

/** Names of the inputs; undefined for the step before. */
function inputsOf({ name, attributes, children }: SvgElement): (string | undefined)[] {
  if (name === 'feMerge') return children.map(({ attributes: of }) => of.get('in'));
  const first = attributes.get('in');
  if (name === 'feDropShadow') return [first, first];
  return attributes.has('in2') ? [first, attributes.get('in2')] : [first];
}
