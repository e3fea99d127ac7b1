/**
 * Sums over a part of a drawing, with everything that it references counted at each reference. Numbers become Infinity
 * instead of overflowing.
 */
export type Totals = {
  /** Units of about 50 microseconds of a browser. */
  work: number;
  /** Shapes and pieces of text that are painted. */
  shapes: number;
  /** Points at which a marker may be drawn. */
  vertices: number;
  /** Upper bound for the length of all outlines, in their own units. */
  length: number;
};

export const NOTHING: Totals = { work: 0, shapes: 0, vertices: 0, length: 0 };

export function add(parts: Iterable<Totals>): Totals {
  const sum = { ...NOTHING };
  for (const { work, shapes, vertices, length } of parts) {
    sum.work += work;
    sum.shapes += shapes;
    sum.vertices += vertices;
    sum.length += length;
  }
  return sum;
}

export function multiply(count: number, { work, shapes, vertices, length }: Totals): Totals {
  // Zero times Infinity is NaN.
  if (count === 0) return NOTHING;
  return {
    work: times(count, work),
    shapes: times(count, shapes),
    vertices: times(count, vertices),
    length: times(count, length),
  };
}

function times(count: number, value: number): number {
  return value === 0 ? 0 : count * value;
}
