import { describe, expect, test } from 'vitest';
import { forbiddenImports, importCycles } from './import-rules.ts';
import { readSourceText } from './read-imports.ts';

describe('reading a file', () => {
  test('finds imports of every form', () => {
    const file = readSourceText(
      'server/src/features/sport/medals/medals.ts',
      `import { medalRoutes } from '@baklja/contract/features/sport/medals';
       import type { Db } from '#server/db/database.ts';
       export { listMedals } from './medals.store.ts';
       export * from '../../../errors.ts';
       const sharp = await import('sharp');
       type Route = import('@baklja/contract').Route;`,
    );
    expect(file.imports).toEqual([
      'contract/src/features/sport/medals.ts',
      'server/src/db/database.ts',
      'server/src/features/sport/medals/medals.store.ts',
      'server/src/errors.ts',
      'sharp',
      'contract/src/index.ts',
    ]);
  });

  test('detects code that only some files may contain', () => {
    const file = readSourceText(
      'a.ts',
      "fetch(`/api/token`); process.env.PORT; export { a as default } from './b.ts';",
    );
    expect(file).toMatchObject({
      callsFetch: true,
      readsEnvironment: true,
      hasDefaultExport: true,
      wirePaths: ['/api/token'],
    });
    expect(
      readSourceText('a.ts', "import { setTimeout } from 'node:timers/promises'; await setTimeout(1);"),
    ).toMatchObject({
      setsTimer: true,
    });
    expect(readSourceText('a.ts', "globalThis.setInterval(work, 1); read('../../web/src/a.css');")).toMatchObject({
      setsTimer: true,
      webPaths: ['../../web/src/a.css'],
    });
    expect(readSourceText('a.ts', "setImmediate(work); read('/website/a.css');")).toMatchObject({
      setsTimer: false,
      webPaths: [],
    });
  });

  test('distinguishes a barrel from other files', () => {
    expect(readSourceText('a.ts', "export * from './b.ts';").isBarrel).toBe(true);
    expect(readSourceText('a.ts', "export * from './b.ts'; export const c = 1;").isBarrel).toBe(false);
    expect(readSourceText('a.ts', "import './b.ts';").isBarrel).toBe(false);
  });

  test('names the file that cannot be read', () => {
    expect(() => readSourceText('broken.ts', 'const = 1')).toThrow('broken.ts');
  });
});

describe('checking imports', () => {
  test.each([
    ['contract/src/route.ts', 'fastify', 'plain values'],
    ['server/src/app.ts', '#web/main.tsx', 'through the contract only'],
    ['web/src/lib/session.ts', '../../../server/src/config.ts', 'through the contract only'],
    ['server/src/features/content/posts/posts.store.ts', '#server/features/medals/medals.store.ts', 'share'],
    ['web/src/features/content/posts/PostForm.tsx', '../../sport/medals/MedalForm.tsx', 'share'],
    ['server/src/db/schema.ts', '../app.ts', 'downwards'],
    ['server/src/http/form.ts', '../accounts/tokens.ts', 'downwards'],
    ['server/src/files/file-names.ts', '../html/markup.ts', 'downwards'],
    ['server/src/jobs/start-jobs.ts', '../app.ts', 'downwards'],
    ['server/src/drawer/thing.ts', '../errors.ts', 'none of the layers'],
    ['server/src/files/file-names.ts', '../db/schema.ts', 'SQL'],
    ['server/src/features/content/posts/posts.store.ts', 'croner', 'job'],
    ['server/src/features/content/posts/posts.ts', 'kysely', 'SQL'],
    ['web/src/ui/Table.tsx', '@baklja/contract', 'nothing of the API'],
    ['web/src/forms/AthletePicker.tsx', '#web/features/sport/medals/medals.queries.ts', 'downwards'],
  ])('forbids %s the import of %s', (path, imported, reason) => {
    const sentences = forbiddenImports([readSourceText(path, `import '${imported}';`)]);
    expect(sentences[0]).toMatch(`${path} may not import `);
    expect(sentences[0]).toMatch(reason);
  });

  test.each([
    ['server/src/features/content/posts/posts.store.ts', 'kysely'],
    ['server/src/features/content/posts/pinned-posts.ts', '../../../db/database.ts'],
    ['server/src/jobs/start-jobs.ts', 'croner'],
    ['server/src/http/form.ts', '../files/file-errors.ts'],
    ['server/src/features/content/posts/posts.ts', '@baklja/contract/features/sport/medals'],
    ['web/src/features/content/posts/PostForm.tsx', '#web/ui/Table.tsx'],
    ['contract/src/route.ts', 'typebox/value'],
  ])('allows %s the import of %s', (path, imported) => {
    expect(forbiddenImports([readSourceText(path, `import '${imported}';`)])).toEqual([]);
  });

  test('names an import cycle once', () => {
    const files = [
      readSourceText('web/src/lib/a.ts', "import './b.ts';"),
      readSourceText('web/src/lib/b.ts', "import './c.ts';"),
      readSourceText('web/src/lib/c.ts', "import './a.ts';"),
    ];
    expect(importCycles(files)).toEqual([
      'web/src/lib/a.ts may not import web/src/lib/b.ts: because that closes a circle ' +
        '(web/src/lib/a.ts → web/src/lib/b.ts → web/src/lib/c.ts → web/src/lib/a.ts).',
    ]);
  });
});
