/** Which file may import which, and the messages for files that break a rule. */
import type { SourceFile } from './read-imports.ts';

export type ImportRule = {
  /** The files to which the rule applies. */
  from: (file: string) => boolean;
  forbids: (imported: string, file: string) => boolean;
  /** Completes "X may not import Y: because …". */
  because: string;
};

/** The layers of the browser application from the top: a layer may import itself and the layers below it. */
const WEB_LAYERS = ['main.tsx', 'app', 'features', 'forms', 'media', 'lists', 'ui', 'lib'];

/**
 * The layers of the server from the top, one per line: a file may import its own folder and the lines below. Folders of
 * one line do not know each other.
 */
const SERVER_LAYERS = [
  ['main.ts'],
  ['start.ts', 'proof'],
  ['app.ts', 'jobs', 'metrics', 'starter', 'start-errors.ts'],
  ['features'],
  ['dependencies.ts'],
  ['backup'],
  ['accounts'],
  ['records'],
  ['http'],
  ['html'],
  ['files'],
  ['db'],
  ['overload.ts'],
  ['errors.ts', 'clock.ts', 'config.ts', 'stamp.ts', 'monitor.ts'],
];

/** Server files that use the database layer without being a store, a feature, a record or a job, and why. */
const DATABASE_EXCEPTIONS = [
  // They open the database and pass it on.
  'server/src/start.ts',
  'server/src/dependencies.ts',
  // They recognise a lost connection.
  'server/src/http/error-handler.ts',
  'server/src/start-errors.ts',
];

/** What the client takes from the contract. */
const OF_CLIENT = ['contract/src/route.ts', 'contract/src/files/pictures.ts'];

export const importRules: readonly ImportRule[] = [
  {
    from: (file) => isIn('contract', file) && !isTest(file),
    forbids: (imported) => !isIn('contract', imported) && !/^typebox(\/|$)/.test(imported),
    because: 'the contract is plain values over the schema library, for both ends',
  },
  {
    from: (file) => file.startsWith('client/src/') && !isTest(file),
    forbids: (imported) => !isIn('client', imported) && !OF_CLIENT.includes(imported),
    because: 'the client is one small module without dependencies',
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
    because: 'what two topics share is a table, a piece of forms, media or lists, or a value of the contract',
  },
  {
    from: (file) => isServerSource(file) && serverLayer(file) < 0,
    forbids: () => true,
    because: 'it is in none of the layers of the server',
  },
  {
    from: (file) => isServerSource(file) && serverLayer(file) >= 0,
    forbids: (imported, file) => {
      if (!isServerSource(imported) || serverRoom(imported) === serverRoom(file)) return false;
      return serverLayer(imported) <= serverLayer(file);
    },
    because: `the layers are ${SERVER_LAYERS.map((rooms) => rooms.join(' and ')).join(', ')}, and arrows point downwards`,
  },
  {
    from: (file) => isServerSource(file) && !mayUseDatabase(file),
    forbids: (imported) => /^kysely(\/|$)/.test(imported) || imported.startsWith('server/src/db/'),
    because: 'SQL is written in stores, features, records and jobs',
  },
  {
    from: (file) => file.startsWith('server/src/features/') && isServerSource(file) && !file.endsWith('.store.ts'),
    forbids: (imported) => /^kysely(\/|$)/.test(imported),
    because: 'SQL of more than plain rows is in the store of its noun',
  },
  {
    from: (file) => isServerSource(file) && !file.startsWith('server/src/jobs/'),
    forbids: (imported) => imported === 'croner',
    because: 'everything that runs on a timer is a job',
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

/** One sentence for each import that breaks a rule; empty when there is none. */
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

/** One sentence for each import cycle; each cycle is named once. */
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

/**
 * One sentence for each two folders of one parent that import each other, below the given folder at any depth. Tests and
 * stories do not count.
 */
export function mutualImports(root: string, files: readonly SourceFile[]): string[] {
  const arrows = new Set<string>();
  for (const { path, imports } of files.filter((file) => file.path.startsWith(root) && !isTest(file.path))) {
    for (const imported of imports) arrows.add(arrowBetweenFolders(path, imported));
  }
  const pairs = [...arrows].map((arrow) => arrow.split(' ')).filter(([from = '', to = '']) => from < to);
  return pairs
    .filter(([from, to]) => arrows.has(`${to} ${from}`))
    .map(([from, to]) => `${from} and ${to} may not import each other: because one of the two is the lower one.`);
}

/** The two folders in which the paths first differ, as `from to`; empty when one of them is a file there. */
function arrowBetweenFolders(file: string, imported: string): string {
  const [from, to] = [file.split('/'), imported.split('/')];
  const depth = from.findIndex((name, index) => name !== to[index]);
  if (depth < 0 || depth >= from.length - 1 || depth >= to.length - 1) return '';
  return `${from.slice(0, depth + 1).join('/')} ${to.slice(0, depth + 1).join('/')}`;
}

/** Tests and code that only tests use. */
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

/** The folder of the topic; undefined for a file that belongs to none. */
function featureFolder(file: string): string | undefined {
  return file.match(/^(?:server|web)\/src\/features\/[^/]+(?=\/)/)?.[0];
}

function isServerSource(file: string): boolean {
  return file.startsWith('server/src/') && !isTest(file);
}

/** The folder of a server file, or the file itself when it is in no folder. */
function serverRoom(file: string): string {
  return file.split('/')[2] ?? '';
}

/** The index of the layer, 0 for the topmost; -1 for a file in no layer. */
function serverLayer(file: string): number {
  return SERVER_LAYERS.findIndex((rooms) => rooms.includes(serverRoom(file)));
}

function mayUseDatabase(file: string): boolean {
  const isRoom = ['features', 'db', 'records', 'jobs', 'starter', 'backup', 'proof'].includes(serverRoom(file));
  return isRoom || /(\.store|-record)\.ts$/.test(file) || DATABASE_EXCEPTIONS.includes(file);
}

/** The index of the layer, 0 for the topmost; -1 for a file in no layer. */
function webLayer(file: string): number {
  return file.startsWith('web/src/') ? WEB_LAYERS.indexOf(file.split('/')[2] ?? '') : -1;
}
