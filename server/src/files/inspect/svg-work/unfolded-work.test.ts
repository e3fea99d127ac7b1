import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DRAWING_WORK_LIMIT, unfoldedWork } from './unfolded-work.ts';

const draw = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`;
const work = (content: string) => unfoldedWork(draw(content));
const repeat = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join('');

const PATH_1000 = `<path d="M0 0${repeat(1000, (i) => `L${(i * 37) % 300} ${(i * 91) % 200}`)}"/>`;
const FILTER = (steps: string) => `<filter id="f">${steps}</filter>`;

/** Content that draws `target` as often as `count` says. */
const copies = (target: string, count: number) => `<defs>${target}</defs>${'<use href="#a"/>'.repeat(count)}`;

describe('at the limit', () => {
  const MULTIPLIERS: [name: string, most: number, write: (count: number) => string][] = [
    ['shapes', 39_999, (count) => '<rect/>'.repeat(count)],
    ['copies of a shape', 13_332, (count) => copies('<rect id="a"/>', count)],
    ['copies of a symbol', 9_999, (count) => copies('<symbol id="a"><rect/></symbol>', count)],
    ['copies by xlink:href', 13_332, (count) => copies('<rect id="a"/>', count).replaceAll('href', 'xlink:href')],
    ['copies before what they copy', 13_332, (count) => `${'<use href="#a"/>'.repeat(count)}<g><rect id="a"/></g>`],
    ['copies of a long outline', 89, (count) => copies(PATH_1000.replace('/>', ' id="a"/>'), count)],
    ['numbers of one outline', 54_029, (count) => `<path d="M${' 1'.repeat(count)}"/>`],
    [
      'shapes with a pattern',
      3_075,
      (count) => {
        return `<pattern id="p"><rect/><rect/></pattern>${'<rect fill="url(#p)"/>'.repeat(count)}`;
      },
    ],
    [
      'shapes that inherit a pattern',
      3_075,
      (count) => {
        return `<pattern id="p"><rect/><rect/></pattern><g stroke="url(#p)">${'<rect/>'.repeat(count)}</g>`;
      },
    ],
    [
      'shapes with a pattern from a style sheet',
      3_071,
      (count) => {
        return `<style>.a > .b{fill:url(#p)}</style><pattern id="p"><circle/><circle/></pattern>${'<rect class="b"/>'.repeat(count)}`;
      },
    ],
    ['masks', 1_739, (count) => `<mask id="m"><rect/></mask>${'<rect mask="url(#m)"/>'.repeat(count)}`],
    [
      'clip paths',
      3_999,
      (count) => `<clipPath id="m"><rect/></clipPath>${'<rect style="clip-path:url(\'#m\')"/>'.repeat(count)}`,
    ],
    [
      'markers',
      16_883,
      (count) => `<marker id="m"><rect/></marker><path marker-mid="url(#m)" d="M${' 1'.repeat(count)}"/>`,
    ],
    ['blurs', 453, (count) => `${FILTER('<feGaussianBlur/>')}${'<rect filter="url(#f)"/>'.repeat(count)}`],
    ['steps of a filter', 246, (count) => `${FILTER('<feGaussianBlur/>'.repeat(count))}<rect filter="url(#f)"/>`],
    ['blurs by a style', 493, (count) => '<rect style="filter:blur(9px)"/>'.repeat(count)],
    ['layers', 6_666, (count) => '<g opacity=".5"></g>'.repeat(count)],
    ['dashes of a line', 999_934, (count) => `<path stroke-dasharray="1 2" d="M0 0H${count}"/>`],
    ['animated shapes', 1_999, (count) => '<rect><animate attributeName="x" to="9"/></rect>'.repeat(count)],
    [
      'outlines that a clip path unites',
      1_163,
      (count) => `<clipPath id="c"><path d="M${' 1'.repeat(count)}"/><path d="M${' 1'.repeat(count)}"/></clipPath>`,
    ],
    ['letters', 799_780, (count) => `<text>${'a'.repeat(count)}</text>`],
  ];

  test.each(MULTIPLIERS)('%s: %d are drawn, and one more is too much', async (_, most, write) => {
    expect(await work(write(most))).toBeLessThanOrEqual(DRAWING_WORK_LIMIT);
    expect(await work(write(most + 1))).toBeGreaterThan(DRAWING_WORK_LIMIT);
  });
});

