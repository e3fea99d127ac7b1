import { expect, test } from 'vitest';
import { openSealedText, sealText } from './second-factors.store.ts';

const PLACE = { secret: 'a secret of tests that is long enough', purpose: 'user 1' };

test('a sealed text is read at its place alone, looks different each time, and hides what it holds', () => {
  const [first, second] = [sealText('tajna š', PLACE), sealText('tajna š', PLACE)];
  expect(openSealedText(first, PLACE)).toBe('tajna š');
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('tajna');
  for (const change of [{ secret: 'another secret that is long enough too' }, { purpose: 'user 2' }]) {
    expect(openSealedText(first, { ...PLACE, ...change })).toBeUndefined();
  }
});

test('a sealed text is not read once any of its bytes changed, or when it is cut', () => {
  const bytes = Buffer.from(sealText('tajna', PLACE), 'base64url');
  const flipped = [...bytes.keys()].map((place) => bytes.map((byte, at) => (at === place ? byte ^ 1 : byte)));
  for (const wrong of [...flipped, bytes.subarray(0, 0), bytes.subarray(0, 20)]) {
    expect(openSealedText(Buffer.from(wrong).toString('base64url'), PLACE)).toBeUndefined();
  }
});
