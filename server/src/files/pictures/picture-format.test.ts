import { describe, expect, test } from 'vitest';
import { chooseFormat, hasWidths, widthToMake } from './picture-format.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('a browser gets', () => {
  test.each([
    ['AVIF at great widths', 'image/jpeg', 960, CHROME, 'avif'],
    ['WebP at small ones', 'image/jpeg', 640, CHROME, 'webp'],
    ['WebP when it takes no AVIF', 'image/png', 1280, 'image/webp,*/*', 'webp'],
    ['WebP of what may move', 'image/gif', 1280, CHROME, 'webp'],
    ['WebP of WebP, which may move too', 'image/webp', 2560, CHROME, 'webp'],
    ['what all show when it names nothing newer', 'image/jpeg', 1280, '*/*', 'plain'],
    ['what all show when it says nothing', 'image/jpeg', 1280, undefined, 'plain'],
    ['what all show when it refuses the newer ones', 'image/jpeg', 1280, 'image/avif;q=0, image/webp; q=0.0', 'plain'],
    ['what it takes only a little', 'image/jpeg', 1280, 'image/png, IMAGE/AVIF; q=0.1', 'avif'],
  ] as const)('%s', (_, mediaType, width, accept, choice) => {
    expect(chooseFormat(mediaType, width, accept)).toBe(choice);
  });
});

test.each([
  [640, 5472, 640],
  [640, 640, 640],
  [640, 639, 640],
  [640, 321, 640],
  [640, 320, 320],
  [2560, 1000, 1280],
  [160, 20, 160],
  [2560, 20, 160],
  [960, null, 960],
] as const)('for a width of %d, a picture of %d is made at most %d wide', (asked, own, made) => {
  expect(widthToMake(asked, own)).toBe(made);
});

test.each([
  ['image/jpeg', true],
  ['image/svg+xml', false],
  ['application/pdf', false],
])('%s has widths: %j', (mediaType, has) => {
  expect(hasWidths(mediaType)).toBe(has);
});
