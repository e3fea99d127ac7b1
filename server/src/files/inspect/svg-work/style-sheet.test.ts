import { describe, expect, test } from 'vitest';
import { unfoldedWork } from './unfolded-work.ts';

const work = (content: string) => unfoldedWork(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);

describe('a rule of a style sheet counts', () => {
  const BASE = `<mask id="m">${'<path/>'.repeat(1000)}</mask><rect class="a b" id="c"/><circle/>`;
  const of = async (css: string) =>
    (await work(`<style>${css}</style>${BASE}`)) - (await work(`<style></style>${BASE}`));

  test.each([
    ['.a{mask:url(#m)}', 1],
    ['#c{mask:url("#m")}', 1],
    ['rect{mask:url(#m)}', 1],
    ['g .x ~ .b{mask:url(#m)}', 1],
    ['circle#c.x{mask:url(#m)}', 1],
    ['circle.none{mask:url(#m)}', 0],
    ['circle, .b{mask:url(#m)}', 2],
    ['@media print{.b{mask:url(#m)}}', 1],
    ['.none{mask:url(#m)}', 0],
    ['.none{fill:"}.a{"; mask:url(#m)}', 0],
    ['/* .a{ */ .b{mask:url(#m)}', 1],
    ['.b{a:"/*"; mask:url(#m); c:"*/"}', 1],
  ])('%s for what it may select', async (css, elements) => {
    expect(Math.round((await of(css)) / 1000)).toBe(elements);
  });

  test.each([':not(.x){fill:url(#m)}', '[id]{fill:url(#m)}', '.a:is(rect,.b){fill:url(#m)}', '*{fill:url(#m)}'])(
    '%s for every element, so that the mask paints itself',
    async (css) => {
      expect(await work(`<style>${css}</style>${BASE}`)).toBe(Number.POSITIVE_INFINITY);
    },
  );
});
