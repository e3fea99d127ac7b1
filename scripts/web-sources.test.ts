import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '../web/src');

const textOf = (file: string) => readFileSync(path.join(WEB, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
const code = globSync('**/*.{ts,tsx}', { cwd: WEB, exclude: ['testing', 'catalogue'] })
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => [file, textOf(file)] as const);
const styles = globSync('**/*.css', { cwd: WEB }).map((file) => [file, textOf(file)] as const);

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The names in `classes.name` of every file that imports the module, under the name it has there. */
function usedClasses(module: string): string[] {
  return code.flatMap(([file, text]) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, from = '']) => {
      const imported = from.startsWith('#web/') ? from.slice(5) : path.join(path.dirname(file), from);
      return imported === module ? namesIn(text, new RegExp(`\\b${name}\\.(\\w+)`, 'g')) : [];
    }),
  );
}

test('every class of a style sheet is used, and every class in use exists', () => {
  const modules = styles.filter(([file]) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(0);
  for (const [file, text] of modules) {
    const selectors = text.replace(/"[^"]*"|:global\([^)]*\)|\{[^{}]*;/g, '');
    const own = namesIn(selectors, /\.([a-z]\w*)/g);
    expect([...new Set(usedClasses(file))].toSorted(), file).toEqual([...new Set(own)].toSorted());
  }
});

test('every custom property that a style reads is set', () => {
  const all = [...styles, ...code].map(([, text]) => text).join('\n');
  const set = new Set(namesIn(all, /(?:^|[\s{;'"[])(--[\w-]+)['"\]]*(?::|, )/g));
  const read = namesIn(all, /var\((--[\w-]+)/g).filter((name) => !name.startsWith('--mantine-'));
  expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([]);
});

test('every icon is hidden from screen readers or has a name', () => {
  const icons = code.flatMap(([file, text]) =>
    namesIn(text, /(<Icon(?=[A-Z\s/])[^<]*?\/>)/g).map((icon) => `${file}: ${icon}`),
  );
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter((icon) => !/\saria-hidden[\s/}]|\srole="img"/.test(icon))).toEqual([]);
});
