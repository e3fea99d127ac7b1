import { expect, test } from 'vitest';
import { folderToOpen, keepLastFolder, lastFolder } from './use-picker-list.ts';

const folders = [{ path: 'clanci-slike' }, { path: 'clanci-slike/2026' }, { path: 'images' }];

test('the picker opens in the folder of the last pick; galleries have their own', () => {
  localStorage.clear();
  expect(lastFolder('galerije')).toBe('galerije');
  keepLastFolder('clanci-slike', 'images');
  expect(lastFolder('clanci-slike')).toBe('images');
  expect(lastFolder('galerije')).toBe('galerije');
});

test.each([
  ['the wanted folder', 'clanci-slike/2026', 'clanci-slike/2026'],
  ['its root when it is gone', 'clanci-slike/2019', 'clanci-slike'],
  ['the first there is when the role may not see its root', 'dokumenti', 'clanci-slike'],
])('opens %s', (_, wanted, opened) => {
  expect(folderToOpen(wanted, folders)).toBe(opened);
});
