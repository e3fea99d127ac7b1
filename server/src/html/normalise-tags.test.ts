import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseTags } from './normalise-tags.ts';

const TAGS = ['p', 'b', 'br', 'strong', 'ul', 'li', 'table', 'tr', 'td', 'div', 'h2', 'hr'];
const normalise = (html: string) => normaliseTags(html, new Set(TAGS));

const deep = (depth: number) => `${'<div>'.repeat(depth)}a${'</div>'.repeat(depth)}`;

describe('HTML', () => {
  test.each([
    '',
    'Samo tekst &amp; znak &',
    '<p>Prvi</p><p>Drugi <strong>i <b>treći</b></strong></p>',
    'prije <ul><li>jedan</li>\n<li>dva<br>tri</li></ul> poslije<hr>',
    '<table><tr><td>a</td><td></td></tr></table>',
    deep(200),
  ])('that is normal already does not change: %s', (html) => {
    expect(normalise(html)).toBe(html);
  });

  test('is the same after one pass and after two', () => {
    const pieces = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...TAGS.flatMap((name) => [`<${name}>`, `</${name}>`])) },
      { weight: 2, arbitrary: fc.constantFrom('tekst', ' ', '&lt;', '\n') },
      fc.constantFrom('<', '>', '</', '<p x>', '<BR>', '\0', '<!--', '-->'),
    );
    fc.assert(
      fc.property(fc.array(pieces), (all) => {
        const once = normalise(all.join(''));
        expect(normalise(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
});
