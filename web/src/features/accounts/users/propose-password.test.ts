import { expect, test } from 'vitest';
import { proposePassword } from './user-form.ts';

test('a proposed password is sixteen letters and digits in groups of four', () => {
  const counted = Uint8Array.from({ length: 16 }, (_, index) => index);
  expect(proposePassword(counted)).toBe('abcd-efgh-ijkm-npqr');
  expect(proposePassword(counted.map((byte) => 255 - byte))).toBe('9876-5432-zyxw-vuts');
});
