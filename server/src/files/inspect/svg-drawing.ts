/**
 * Allowed content of an SVG: elements that draw, and attributes that describe how. Names are case-sensitive, as in the
 * file.
 */

const words = (text: string) => text.trim().split(/\s+/);

export const SVG_ELEMENTS = new Set(
  words(`svg g defs symbol use switch title desc style view
    path rect circle ellipse line polyline polygon text tspan textPath marker pattern mask clipPath
    linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
    feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
    feTurbulence animate animateTransform animateMotion mpath set`),
);

export const SVG_ATTRIBUTES = new Set(
  words(`id class style lang xml:lang xml:space href xlink:href role aria-label aria-hidden aria-labelledby
    width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy rotate viewBox version preserveAspectRatio
    transform pathLength offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
    patternTransform maskUnits maskContentUnits clipPathUnits markerUnits markerWidth markerHeight refX refY orient
    textLength lengthAdjust startOffset method spacing side requiredExtensions systemLanguage
    filterUnits primitiveUnits filterRes in in2 result type values mode operator k1 k2 k3 k4 order kernelMatrix divisor
    bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant
    specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation z scale xChannelSelector
    yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept
    amplitude exponent
    attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes keySplines
    from to by additive accumulate keyPoints path origin
    alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
    color-rendering direction display dominant-baseline enable-background fill-opacity fill-rule filter flood-color
    flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
    font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning
    letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity
    overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
    stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
    text-decoration text-orientation text-rendering transform-origin unicode-bidi vector-effect visibility
    word-spacing writing-mode`),
);

/** Elements that change an attribute of another element over time. */
export const ANIMATIONS = new Set(words('animate animateTransform animateMotion set'));

/** Attributes that an animation may not change, because its values would pass no check there. */
export const NOT_ANIMATED = new Set(['href', 'xlink:href', 'style', 'id', 'class']);

const SCRIPTING = new Set(words('script handler listener'));
const FOREIGN = new Set(
  words('foreignobject html body iframe frame embed object applet form input button link meta base audio video canvas'),
);
const PICTURES = new Set(words('image feimage img picture'));

/** Why a drawing is rejected. */
export type SvgFault = 'script' | 'foreign' | 'picture' | 'outside';

/**
 * The fault of an element apart from its attributes; undefined when it has none. Prefixes are ignored, since any may
 * mean any namespace.
 */
export function elementFault(name: string): SvgFault | undefined {
  const local = localName(name);
  if (SCRIPTING.has(local)) return 'script';
  if (FOREIGN.has(local)) return 'foreign';
  return PICTURES.has(local) ? 'picture' : undefined;
}

/**
 * The fault of an attribute, kept or not: a handler, a script, or an address that is no `#id` of the same drawing.
 * Undefined when it has none.
 */
export function addressFault(name: string, value: string): SvgFault | undefined {
  if (/^on[a-z]/i.test(name) || SCRIPT_ADDRESS.test(value.replace(BLANKS, ''))) return 'script';
  if (!['href', 'src', 'base'].includes(localName(name))) return undefined;
  return /^\s*(#\S*)?\s*$/.test(value) ? undefined : 'outside';
}

const SCRIPT_ADDRESS = /(java|vb|live)script:|^data:text|expression\(|-moz-binding|behaviou?r:/i;
/** Control characters, spaces of every kind and invisible signs. */
const BLANKS = /[\p{C}\p{Z}]/gu;

/** A comment that is not closed continues to the end. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
const LOCAL_ADDRESS = /url\(\s*(["']?)#[^\s"'()\\]*\1\s*\)/gi;
const LOADING = /url\s*\(|src\s*\(|image(-set)?\s*\(|@import|@font-face|@namespace|@charset|\\/i;

/**
 * The fault of a style, or of any value that may contain an address as styles do: it loads something. Undefined when it
 * has none.
 */
export function styleFault(style: string): SvgFault | undefined {
  if (SCRIPT_ADDRESS.test(style.replace(BLANKS, ''))) return 'script';
  return [style, style.replace(COMMENT, '')].some((css) => LOADING.test(css.replace(LOCAL_ADDRESS, '')))
    ? 'outside'
    : undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
