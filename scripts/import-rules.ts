/** Which file may import which, and the sentences said of those that do not keep to it. */
import type { SourceFile } from './read-imports.ts';

export type ImportRule = {
  /** The files the rule binds. */
  from: (file: string) => boolean;
  forbids: (imported: string, file: string) => boolean;
  /** Completes "X may not import Y: because …". */
  because: string;
};

/** The layers of the browser application from the top: a layer imports itself and what is below it. */
const WEB_LAYERS = ['main.tsx', 'app', 'features', 'widgets', 'ui', 'lib'];

/** What the database layer may use of the server besides itself. */
const BELOW_DATABASE = ['server/src/errors.ts', 'server/src/clock.ts'];

export const importRules: readonly ImportRule[] = [
  {
    from: (file) => isIn('contract', file) && !isTest(file),
    forbids: (imported) => !isIn('contract', imported) && !/^typebox(\/|$)/.test(imported),
    because: 'the contract is plain values over the schema library, for both ends',
  },
  {
    from: (file) => isIn('server', file),
    forbids: (imported) => isIn('web', imported),
    because: 'server and browser application know each other through the contract only',
  },
  {
    from: (file) => isIn('web', file),
    forbids: (imported) => isIn('server', imported) || imported.startsWith('node:'),
    because: 'server and browser application know each other through the contract only',
  },
  {
    from: (file) => !isTest(file),
    forbids: (imported, file) => isOtherFeature(imported, file),
    because: 'what two features share is a table, a widget or a value of the contract',
  },
  {
    from: (file) => file.startsWith('server/src/features/') && !isTest(file),
    forbids: (imported) => ['server/src/app.ts', 'server/src/main.ts'].includes(imported),
    because: 'the application is made of features, never the other way round',
  },
  {
    from: (file) => file.startsWith('server/src/db/') && !isTest(file),
    forbids: (imported) =>
      isIn('server', imported) && !imported.startsWith('server/src/db/') && !BELOW_DATABASE.includes(imported),
    because: 'the database layer lies below everything else on the server',
  },
  {
    from: (file) => isIn('server', file) && !isTest(file) && !mayQuery(file),
    forbids: (imported) => /^kysely(\/|$)/.test(imported),
    because: 'SQL is written in stores, operations and the database layer',
  },
  {
    from: (file) => file.startsWith('web/src/ui/') && !isTest(file),
    forbids: (imported) => isIn('contract', imported) || imported.startsWith('web/src/lib/api-client.'),
    because: 'pieces of ui/ know nothing of the API',
  },
  {
    from: (file) => webLayer(file) >= 0 && !isTest(file),
    forbids: (imported, file) => webLayer(imported) >= 0 && webLayer(imported) < webLayer(file),
    because: `the layers are ${WEB_LAYERS.join(', ')}, and arrows point downwards`,
  },
];

/** One sentence for each import that breaks a rule; empty when all is well. */
export function forbiddenImports(files: readonly SourceFile[], rules: readonly ImportRule[] = importRules): string[] {
  return files.flatMap((file) =>
    rules
      .filter((rule) => rule.from(file.path))
      .flatMap((rule) =>
        file.imports
          .filter((imported) => rule.forbids(imported, file.path))
          .map((imported) => `${file.path} may not import ${imported}: because ${rule.because}.`),
      ),
  );
}

/** One sentence for each circle of files that import each other, each circle named once. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(files.map((file) => [file.path, file.imports]));
  const finished = new Set<string>();
  const sentences: string[] = [];

  function follow(file: string, trail: readonly string[]): void {
    const start = trail.indexOf(file);
    if (start >= 0) {
      sentences.push(cycleSentence([...trail.slice(start), file]));
      return;
    }
    if (finished.has(file)) return;
    for (const imported of importsOf.get(file) ?? []) follow(imported, [...trail, file]);
    finished.add(file);
  }

  for (const { path } of files) follow(path, []);
  return sentences;
}

/** Tests and what exists for them only. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /\/testing\//.test(file) || file.startsWith('e2e/');
}

function cycleSentence(circle: readonly string[]): string {
  const [first, second] = circle;
  return `${first} may not import ${second}: because that closes a circle (${circle.join(' → ')}).`;
}

function isIn(workspace: string, file: string): boolean {
  return (
    file.startsWith(`${workspace}/`) || file === `@baklja/${workspace}` || file.startsWith(`@baklja/${workspace}/`)
  );
}

function isOtherFeature(imported: string, file: string): boolean {
  const [own, other] = [featureFolder(file), featureFolder(imported)];
  return own !== undefined && other !== undefined && isIn(own.split('/')[0] ?? '', imported) && own !== other;
}

/** Undefined for a file that belongs to no feature; the contract's features have no folders. */
function featureFolder(file: string): string | undefined {
  return file.match(/^(?:server|web)\/src\/features\/[^/]+(?=\/)/)?.[0];
}

function mayQuery(file: string): boolean {
  const isOperation = file.startsWith('server/src/features/') && !file.endsWith('.routes.ts');
  return (
    file.startsWith('server/src/db/') ||
    file.startsWith('server/src/records/') ||
    file.endsWith('.store.ts') ||
    isOperation
  );
}

/** The place among the layers, 0 for the topmost; -1 for what is in none of them. */
function webLayer(file: string): number {
  return file.startsWith('web/src/') ? WEB_LAYERS.indexOf(file.split('/')[2] ?? '') : -1;
}