describe('too much is', () => {
  const levels = (count: number, write: (level: number) => string) => repeat(count, write);
  const doubled = (step: string) =>
    FILTER(`<feFlood result="r0"/>${levels(20, (i) => step.replaceAll('IN', `r${i}`).replace('OUT', `r${i + 1}`))}`);

  test.each([
    [
      'groups that copy groups',
      levels(8, (i) => `<g id="a${i}">${`<use href="#a${i - 1}"/>`.repeat(10)}</g>`).replace('#a-1', '#b') +
        '<rect id="b"/>',
    ],
    [
      'groups that copy later groups',
      `${levels(8, (i) => `<g id="a${i}">${`<use href="#a${i + 1}"/>`.repeat(10)}</g>`)}<rect id="a8"/>`,
    ],
    [
      'symbols in symbols',
      `${levels(8, (i) => `<symbol id="a${i}">${`<use href="#a${i + 1}"/>`.repeat(10)}</symbol>`)}<rect id="a8"/>`,
    ],
    ['the first of two elements with one id', `${copies(`<g id="a">${'<rect/>'.repeat(100)}</g><g id="a"/>`, 1000)}`],
    ['the second of two elements with one id', `<g id="a"/>${copies(`<g id="a">${'<rect/>'.repeat(100)}</g>`, 1000)}`],
    [
      'patterns in patterns',
      levels(8, (i) => `<pattern id="a${i}">${`<rect fill="url(#a${i + 1})"/>`.repeat(5)}</pattern>`) +
        '<rect fill="url(#a0)"/>',
    ],
    [
      'masks in masks',
      levels(12, (i) => `<mask id="a${i}">${`<rect mask="url(#a${i + 1})"/>`.repeat(3)}</mask>`) +
        '<rect mask="url(#a0)"/>',
    ],
    [
      'markers on the lines of markers',
      levels(6, (i) => `<marker id="a${i}"><path d="M1 1 2 2 3 3" marker-mid="url(#a${i + 1})"/></marker>`) +
        '<path id="a6" d="M1 1 2 2" marker-end="url(#a0)"/>',
    ],
    [
      'a pattern of a pattern on an inherited one',
      `<g fill="url(#q)"><pattern id="p">${'<rect/>'.repeat(100)}</pattern>${'<rect fill="url(#p)"/>'.repeat(30)}</g><pattern id="q">${'<rect/>'.repeat(30)}</pattern>`,
    ],
    [
      'a filter that mixes each step with itself',
      `${doubled('<feBlend in="IN" in2="IN" result="OUT"/>')}<rect filter="url(#f)"/>`,
    ],
    [
      'a filter that merges each step with itself',
      `${doubled('<feMerge result="OUT"><feMergeNode in="IN"/><feMergeNode in="IN"/></feMerge>')}<rect filter="url(#f)"/>`,
    ],
    ['a shadow of a shadow', `${FILTER('<feDropShadow/>'.repeat(20))}<rect filter="url(#f)"/>`],
    ['a shadow of a shadow by a style', `<rect style="filter:${'drop-shadow(1px 1px red) '.repeat(20)}"/>`],
    ['filters in a row', `${FILTER('<feOffset/>')}<rect style="filter:url(#f) url(#f)"/>`],
    ['rules inside rules', `<style>${'.a,.a{'.repeat(30)}fill:red${'}'.repeat(30)}</style>`],
    ['rules for all elements', `<style>${repeat(5000, () => 'rect{fill:red}')}</style>${'<rect/>'.repeat(3000)}`],
    ['shadows of the root', `<style>svg{box-shadow:${repeat(300, () => '0 0 9px red,')}0 0 red}</style>`],
    ['gradients of the root', `<style>svg{background:${repeat(2000, () => 'radial-gradient(red,blue),')}red}</style>`],
    ['a style that repeats itself by variables', '<style>svg{--a:url(#a);--b:var(--a) var(--a)}</style>'],
    ['an outline in a style', '<style>path{d:path("M0 0")}</style><path/>'],
    ['fine dashes from a style sheet', '<style>.a{stroke-dasharray:0.0001px}</style><path class="b" d="M0 0H300"/>'],
    ['dashes of an unknown length', '<path stroke-dasharray="1%" d="M0 0H9"/>'],
    ['dashes on the screen', '<path vector-effect="non-scaling-stroke" stroke-dasharray="1" d="M0 0H9"/>'],
    ['an animation that paints with a pattern', '<rect><set attributeName="fill" to="url(#p)"/></rect>'],
    ['an animation of a filter', '<feBlend><set attributeName="in2" to="r"/></feBlend>'],
    [
      'shapes that move by a style',
      `<style>@keyframes k{to{opacity:0}} g{animation:k 1s}</style>${'<rect/>'.repeat(4000)}`,
    ],
    [
      'a keyframe with a mask',
      `<mask id="m">${'<circle/>'.repeat(99)}</mask><style>@keyframes k{to{mask:url(#m)}}</style>${'<rect/>'.repeat(99)}`,
    ],
  ])('%s', async (_, content) => {
    expect(await work(content)).toBeGreaterThan(DRAWING_WORK_LIMIT);
    expect(content.length).toBeLessThan(125_000);
  });
});

