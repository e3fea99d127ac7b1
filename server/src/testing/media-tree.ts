import { mediaRoutes } from '@baklja/contract/features/media/media';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createFolder } from '../files/records/folders.store.ts';
import { TEST_NOW, type TestApp } from './build-test-app.ts';
import { makeFile } from './records/make-file.ts';

const as = 'olimp';

/** Files and folders below the folder `base`, for tests that move them; paths are relative to it. */
export function makeMediaTree(testApp: TestApp, base: string) {
  const { database } = testApp.dependencies;

  async function makeFolder(path: string): Promise<void> {
    const parts = `${base}/${path}`.split('/');
    for (let depth = 2; depth <= parts.length; depth += 1) {
      const [parent, name] = [parts.slice(0, depth - 1).join('/'), parts[depth - 1] ?? ''];
      await createFolder(database, { parent, name, stamp: { userId: null, at: TEST_NOW } }).catch(() => {});
    }
  }

  /** Returns the id. */
  const make = async (path: string): Promise<number> =>
    (await makeFile(testApp.dependencies, { path: `${base}/${path}`, bytes: path })).id;

  /** Paths in the body are complete. */
  const move = (body: object): Promise<LightMyRequestResponse> =>
    testApp.call(mediaRoutes.moveFiles, { as, rawBody: body });

  const moveFolders = (folders: string[], target = 'ovamo'): Promise<LightMyRequestResponse> =>
    move({ folders: folders.map((folder) => `${base}/${folder}`), target: `${base}/${target}` });

  const rename = (path: string, name: string): Promise<LightMyRequestResponse> =>
    testApp.call(mediaRoutes.renameFolder, { as, body: { path: `${base}/${path}`, name } });

  const idAt = async (path: string): Promise<number | undefined> =>
    (await testApp.call(mediaRoutes.getFileByPath, { as, query: { path: `${base}/${path}` } })).json().id;

  /** Every path, folders with a slash at the end; checks that all rows fit together. */
  async function tree(): Promise<string[]> {
    const files = await database.read.selectFrom('files').select(['path', 'folder', 'name']).execute();
    const folders = await database.read.selectFrom('folders').select(['path', 'parent', 'name']).execute();
    for (const { path, folder, name } of files) expect(path).toBe(`${folder}/${name}`);
    for (const { path, parent, name } of folders) expect(path).toBe(parent === '' ? name : `${parent}/${name}`);
    const known = new Set(folders.map(({ path }) => path));
    expect(files.filter(({ folder }) => !known.has(folder))).toEqual([]);
    expect(folders.filter(({ parent }) => parent !== '' && !known.has(parent))).toEqual([]);
    return [...files.map(({ path }) => path), ...folders.map(({ path }) => `${path}/`)]
      .filter((path) => path.startsWith(`${base}/`) && path !== `${base}/`)
      .map((path) => path.slice(base.length + 1))
      .toSorted();
  }

  /** The former addresses. */
  async function addresses(): Promise<string[]> {
    const rows = await database.read
      .selectFrom('file_addresses')
      .select('path')
      .where('path', 'like', `${base}/%`)
      .execute();
    return rows.map(({ path }) => path.slice(base.length + 1)).toSorted();
  }

  return { makeFolder, make, move, moveFolders, rename, idAt, tree, addresses };
}
