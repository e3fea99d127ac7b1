import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '../web/src');
const PACKAGES = path.resolve(import.meta.dirname, '../node_modules/@mantine');
const MANTINE = path.join(PACKAGES, 'core');
const MODULES = path.join(MANTINE, 'esm');

/** Components whose styles are all in a module of ours. */
const DRAWN_BY_US = ['Toolbar'];

/** Sources of the application and of the further Mantine packages. */
function sources(): string[] {
  const own = globSync('**/*.{ts,tsx}', { cwd: WEB }).map((file) => path.join(WEB, file));
  const further = globSync('*/esm/**/*.mjs', { cwd: PACKAGES, exclude: (name) => name === 'core' });
  return [...own, ...further.map((file) => path.join(PACKAGES, file))].map((file) => readFileSync(file, 'utf8'));
}

/** Modules of everything that is imported from Mantine by name. */
function usedModules(): string[] {
  const names = sources().flatMap((source) =>
    [...source.matchAll(/import \{([^}]+)\} from ['"]@mantine\/core['"]/g)].flatMap(([, list = '']) => list.split(',')),
  );
  const index = readFileSync(path.join(MODULES, 'index.mjs'), 'utf8');
  const places = new Map(
    [...index.matchAll(/import \{([^}]+)\} from "([^"]+)"/g)].flatMap(([, list = '', file = '']) =>
      list.split(',').map((name) => [name.trim(), path.join(MODULES, file)] as const),
    ),
  );
  // A name without a module is a type.
  return [...new Set(names.map((name) => name.trim()))].flatMap((name) => places.get(name) ?? []);
}

/** The styles that a module of Mantine needs, including those of the modules that it imports. */
function stylesOf(file: string, seen: Set<string>, styles: Set<string>): Set<string> {
  if (seen.has(file)) return styles;
  seen.add(file);
  const [, style] = /(\w+)\.module\.mjs$/.exec(file) ?? [];
  if (style !== undefined) return styles.add(style);
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)) {
    stylesOf(path.resolve(path.dirname(file), imported), seen, styles);
  }
  return styles;
}

test('every Mantine component in use has its styles', () => {
  const [seen, styles] = [new Set<string>(), new Set<string>()];
  for (const file of usedModules()) stylesOf(file, seen, styles);
  const needed = [...styles].filter((name) => existsSync(path.join(MANTINE, `styles/${name}.css`)));
  const imports = sources().flatMap((source) => [
    ...source.matchAll(/@mantine\/core\/styles\/([A-Z]\w+)\.layer\.css/g),
  ]);
  const loaded = new Set(imports.map(([, name = '']) => name));
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter((name) => !loaded.has(name) && !DRAWN_BY_US.includes(name))).toEqual([]);
});
