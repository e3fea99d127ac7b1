import { describe, expect, test } from 'vitest';
import { sharp } from '../pictures/sharp-settings.ts';
import { cleanSvg } from './clean-svg.ts';

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const draw = (content: string, attributes = ' width="40" height="30"') => `${ROOT}${attributes}>${content}</svg>`;
const clean = (content: string) => cleanSvg(draw(content));

const SCRIPT = 'SVG sadrži skriptu. Spremite ga bez nje.';
const FOREIGN = 'SVG sadrži HTML ili drugi strani sadržaj (foreignObject). Spremite ga kao čisti crtež.';
const PICTURE = 'SVG sadrži umetnutu sliku. Spremite ga kao čisti crtež ili kao PNG.';
const OUTSIDE = 'SVG poziva sadržaj izvan sebe. Spremite ga tako da sve bude u datoteci.';

describe('a drawing does not change', () => {
  test.each([
    '<rect x="1" y="2" width="3" height="4" rx="1" fill="#c00" stroke="none" transform="rotate(45)"></rect>',
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"></stop></linearGradient></defs><circle r="5" fill="url(#g)"></circle>',
    '<g style="fill: url(\'#g\'); stroke: red"></g>',
    '<symbol id="s" viewBox="0 0 1 1"></symbol><use href="#s"></use><use xlink:href="#s"></use>',
    '<text x="1" y="9" font-family="DejaVu Sans">Đurđevac &amp; Žminj &lt;1&gt;</text>',
    '<clipPath id="c"><path d="M0 0 L1 1 Z"></path></clipPath><mask id="m"></mask><g clip-path="url(#c)" mask="url(#m)"></g>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur><feDropShadow dx="1"></feDropShadow></filter>',
    '<circle r="1"><animate attributeName="r" values="1;2" dur="1s"></animate></circle>',
    '<title>Naslov</title><desc>Opis</desc>',
  ])('%s', async (content) => {
    expect(await clean(content)).toBe(draw(content));
  });

  test('without the blanks around it', async () => {
    expect(await cleanSvg(`\n${draw('<g></g>')} \n`)).toBe(draw('<g></g>'));
  });

  test('with a style element, whose rules mean the same', async () => {
    expect(await clean('<style type="text/css"><![CDATA[ .a > .b { fill: #c00 } ]]></style>')).toBe(
      draw('<style type="text/css"> .a &gt; .b { fill: #c00 } </style>'),
    );
  });

  test('and is drawn the same, pixel for pixel', async () => {
    const content =
      '<style>.a{fill:#c00}</style><rect class="a" width="20" height="30"/><circle cx="30" cy="15" r="9" fill="#00c"/>';
    const cleaned = await clean(content);
    const [before, after] = await Promise.all(
      [draw(content), cleaned!].map((svg) => sharp(Buffer.from(svg)).raw().toBuffer()),
    );
    expect(after!.equals(before!)).toBe(true);
    expect(new Set(after!).size).toBeGreaterThan(2);
  });
});

describe('data that programs leave for themselves is removed', () => {
  test.each([
    ['<!-- Tajna --><g/>', '<g></g>'],
    ['<?php echo 1 ?><g/>', '<g></g>'],
    ['<metadata><rdf:RDF><dc:creator>Tajna</dc:creator><rect/></rdf:RDF></metadata><g/>', '<g></g>'],
    ['<sodipodi:namedview pagecolor="#fff"/><g inkscape:label="Tajna" data-name="x"/>', '<g></g>'],
    ['<g xmlns="http://www.w3.org/1999/xhtml" xmlns:x="y"/>', '<g></g>'],
    ['<G/><RECT/><css>x<g/></css><g/>', '<g></g>'],
    ['<g inkscape:export-filename="C:\\a.png" data-a="url(//x.example)"/>', '<g></g>'],
  ])('%s', async (content, cleaned) => {
    expect(await clean(content)).toBe(draw(cleaned));
  });

  test('and so are the prologue and a doctype that only names SVG', async () => {
    const prologue =
      '<?xml version="1.0" encoding="utf-8"?><?xml-stylesheet href="https://x.example/a.css"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(await cleanSvg(`${prologue}${draw('<g></g>')}`)).toBe(draw('<g></g>'));
  });
});

describe('a drawing is rejected for', () => {
  test.each([
    ['<script>alert(1)</script>', SCRIPT],
    ['<SCRIPT href="x"/>', SCRIPT],
    ['<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>', SCRIPT],
    ['<g onload="alert(1)"/>', SCRIPT],
    ['<g ONCLICK="alert(1)"/>', SCRIPT],
    ['<a xlink:href="javascript:alert(1)"><text>x</text></a>', SCRIPT],
    ['<a href="java&#10;script:alert(1)"/>', SCRIPT],
    ['<a href="&#x6a;avascript:alert(1)"/>', SCRIPT],
    ['<a href="data:text/html,x"/>', SCRIPT],
    ['<a xmlns:y="http://www.w3.org/1999/xlink" y:href="javascript:alert(1)"/>', SCRIPT],
    ['<set attributeName="href" to="javascript:alert(1)"/>', SCRIPT],
    ['<animate attributeName="onclick" values="javascript:alert(1)"/>', SCRIPT],
    ['<handler type="application/ecmascript"/>', SCRIPT],
    ['<g style="behavior:url(#x)"/>', SCRIPT],
    ['<foreignObject><p>x</p></foreignObject>', FOREIGN],
    ['<foreignobject/>', FOREIGN],
    ['<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>', FOREIGN],
    ['<image href="data:image/png;base64,AAAA"/>', PICTURE],
    ['<image href="https://x.example/a.png"/>', PICTURE],
    ['<feImage href="#a"/>', PICTURE],
    ['<use href="https://x.example/a.svg#a"/>', OUTSIDE],
    ['<use href="a.svg#a"/>', OUTSIDE],
    ['<use href="//x.example#a"/>', OUTSIDE],
    ['<use href="data:image/svg+xml;base64,AAAA"/>', OUTSIDE],
    ['<a href="https://x.example/"/>', OUTSIDE],
    ['<g xml:base="https://x.example/"/>', OUTSIDE],
    ['<g fill="url(https://x.example/a.svg#a)"/>', OUTSIDE],
    ['<g fill="url(#a) url( \'//x.example\' )"/>', OUTSIDE],
    ['<g style="fill:u\\72l(//x.example)"/>', OUTSIDE],
    ['<g style="background:image-set(\'//x.example\' 1x)"/>', OUTSIDE],
    ['<style>@import "https://x.example/a.css";</style>', OUTSIDE],
    ['<style>@im<!-- x -->port "https://x.example/a.css";</style>', OUTSIDE],
    ['<style>@import<![CDATA[ "//x.example"]]></style>', OUTSIDE],
    ['<style>@im/**/port "x"; a{fill:ur/**/l(//x.example)}</style>', OUTSIDE],
    ['<style>a{fill:url(//x.example)}</style>', OUTSIDE],
    ['<style>@font-face{src:url(data:font/woff;base64,AA)}</style>', OUTSIDE],
    ['<style>a{behavior:url(#x)}</style>', SCRIPT],
    ['<animate attributeName="fill" to="url(//x.example)"/>', OUTSIDE],
  ])('%s', async (content, message) => {
    await expect(clean(content)).rejects.toMatchObject({ status: 415, message });
  });

  test('a handler or an address of the drawing itself', async () => {
    await expect(cleanSvg(draw('', ' onload="alert(1)"'))).rejects.toThrow(SCRIPT);
  });

  test('animations that could set an address are removed', async () => {
    for (const name of ['href', 'xlink:href', 'style', 'HREF', 'x:href']) {
      expect(await clean(`<use href="#a"><set attributeName="${name}" to="#b"/></use>`)).toBe(
        draw('<use href="#a"></use>'),
      );
    }
  });
});
