import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { isWithinLimits } from './svg-limits.ts';

const isTaken = (content: string) => isWithinLimits(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
const repeat = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join('');
const lines = (count: number, scale = 1) =>
  `M0 0${repeat(count, (i) => `L${((i * 37) % 300) * scale} ${((i * 91) % 200) * scale}`)}`;
/** Content that draws `target` as often as `count` says. */
const copies = (target: string, count: number) => `<defs>${target}</defs>${'<use href="#a"/>'.repeat(count)}`;

describe('what stops Chromium, or keeps it busy for seconds, is refused', () => {
  const levels = (count: number, write: (level: number) => string) => repeat(count, write);

  test.each([
    [
      'a filter of 2 KB whose steps take the step before them twice',
      `<filter id="f">${levels(20, () => '<feBlend in2="r"/>')}</filter><rect filter="url(#f)"/>`,
    ],
    ['shadows in a row', `<rect style="filter:${'drop-shadow(1px 1px red) '.repeat(100)}"/>`],
    ['shadows in a row by an attribute', `<rect filter="${'drop-shadow(1px 1px red) '.repeat(100)}"/>`],
    ['a style sheet of 354 bytes', `<style>${'.a,.a{'.repeat(30)}fill:red${'}'.repeat(30)}</style>`],
    [
      'a clip path of two outlines of 1000 lines',
      `<clipPath id="c">${`<path d="${lines(1000)}"/>`.repeat(2)}</clipPath>`,
    ],
    ['a clip path of many letters', `<clipPath id="c"><text>${'W'.repeat(5000)}</text></clipPath>`],
    [
      'a clip path of copies',
      `<clipPath id="c"><use href="#a"/><use href="#a"/></clipPath><path id="a" d="${lines(900)}"/>`,
    ],
    [
      'copies of copies',
      `${levels(5, (i) => `<g id="a${i}">${`<use href="#a${i + 1}"/>`.repeat(10)}</g>`)}<rect id="a5"/>`,
    ],
    ['symbols in symbols', levels(8, (i) => `<symbol id="a${i}">${`<use href="#a${i + 1}"/>`.repeat(10)}</symbol>`)],
    ['many copies of much', copies(`<g id="a">${'<rect/>'.repeat(100)}</g>`, 1000)],
    ['copies of one of two elements with an id', copies(`<g id="a"/><g id="a">${'<rect/>'.repeat(100)}</g>`, 1000)],
    ['many copies of a long outline', copies(`<path id="a" d="${lines(1000)}"/>`, 200)],
    ['one stroke of 20,000 long lines', `<path d="${lines(20_000)}"/>`],
    ['1000 outlines of 100 long strokes', repeat(1000, () => `<path d="${lines(100, 9)}"/>`)],
    [
      '190 nested masks, ten times',
      `<mask id="m"><rect/></mask>${`${'<g mask="url(#m)">'.repeat(190)}${'</g>'.repeat(190)}`.repeat(10)}`,
    ],
    [
      'masks in masks',
      levels(12, (i) => `<mask id="a${i}">${`<rect mask="url(#a${i + 1})"/>`.repeat(3)}</mask>`) +
        '<rect mask="url(#a0)"/>',
    ],
    [
      'masks by a style sheet',
      `<style>.a{fill:red}.a{mask:url(#m)}</style><mask id="m"><rect/></mask>${'<g class="b a"/>'.repeat(2500)}`,
    ],
    [
      'markers at many points',
      `<marker id="m">${'<rect/>'.repeat(10)}</marker><path marker-mid="url(#m)" d="${lines(1000)}"/>`,
    ],
    ['inherited markers', '<marker id="m"/><g marker-mid="url(#m)"><path d="M0 0"/></g>'],
    ['patterns', '<pattern id="p"><rect/></pattern><rect fill="url(#p)"/>'],
    ['an animation', '<rect><set attributeName="fill" to="red"/></rect>'],
    ['an animation by a style', '<style>g{animation:k 1s}</style><g/>'],
    ['rules for all elements', `<style>${repeat(5000, () => 'rect{fill:red}')}</style>`],
    ['shadows of the root', '<style>svg{box-shadow:0 0 9px red}</style>'],
    ['gradients of the root', '<style>svg{background:radial-gradient(red,blue)}</style>'],
    ['styles that repeat themselves', '<style>svg{--a:url(#a);--b:var(--a) var(--a)}</style>'],
    ['an outline in a style', '<style>path{d:path("M0 0")}</style><path/>'],
    ['fine dashes', '<style>.a{stroke-dasharray:0.0001px}</style><path class="a" d="M0 0H3000"/>'],
    ['dashes of an unknown length', '<path stroke-dasharray="1%" d="M0 0H9"/>'],
    ['dashes on the screen', '<path vector-effect="non-scaling-stroke" stroke-dasharray="1" d="M0 0H9"/>'],
    ['40,001 shapes', '<rect/>'.repeat(40_000)],
    ['a copy of itself', '<g id="a"><use href="#a"/></g>'],
    ['a chain of 13,000 copies', repeat(13_000, (i) => `<use id="a${i}" href="#a${i + 1}"/>`)],
    ['300 levels', `${'<g>'.repeat(300)}${'</g>'.repeat(300)}`],
  ])('%s', async (_, content) => {
    expect(await isTaken(content)).toBe(false);
  });

  test.each([
    '@media print{.a{fill:red}}',
    '@keyframes k{to{opacity:0}}',
    '[id]{fill:red}',
    '.a:not(.b){fill:red}',
    '.a{fill:red',
    '.a{fill:u\\72l(#p)}',
    '.b{a:"/*"; mask:url(#m); c:"*/"}',
    '.b{fill:url(#/*); mask:url(#m); c:url(#*/)}',
    '.b{a:"}"; mask:url(#m)}',
  ])('a style sheet that is no list of plain rules: %s', async (css) => {
    expect(await isTaken(`<style>${css}</style><g class="a b"/>`)).toBe(false);
  });

  test.each(['', '<svg>', '<svg></svg><svg/>', '<html/>', '<svg>&nbsp;</svg>'])('no drawing: %s', async (text) => {
    expect(await isWithinLimits(text)).toBe(false);
  });
});

describe('real drawings are taken', () => {
  test('those of the starter', async () => {
    const folder = path.resolve(import.meta.dirname, '../../../starter-files/sources');
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.svg'));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      expect([name, await isWithinLimits(await readFile(path.join(folder, name), 'utf8'))]).toEqual([name, true]);
    }
  });

  test.each([
    [
      'a logo of Illustrator',
      `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27.0 -->
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
 viewBox="0 0 200 80" style="enable-background:new 0 0 200 80;" xml:space="preserve">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);}
	.st1{fill:#231F20;}
	.st2{fill:url(#SVGID_3_);stroke:#FFFFFF;stroke-miterlimit:10;stroke-dasharray:4,2;}
	.st3{opacity:0.5;enable-background:new    ;}
</style>
<g><defs><rect id="SVGID_1_" width="200" height="80"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
<g class="st0"><path class="st1 st3" d="M10,10c5,0,9,4,9,9s-4,9-9,9z"/></g>
<linearGradient id="SVGID_3_" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="9"><stop  offset="0" style="stop-color:#FFF200"/></linearGradient>
<polygon class="st2" points="1,1 9,9 1,9"/></g></svg>`,
    ],
    [
      'a drawing of Inkscape',
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg1" inkscape:version="1.3 (0e150ed, 2023-07-21)"
 xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
 xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
<sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:zoom="0.7"/>
<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
<defs id="defs1"><marker id="Arrow" orient="auto" refX="0"><path d="M 0,0 5,-5 V 5 Z" style="fill:context-stroke"/></marker></defs>
<g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
<path style="color:#000000;fill:none;stroke:#000;stroke-width:0.26;stroke-dasharray:none;marker:none;marker-end:url(#Arrow);color-interpolation-filters:linearRGB;-inkscape-stroke:none;filter:none" d="m 20,30 40,50" id="path1" sodipodi:nodetypes="cc"/>
<text xml:space="preserve" style="font-size:6px;line-height:1.25;font-family:'DejaVu Sans';-inkscape-font-specification:'DejaVu Sans'" x="9" y="9"><tspan sodipodi:role="line" x="9" y="9">HOO</tspan></text>
</g></svg>`,
    ],
  ])('%s', async (_, svg) => {
    expect(await isWithinLimits((await cleanSvg(svg)) ?? '')).toBe(true);
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
      `<style>${repeat(100, (i) => `.c${i}{fill:url(#g${i})}`)}</style>${repeat(100, (i) => `<linearGradient id="g${i}"><stop/><stop/></linearGradient>`)}${repeat(3000, (i) => `<path class="c${i % 100}" d="M0 0h9v9z"/>`)}`,
    ],
    [
      'a clip path inside the group that it clips',
      '<g clip-path="url(#c)"><clipPath id="c"><use href="#d"/></clipPath><rect id="d"/></g>',
    ],
    ['200 dashed lines', repeat(200, (i) => `<path stroke-dasharray="4 2" d="M0 ${i}H1000"/>`)],
    ['39,999 shapes', '<rect/>'.repeat(39_999)],
  ])('%s', async (_, content) => {
    expect(await isTaken(content)).toBe(true);
  });
});

describe('a drawing that would cost the server minutes is refused', () => {
  const sheet = (declaration: string, count: number) =>
    `<style>*{${`${declaration};`.repeat(count)}}</style>${'<g/>'.repeat(39_000)}`;

  test.each([
    ['a value of many parts', `<g mask="${'a-'.repeat(120_000)}"/>`.repeat(2)],
    ['many classes of one element', `<g class="${'a '.repeat(100_000)}"/>`],
    ['a style of many declarations', `<g style="${'a:;'.repeat(100_000)}"/>`],
    ['many declarations for many elements', sheet('stroke-dasharray:9', 190)],
    ['many references for many elements', sheet(`mask:${'url(#a)'.repeat(2700)}`, 1)],
  ])('%s', async (_, content) => {
    expect(await isTaken(content)).toBe(false);
  });
});
