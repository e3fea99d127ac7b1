import type { MediaFolder } from '@baklja/contract/features/media/media';
import { expect, test } from 'vitest';
import { isWithin, visibleFolders } from './folder-tree.ts';

const folders = [
  ['images', 3],
  ['clanci-slike', 2],
  ['clanci-slike/2026', 5],
  ['clanci-slike/2026/Pariz', 1],
  ['clanci-slike/šport', 0],
  ['clanci-slike/10', 0],
  ['clanci-slike/9', 0],
  ['images/stare', 4],
].map(([path, files]) => {
  const at = String(path);
  return { path: at, name: at.split('/').at(-1) ?? '', files: Number(files), created: '' } satisfies MediaFolder;
});

function linesAt(open: string): string[] {
  return visibleFolders(folders, open).map(({ depth, name, files }) => `${'-'.repeat(depth)}${name} ${files}`);
}

test('only root folders are open by default', () => {
  expect(linesAt('')).toEqual(['clanci-slike 8', 'images 7']);
});

test('an open folder shows its content in Croatian order, numbers by size', () => {
  expect(linesAt('clanci-slike')).toEqual(['clanci-slike 8', '-9 0', '-10 0', '-2026 6', '-šport 0', 'images 7']);
});

test('the path down to a deep folder stays open', () => {
  expect(linesAt('clanci-slike/2026')).toContain('--Pariz 1');
});

test('a folder lies within itself and its ancestors, but not within a folder that only shares the start of its name', () => {
  expect(isWithin('images/a', 'images')).toBe(true);
  expect(isWithin('images', 'images')).toBe(true);
  expect(isWithin('images-old', 'images')).toBe(false);
});