describe('no end has', () => {
  test.each([
    ['a copy of itself', '<g id="a"><use href="#a"/></g>'],
    ['a circle of copies', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['a pattern that paints itself', '<pattern id="a"><rect fill="url(#a)"/></pattern><rect fill="url(#a)"/>'],
    ['a sheet whose brackets do not match', '<style>.a{fill:(} .b{fill:url(#p)}</style>'],
    ['a sheet with a block inside brackets', '<style>.a{fill:(} .b{stroke:)} .c{fill:red}</style>'],
    ['a sheet with an open block', '<style>.a{fill:red</style>'],
    ['an escaped word', '<g style="fill:u\\72l(#p)"/>'],
  ])('%s', async (_, content) => {
    expect(await work(content)).toBe(Number.POSITIVE_INFINITY);
  });

  test.each(['', '<svg>', '<svg></svg><svg/>', '<html/>', '<svg>&nbsp;</svg>'])(
    'what is no drawing: %s',
    async (text) => {
      expect(await unfoldedWork(text)).toBe(Number.POSITIVE_INFINITY);
    },
  );
});

describe('real drawings pass', () => {
  test('those of the starter', async () => {
    const folder = path.resolve(import.meta.dirname, '../../../../starter-files/sources');
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.svg'));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      expect([name, (await unfoldedWork(await readFile(path.join(folder, name), 'utf8'))) < 1000]).toEqual([
        name,
        true,
      ]);
    }
  });

  test.each([
    [
      'a map of 5000 shapes with a style sheet',
      `<style>${repeat(300, (i) => `.c${i}{fill:#abc;stroke:#fff}`)}</style>${repeat(5000, (i) => `<path class="c${i % 300}" d="M${i} 1l2 3 4 5c1 2 3 4 5 6z"/>`)}`,
    ],
    [
      '100 pictograms by use',
      `<defs>${repeat(20, (i) => `<symbol id="s${i}">${'<path d="M0 0h9v9z"/>'.repeat(20)}</symbol>`)}</defs>${repeat(100, (i) => `<use href="#s${i % 20}" x="${i}"/>`)}`,
    ],
    [
      '3000 shapes with gradients of a program',
      `<style>${repeat(100, (i) => `.c${i}{fill:url(#g${i})}`)}</style>${repeat(100, (i) => `<linearGradient id="g${i}"><stop/><stop/><stop/></linearGradient>`)}${repeat(3000, (i) => `<path class="c${i % 100}" d="M0 0h9v9z"/>`)}`,
    ],
    [
      '50 shadows of a design program',
      repeat(
        50,
        (i) =>
          `<filter id="f${i}"><feFlood result="b"/><feColorMatrix in="SourceAlpha"/><feOffset/><feGaussianBlur/><feColorMatrix/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><g filter="url(#f${i})"><rect/></g>`,
      ),
    ],
    [
      'a clip path inside the group that it clips',
      '<g clip-path="url(#c)"><clipPath id="c"><use href="#d"/></clipPath><rect id="d"/></g>',
    ],
    ['200 dashed lines', repeat(200, (i) => `<path stroke-dasharray="4 2" d="M0 ${i}H1000"/>`)],
    [
      'a moving sign',
      '<g><circle stroke-dasharray="1,150" r="20"><animate attributeName="stroke-dasharray" values="1,150;90,150" dur="1s"/></circle></g>',
    ],
    [
      'an animation that names what holds it',
      '<g id="a"><animate href="#a" attributeName="x" to="1"/><a href="#a"><text>a</text></a></g>',
    ],
  ])('%s', async (_, content) => {
    expect(await work(content)).toBeLessThan(DRAWING_WORK_LIMIT);
  });
});

test('a chain of 13,000 copies does not exhaust the stack', async () => {
  const chain = repeat(13_000, (i) => `<use id="a${i}" href="#a${i + 1}"/>`);
  expect(await work(chain)).toBeGreaterThan(DRAWING_WORK_LIMIT);
});
