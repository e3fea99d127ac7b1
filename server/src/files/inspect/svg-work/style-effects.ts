/** What declarations make a browser do, apart from the shapes themselves. */
export type StyleEffects = {
  work: number;
  /** Ids painted for each shape: patterns and gradients. */
  perShape: string[];
  /** Ids drawn at each vertex: markers. */
  perVertex: string[];
  /** Ids drawn once for the whole element: masks, clip paths, filters. */
  once: string[];
  /** The smallest sum of a list of dashes: Infinity without dashes, 0 when a sum is not known. */
  shortestDash: number;
  /** Whether lines may be measured on the screen instead of in the drawing. */
  hasScreenStrokes: boolean;
  isAnimated: boolean;
};

/** Units for a picture in between. 9500 of them take 5.4 s in Chromium when nested, 10,000 take 0.9 s in a row. */
const LAYER_COST = 5;

/** 2000 masks take 3 s. */
const MASK_COST = 20;

/** 1000 blurs by a style take 2 s at 320 pixels. */
const FILTER_FUNCTION_COST = 80;

/** 200 shadows on the root take 2.3 s. */
const SHADOW_COST = 200;

/** 500 gradients on the root take 0.8 s. */
const GRADIENT_COST = 30;

const LOCAL_ADDRESS = /url\(\s*["']?#([^\s"'()\\]*)["']?\s*\)/gi;

/** A custom property that holds more than a colour or a number may be repeated by `var()`. */
const PLAIN_VALUE = /^(?:(?:rgb|hsl)a?\([\d\s.,%/]*\)|[\w#.,%\s-]*)$/i;

/** An outline in a style counts nowhere; programs write it as an element. */
const OUTLINE = /(^|[^\w-])(path|shape|polygon)\(/i;

/** The effects of pairs of property and value; attributes count as properties. */
export function readStyleEffects(declarations: Iterable<readonly [property: string, value: string]>): StyleEffects {
  const effects: StyleEffects = {
    ...{ work: 0, perShape: [], perVertex: [], once: [] },
    ...{ shortestDash: Number.POSITIVE_INFINITY, hasScreenStrokes: false, isAnimated: false },
  };
  for (const [property, value] of declarations) {
    const ids = [...value.matchAll(LOCAL_ADDRESS)].map(([, id = '']) => id);
    const drawn =
      property === 'fill' || property === 'stroke' ? 'perShape' : /^marker/.test(property) ? 'perVertex' : 'once';
    for (const id of ids) effects[drawn].push(id);

    effects.work += workOf(property, value, ids.length);
    if (property === 'stroke-dasharray') effects.shortestDash = Math.min(effects.shortestDash, dashSum(value));
    effects.hasScreenStrokes ||= property === 'vector-effect' && value.trim() !== 'none';
    effects.isAnimated ||= /animation/.test(property);
  }
  return effects;
}

function workOf(property: string, value: string, addresses: number): number {
  if (property.startsWith('--')) return PLAIN_VALUE.test(value.trim()) ? 0 : Number.POSITIVE_INFINITY;
  if (OUTLINE.test(value)) return Number.POSITIVE_INFINITY;
  const gradients = value.match(/gradient\(/gi)?.length ?? 0;
  return gradients * GRADIENT_COST + propertyWork(property, value, addresses);
}

function propertyWork(property: string, value: string, addresses: number): number {
  if (/filter$/.test(property)) return filterWork(value, addresses);
  if (/mask/.test(property)) return addresses * MASK_COST;
  if (/shadow$/.test(property)) return value.split(',').length * SHADOW_COST;
  if (/clip-path$/.test(property)) return addresses * LAYER_COST;
  if (/^(opacity|isolation|mix-blend-mode)$/.test(property)) return LAYER_COST;
  return 0;
}

/** A shadow draws its input twice, so a chain of n shadows draws it 2^n times. What a chain of filters does is open. */
function filterWork(value: string, addresses: number): number {
  if (addresses > 1) return Number.POSITIVE_INFINITY;
  const functions = value.split('(').length - 1 - addresses;
  const shadows = value.match(/drop-shadow\(/gi)?.length ?? 0;
  return addresses * LAYER_COST + functions * FILTER_FUNCTION_COST * 2 ** shadows;
}

/** Infinity for a solid line, 0 when a length is not absolute. */
function dashSum(value: string): number {
  const written = value.trim();
  if (/^(none|inherit|initial|unset|)$/i.test(written)) return Number.POSITIVE_INFINITY;
  const dashes = written.split(/[\s,]+/);
  if (!dashes.every((dash) => /^\+?[\d.]+(e[+-]?\d+)?(px|pt|pc|mm|cm|in|q)?$/i.test(dash))) return 0;
  const sum = dashes.reduce((total, dash) => total + Number.parseFloat(dash), 0);
  return sum > 0 ? sum : Number.POSITIVE_INFINITY;
}
