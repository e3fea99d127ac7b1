import { expect, test } from 'vitest';
import { folderToOpen } from './use-picker-list.ts';

const folders = [{ path: 'clanci-slike' }, { path: 'clanci-slike/2026' }, { path: 'images' }];

test.each([
  ['the wanted folder', 'clanci-slike/2026', 'clanci-slike/2026'],
  ['its root when it is gone', 'clanci-slike/2019', 'clanci-slike'],
  ['the first there is when the role may not see its root', 'dokumenti', 'clanci-slike'],
])('opens %s', (_, wanted, opened) => {
  expect(folderToOpen(wanted, folders)).toBe(opened);
});
