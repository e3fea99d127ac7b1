import { ANIMATIONS } from '../svg-drawing.ts';
import type { SvgElement } from './read-elements.ts';
import type { Totals } from './totals.ts';

/** Units for one number of an outline. 1000 outlines of 100 long strokes take 3.4 s in Chromium. */
const NUMBER_COST = 0.2;

/**
 * Numbers in one outline that double the cost of each, since every line of pixels sorts all edges that cross it. An
 * outline of 20,000 long strokes takes 1.5 to 4.3 s, one of 100,000 more than 20 s.
 */
const DOUBLE_COST_NUMBERS = 20_000;

/** Letters of a text for one unit. 100,000 letters take 0.1 s. */
const LETTERS_PER_UNIT = 20;

/** Bound for the outline of a letter of usual size; the dashes of a letter are computed once. */
const LETTER_LENGTH = 100;

const SHAPES = new Set('path rect circle ellipse line polyline polygon text tspan textPath'.split(' '));

/** Attributes with a list of numbers, each of which is work. */
const NUMBER_LISTS = ['d', 'points', 'x', 'y', 'dx', 'dy', 'rotate'];

/** Attributes of an animation that may hold such a list. */
export const ANIMATED_VALUES = ['values', 'from', 'to', 'by'];

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** What the element itself adds, without its children and without what it references. */
export function shapeTotals({ name, attributes, text }: SvgElement): Totals {
  const lists = [...NUMBER_LISTS, ...(ANIMATIONS.has(name) ? ANIMATED_VALUES : [])];
  const numbers = lists.reduce((count, list) => count + countNumbers(attributes.get(list)), 0);
  const letters = SHAPES.has(name) || name === 'style' ? text.length : 0;
  return {
    work: numbers * NUMBER_COST * (1 + numbers / DOUBLE_COST_NUMBERS) + letters / LETTERS_PER_UNIT,
    shapes: SHAPES.has(name) ? 1 : 0,
    vertices: countVertices(name, attributes),
    length: outlineLength(name, attributes) + (SHAPES.has(name) ? text.length * LETTER_LENGTH : 0),
  };
}

/** One number is no list: most attributes have one, and the element itself is counted. */
function countNumbers(value = ''): number {
  const count = value.match(NUMBER)?.length ?? 0;
  return count > 1 ? count : 0;
}

/** A letter of a path may be a vertex without a number: closing a path draws a marker. */
function countVertices(name: string, attributes: SvgElement['attributes']): number {
  if (name === 'line') return 2;
  const outline = attributes.get('d') ?? attributes.get('points') ?? '';
  return countNumbers(outline) + (outline.match(/[a-z]/gi)?.length ?? 0);
}

function outlineLength(name: string, attributes: SvgElement['attributes']): number {
  const written = Number.parseFloat(attributes.get('pathLength') ?? '') || 0;
  const outline = attributes.get('d') ?? (attributes.has('points') ? `M${attributes.get('points')}` : undefined);
  if (outline !== undefined) return Math.max(pathLength(outline), written);
  const sides = ['x1', 'y1', 'x2', 'y2', 'width', 'height', 'r', 'rx', 'ry'];
  const length = sides.reduce((sum, side) => sum + sideLength(attributes.get(side)), 0);
  return SHAPES.has(name) ? Math.max(length * 7, written) : 0;
}

/** Ends in a unit: a percentage is of a side that is not known here, and other units are at most an inch. */
function sideLength(side = ''): number {
  return Math.abs(Number.parseFloat(side) || 0) * (/[a-z%]\s*$/i.test(side) ? 1000 : 1);
}

/** An arc is no longer than seven radii; any other line, with its closing, than three times its steps. */
function pathLength(outline: string): number {
  let length = 0;
  let reach = 0;
  const last = [0, 0];
  for (const [, letter = '', list = ''] of outline.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    for (const [place, number] of (list.match(NUMBER) ?? []).map(Number).entries()) {
      const axis = letter === 'V' ? 1 : letter === 'H' ? 0 : place % 2;
      const isPosition = 'MLHVCSQT'.includes(letter);
      const step = Math.abs(isPosition ? number - (last[axis] ?? 0) : number);
      if (isPosition) last[axis] = number;
      // A control point that is not written mirrors the one before it, so its distance can grow from T to T.
      if (letter === 'T' || letter === 't') reach += step;
      length += step * (letter === 'A' || letter === 'a' ? 7 : 3) + ('STst'.includes(letter) ? reach : 0);
      if (letter !== 'T' && letter !== 't') reach = 2 * step;
    }
  }
  return length;
}
