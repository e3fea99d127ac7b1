/**
 * Prints the size of the product and how its files depend on each other. The product is the TypeScript and CSS of the
 * four workspaces, and the CSS in `contract/assets`, without tests, stories, `testing/` and `data/`. Lines are counted as `wc -l` does.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mutualImports } from './import-rules.ts';
import { readSourceText } from './read-imports.ts';

type Counted = { path: string; text: string; lines: number };

const ROOT = path.resolve(import.meta.dirname, '..');

const readFiles = (pattern: string): Counted[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return { path: file.replaceAll(path.sep, '/'), text, lines: text.split('\n').length - 1 };
  });

const all = readFiles('{client/*,contract/assets/**/*,{client,contract,server,web}/src/**/*}.{ts,tsx,css}');
const product = all.filter(({ path }) => !/\.(test|stories)\.tsx?$|\/(testing|data)\//.test(path));
const tests = [...all.filter((file) => !product.includes(file)), ...readFiles('{e2e/**/*,scripts/*.test,*.test}.ts')];
const styles = product.filter(({ path }) => path.endsWith('.css'));
const sources = product.filter((file) => !styles.includes(file));
const importsOf = ({ path: from, text }: Counted) => readSourceText(from, text).imports.map((to) => ({ from, to }));
const imports = sources.flatMap(importsOf);

const below = (folder: string, files: Counted[]) => files.filter(({ path }) => path.startsWith(folder));
const sizeOf = (files: Counted[]) => ({ lines: files.reduce((sum, { lines }) => sum + lines, 0), files: files.length });

function spreadOf(files: Counted[]) {
  const lines = files.map((file) => file.lines).sort((one, other) => one - other);
  return { median: lines[Math.floor(lines.length * 0.5)], 'percentile 95': lines[Math.floor(lines.length * 0.95)] };
}

/** Files that one other file of the product imports, `import()` included. */
const withOneImporter = sources.filter((file) => imports.filter(({ to }) => to === file.path).length === 1);

/**
 * One kind is counted for all of them: files with 'sport' or 'sports' as a whole string or as a written key, also where it is a
 * field of another record, and neither word in the name of the file.
 */
const namesSport = ({ path, text }: Counted) =>
  !/\bsports?\b|Sport/.test(path.slice(path.lastIndexOf('/'))) && /(['"])sports?\1|(^|[{,;])\s*sports?\??:/m.test(text);

console.table({
  client: sizeOf(below('client/', product)),
  contract: sizeOf(below('contract/', product)),
  server: sizeOf(below('server/', product)),
  web: sizeOf(below('web/', product)),
  'the product': sizeOf(product),
  'CSS of the product': sizeOf(styles),
  'tests, with stories and helpers': sizeOf(tests),
  'under 60 lines, one importer': sizeOf(withOneImporter.filter(({ lines }) => lines < 60)),
  'names the kind sport: product': sizeOf(product.filter(namesSport)),
  'names the kind sport: tests': sizeOf(tests.filter(namesSport)),
});
console.table({ web: spreadOf(below('web/', sources)), server: spreadOf(below('server/', sources)) });
console.log(
  'lazy(:',
  sources.reduce((sum, { text }) => sum + text.split(/\blazy\(/).length - 1, 0),
);
console.log('*.d.ts:', all.filter(({ path }) => path.endsWith('.d.ts')).length);
console.log(
  'folders that import each other:',
  mutualImports(
    'web/src/',
    sources.map(({ path, text }) => readSourceText(path, text)),
  ),
);
