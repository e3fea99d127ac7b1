import { expect, test } from 'vitest';
import { openSealedText, sealText } from './second-factors.store.ts';

const PLACE = { secret: 'a secret of tests that is long enough', purpose: 'user 1' };

test('a sealed text is read again', () => {
  expect(openSealedText(sealText('tajna š', PLACE), PLACE)).toBe('tajna š');
});

test('a sealed text looks different each time, and does not show what it holds', () => {
  const [first, second] = [sealText('tajna', PLACE), sealText('tajna', PLACE)];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('tajna');
});

test.each([
  ['another secret', { secret: 'another secret that is long enough too' }],
  ['another purpose', { purpose: 'user 2' }],
])('a sealed text is not read with %s', (_, change) => {
  expect(openSealedText(sealText('tajna', PLACE), { ...PLACE, ...change })).toBeUndefined();
});

test('a sealed text is not read once any of its bytes changed, or when it is cut', () => {
  const bytes = Buffer.from(sealText('tajna', PLACE), 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place]! ^= 1;
    expect(openSealedText(changed.toString('base64url'), PLACE)).toBeUndefined();
  }
  for (const cut of ['', bytes.subarray(0, 20).toString('base64url')])
    expect(openSealedText(cut, PLACE)).toBeUndefined();
});
