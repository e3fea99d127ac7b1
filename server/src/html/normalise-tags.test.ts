import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileIsBare, normaliseTags } from './normalise-tags.ts';

const TAGS = ['p', 'b', 'br', 'strong', 'ul', 'li', 'table', 'tr', 'td', 'div', 'h2', 'hr'];
const isBare = compileIsBare(TAGS);

const deep = (depth: number) => `${'<div>'.repeat(depth)}a${'</div>'.repeat(depth)}`;

describe('bare HTML', () => {
  test.each([
    '',
    'Samo tekst &amp; znak &',
    '<p>Prvi</p><p>Drugi <strong>i <b>treći</b></strong></p>',
    'prije <ul><li>jedan</li>\n<li>dva<br>tri</li></ul> poslije<hr>',
    '<table><tr><td>a</td><td></td></tr></table>',
    deep(200),
  ])('is known at a glance: %s', (html) => {
    expect(isBare(html)).toBe(true);
    expect(normaliseTags(html, new Set(TAGS))).toBe(html);
  });

  test.each([
    '<p>nezatvoreno',
    'zatvoreno</p>',
    '<b><p>krivo</b></p>',
    '<p>jedan<p>dva</p></p>',
    '<ul><li>a<li>b</li></li></ul>',
    '<P>veliko</P>',
    '<p >razmak</p>',
    '<p class="a">atribut</p>',
    '<script>alert(1)</script>',
    '<br/>',
    '</br>',
    '<!-- opaska -->',
    'a < b',
    '<p>nula\0</p>',
    '<img>',
    '<bb></bb>',
    '<',
    deep(201),
  ])('is not what looks like it: %s', (html) => {
    expect(isBare(html)).toBe(false);
  });

  test('is never what would be rewritten', () => {
    const names = fc.constantFrom(...TAGS);
    const pieces = fc.oneof(
      { weight: 4, arbitrary: names.map((name) => `<${name}>`) },
      { weight: 4, arbitrary: names.map((name) => `</${name}>`) },
      { weight: 2, arbitrary: fc.constantFrom('tekst', ' ', '&lt;', '\n') },
      fc.constantFrom('<', '>', '</', '<p x>', '<BR>', '\0', '<!--', '-->'),
    );
    const wellNested = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom('tekst', '<br>', '<hr>', ''),
        fc
          .tuple(names, fc.array(tie('node'), { maxLength: 4 }))
          .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
      ),
    })).node;
    let bare = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces).map((all) => all.join('')),
          wellNested,
        ),
        (html) => {
          if (!isBare(html)) return;
          bare += 1;
          expect(normaliseTags(html, new Set(TAGS))).toBe(html);
        },
      ),
      { numRuns: 3000 },
    );
    expect(bare).toBeGreaterThan(300);
  });
});
