/**
 * Reads the imports and other facts from source files, without running them; the architecture test checks these facts.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'oxc-parser';

export type SourceFile = {
  /** From the root of the repository, with forward slashes. */
  path: string;
  /** A path like the file's own for a file of the repository, otherwise the name as written (`kysely`). */
  imports: string[];
  hasDefaultExport: boolean;
  /** Contains only re-exports from other files. */
  isBarrel: boolean;
  readsEnvironment: boolean;
  callsFetch: boolean;
  /** Starts a timer, or waits for one. */
  setsTimer: boolean;
  /** Every string and every fixed part of a template that spells a path of the API. */
  wirePaths: string[];
  /** Every string and every fixed part of a template that points into the folder `web`. */
  webPaths: string[];
};

/** Import aliases and the folders of the repository that they refer to. */
const ALIASES: readonly [RegExp, string][] = [
  [/^@baklja\/contract$/, 'contract/src/index.ts'],
  [/^@baklja\/contract\/(.+)$/, 'contract/src/$1.ts'],
  [/^#server\/(.+)$/, 'server/src/$1'],
  [/^#web\/(.+)$/, 'web/src/$1'],
  [/^#scripts\/(.+)$/, 'scripts/$1'],
];

const TIMERS = ['setInterval', 'setTimeout'];
const GLOBAL_OBJECTS = ['globalThis', 'window', 'self'];

/** Every TypeScript file under the folders, sorted by path. */
export function readSourceFiles(root: string, folders: readonly string[]): SourceFile[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  const own = files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\/(dist|node_modules)\//.test(file));
  return own.sort().map((file) => readSourceText(file, readFileSync(path.join(root, file), 'utf8')));
}

/** @throws Error naming the file when the text is not TypeScript. */
export function readSourceText(file: string, text: string): SourceFile {
  const parsed = parseSync(file, text);
  if (parsed.errors[0]) throw new Error(`${file}: ${parsed.errors[0].message}`);
  return {
    path: file,
    imports: [...new Set(importedNames(parsed, text).map((name) => resolveImport(file, name)))],
    hasDefaultExport: hasDefaultExport(parsed),
    isBarrel: isBarrel(parsed),
    ...factsOf(parsed),
  };
}

function importedNames({ module, program }: ParseResult, text: string): string[] {
  const typeImports: string[] = [];
  new Visitor({ TSImportType: ({ source }) => void typeImports.push(source.value) }).visit(program);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end).replace(/['"`]/g, '')),
    ...typeImports,
  ];
}

function resolveImport(from: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  for (const [pattern, target] of ALIASES) {
    if (pattern.test(name)) return name.replace(pattern, target);
  }
  return name;
}

function hasDefaultExport({ module }: ParseResult): boolean {
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  return entries.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default');
}

function isBarrel({ program }: ParseResult): boolean {
  const exports = program.body.filter(
    ({ type }) => type === 'ExportAllDeclaration' || type === 'ExportNamedDeclaration',
  );
  const passesOn = exports.every((statement) => 'source' in statement && statement.source !== null);
  return exports.length > 0 && exports.length === program.body.length && passesOn;
}

type Facts = Pick<SourceFile, 'readsEnvironment' | 'callsFetch' | 'setsTimer' | 'wirePaths' | 'webPaths'>;

function factsOf({ program }: ParseResult): Facts {
  const facts: Facts = { readsEnvironment: false, callsFetch: false, setsTimer: false, wirePaths: [], webPaths: [] };
  const readText = (text: string) => {
    if (text.includes('/api/')) facts.wirePaths.push(text);
    if (/(^|\/)web\//.test(text)) facts.webPaths.push(text);
  };
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (object.name === 'process' && property.name === 'env') facts.readsEnvironment = true;
      if (!GLOBAL_OBJECTS.includes(object.name)) return;
      if (property.name === 'fetch') facts.callsFetch = true;
      if (TIMERS.includes(property.name)) facts.setsTimer = true;
    },
    CallExpression({ callee }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'fetch') facts.callsFetch = true;
      if (TIMERS.includes(callee.name)) facts.setsTimer = true;
    },
    Literal({ value }) {
      if (typeof value === 'string') readText(value);
    },
    TemplateElement({ value }) {
      readText(value.cooked ?? value.raw);
    },
  }).visit(program);
  return facts;
}
