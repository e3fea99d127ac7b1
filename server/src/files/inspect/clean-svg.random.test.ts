import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharp } from '../pictures/sharp-settings.ts';
import { cleanSvg } from './clean-svg.ts';
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-drawing.ts';

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const draw = (content: string) => `${ROOT} width="40" height="30">${content}</svg>`;

/** A shape exactly as the cleaner writes it. */
const shape = fc
  .tuple(
    fc.constantFrom('rect', 'circle', 'g', 'text', 'symbol'),
    fc.constantFrom(' x="1"', ' fill="url(#a)"', ' style="fill: red"', ' id="a"', ''),
    fc.constantFrom('', 'Žminj', '&amp;', '<g></g>', '<title>a</title>'),
  )
  .map(([name, attribute, content]) => `<${name}${attribute}>${content}</${name}>`);

type Mutation = [mutate: (shape: string) => string, outcome: 'kept' | 'rejected' | 'broken'];

const MUTATIONS: Mutation[] = [
  [(part) => `<!-- x -->${part}`, 'kept'],
  [(part) => `${part}<?x y?>`, 'kept'],
  [(part) => `<metadata><rect/></metadata>${part}`, 'kept'],
  [(part) => part.replace('>', ' data-a="1">'), 'kept'],
  [(part) => part.replace('>', '\n>'), 'kept'],
  [(part) => `${part}<script/>`, 'rejected'],
  [(part) => part.replace('>', ' onload="x">'), 'rejected'],
  [(part) => part.replace('>', ' href="//x.example">'), 'rejected'],
  [(part) => part.replace('>', ' mask="url(a.svg#a)">'), 'rejected'],
  [(part) => `<g>${part}<image/></g>`, 'rejected'],
  [(part) => part.slice(1), 'broken'],
  [(part) => part.slice(0, -1), 'broken'],
  [(part) => `<g>${part}`, 'broken'],
  [(part) => part.replace('>', ' data-a="1" data-a="2">'), 'broken'],
  [(part) => `${part}&nbsp;`, 'broken'],
];

describe('any input', () => {
  const names = fc.constantFrom(
    ...['g', 'rect', 'style', 'title', 'text', 'use', 'set', 'animate', 'metadata', 'a', 'script', 'x:script', 'image'],
    ...['foreignObject', 'G', 'svg', 'constructor', 'css', 'defs', 'filter', 'unknown'],
  );
  const attributes = fc.constantFrom(
    ...['id', 'fill', 'style', 'href', 'xlink:href', 'x:href', 'onload', 'attributeName', 'to', 'xmlns', 'xmlns:xlink'],
    ...['__proto__', 'constructor', 'class', 'data-x', 'xml:base', 'begin'],
  );
  const values = fc.oneof(
    fc.constantFrom('#a', 'red', 'url(#a)', 'url(//x.example)', 'javascript:alert(1)', 'href', 'java&#9;script:x', ''),
    fc.constantFrom('&quot;&gt;&lt;script&gt;', '&#39; onload=&#39;x', 'data:text/html,x', '@import', '&#x5c;75rl(x)'),
    fc.constant('\n'),
  );
  const texts = fc.constantFrom(
    ...['x', '&lt;script&gt;alert(1)&lt;/script&gt;', '<![CDATA[<script>alert(1)</script>]]>', '<!-- > --->'],
    ...['<?x ?>', ' ', '&amp;lt;', ']]&gt;', '@import "x";', '.a{fill:url(#a)}', '&#60;/style&#62;', '"'],
    '<![CDATA[]]]]><![CDATA[>]]>',
  );

  const { node } = fc.letrec<{ node: string; nodes: string[] }>((tie) => ({
    nodes: fc.array(tie('node'), { maxLength: 4 }),
    node: fc.oneof(
      { maxDepth: 5 },
      texts,
      fc
        .tuple(
          names,
          fc.uniqueArray(fc.tuple(attributes, values), { maxLength: 3, selector: ([name]) => name }),
          tie('nodes'),
        )
        .map(([name, pairs, nodes]) => {
          const written = pairs.map(([key, value]) => ` ${key}="${value}"`).join('');
          return `<${name}${written}>${nodes.join('')}</${name}>`;
        }),
    ),
  }));

  test('the output is XML of allowed elements and attributes alone, and does not change when cleaned again', async () => {
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(node, { maxLength: 3 }), async (content) => {
        const cleaned = await cleanOrReject(draw(content.join('')));
        if (cleaned === undefined) return;
        kept += 1;

        for (const [, name, written = ''] of cleaned.matchAll(/<\/?([^\s>]*)([^>]*)>/g)) {
          expect(SVG_ELEMENTS).toContain(name);
          expect(written.replace(/ ([\w:-]+)="[^"<]*"/g, (_, key) => (isKnown(key) ? '' : key))).toBe('');
        }
        expect(cleaned).not.toMatch(/<[^>]*(javascript:|url\((?!#))|<script|<!|<\?/i);
        expect(await cleanSvg(cleaned)).toBe(cleaned);
        await expect(sharp(Buffer.from(cleaned)).metadata()).resolves.toBeDefined();
      }),
      { numRuns: 1500 },
    );
    expect(kept).toBeGreaterThan(300);
  });

  test('a valid drawing with one thing broken is rejected as that, one with one thing added keeps all the rest', async () => {
    const found = { kept: 0, rejected: 0, broken: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(shape, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.constantFrom(...MUTATIONS),
        async (shapes, random, [mutation, outcome]) => {
          const place = random % shapes.length;
          const mutated = draw(shapes.map((part, index) => (index === place ? mutation(part) : part)).join(''));
          found[outcome] += 1;
          if (outcome === 'kept') expect(await cleanSvg(mutated)).toBe(draw(shapes.join('')));
          if (outcome === 'broken') expect(await cleanSvg(mutated)).toBeUndefined();
          if (outcome === 'rejected') await expect(cleanSvg(mutated)).rejects.toMatchObject({ status: 415 });
        },
      ),
      { numRuns: 1500 },
    );
    expect(Math.min(...Object.values(found))).toBeGreaterThan(200);
  });

  function isKnown(attribute: string): boolean {
    return SVG_ATTRIBUTES.has(attribute) || attribute === 'xmlns' || attribute === 'xmlns:xlink';
  }
});

async function cleanOrReject(svg: string): Promise<string | undefined> {
  try {
    return await cleanSvg(svg);
  } catch (error) {
    expect(error).toMatchObject({ status: 415 });
    return undefined;
  }
}
