import { expect, test } from 'vitest';
import { filesOfDrop } from './chosen-files.ts';

type Tree = { [name: string]: Tree | 'file' | 'broken' };

/** A dropped entry as browsers provide it; a folder returns two of its entries at a time. */
function makeEntry(name: string, content: Tree[string]) {
  if (content === 'file' || content === 'broken') {
    const file = (take: (given: unknown) => void, fail: () => void) =>
      content === 'file' ? take(new File(['1'], name)) : fail();
    return { name, isFile: true, isDirectory: false, file };
  }
  const createReader = () => {
    const entries = Object.entries(content).map(([below, more]): unknown => makeEntry(below, more));
    return { readEntries: (take: (given: unknown) => void) => take(entries.splice(0, 2)) };
  };
  return { name, isFile: false, isDirectory: true, createReader };
}

function makeDrop(tree: Tree): DataTransfer {
  const items = Object.entries(tree).map(([name, content]) => ({
    kind: 'file',
    webkitGetAsEntry: () => makeEntry(name, content),
  }));
  const files = Object.keys(tree).map((name) => new File(['1'], name));
  return { items, files } as unknown as DataTransfer;
}

const namesOf = async (tree: Tree) => (await filesOfDrop(makeDrop(tree))).map(({ name }) => name);

test('dropped files are taken unchanged', async () => {
  expect(await namesOf({ 'a.jpg': 'file', '.skriveno.jpg': 'file' })).toEqual(['a.jpg', '.skriveno.jpg']);
});

test('all files below dropped folders are taken, in any number, without system files', async () => {
  const tree: Tree = {
    'a.jpg': 'file',
    pariz: {
      'b.jpg': 'file',
      'c.jpg': 'file',
      'd.jpg': 'file',
      '.DS_Store': 'file',
      'Thumbs.db': 'file',
      '.git': { 'config.txt': 'file' },
      dan: { 'e.jpg': 'file', prazno: {} },
    },
  };
  expect(await namesOf(tree)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
});

test('an unreadable entry below a folder does not block the rest', async () => {
  expect(await namesOf({ pariz: { 'a.jpg': 'broken', 'b.jpg': 'file' } })).toEqual(['b.jpg']);
});
