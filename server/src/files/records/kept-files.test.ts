import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { coreXml, makeNamedDocx } from '../../testing/documents/make-document.ts';
import { countKept, listObjects, makePicture } from '../../testing/make-form.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { hashOf, makeIncomingFolder, type ReceivedFile } from '../incoming.ts';
import { getKeptUpload, type Keeping, keepFile } from './kept-files.store.ts';

const STAMP = { userId: 7, at: TEST_NOW };

describe.each(DATABASE_NAMES)('storing a file on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const faults: unknown[] = [];

  beforeEach(async () => {
    const { database, files, config } = testApp.dependencies;
    faults.length = 0;
    await files.delete(await objects());
    await rm(path.join(config.dataDir, 'incoming'), { recursive: true, force: true });
    await database.write(async (transaction) => {
      for (const table of ['files', 'deleted_records'] as const) await transaction.deleteFrom(table).execute();
    });
  });

  const keepingOf = (keeping: Partial<Keeping>): Keeping => ({
    ...({ folder: 'dokumenti', onlyImages: false, stamp: STAMP, role: 'superadmin' } as const),
    report: (fault) => void faults.push(fault),
    ...keeping,
  });

  async function receive(name: string, bytes: Buffer | string = `tekst ${name}`): Promise<ReceivedFile> {
    const folder = await makeIncomingFolder(testApp.dependencies.config.dataDir);
    const localPath = path.join(folder, 'primljeno');
    await writeFile(localPath, bytes);
    return { name, localPath, size: Buffer.byteLength(bytes), sha256: await hashOf(localPath) };
  }

  const keep = async (name: string, keeping: Partial<Keeping> = {}) =>
    keepFile(testApp.dependencies, await receive(name), keepingOf(keeping));

  const objects = () => listObjects(testApp);

  test('leaves no bytes when its record cannot be written', async () => {
    await expect(keep('a.txt', { folder: 'dokumenti/nema' })).rejects.toMatchObject({ status: 400 });
    expect(await objects()).toEqual([]);
    expect(await countKept(testApp)).toMatchObject({ rows: 0, objects: 0 });
  });

  test('succeeds for a document that cannot be read, and reports that without its text', async () => {
    const core = coreXml('<dc:creator>Ana Anić</dc:creator>').replace('</cp:coreProperties>', '</Ana>');
    const received = await receive('a.docx', makeNamedDocx(core));
    const file = await keepFile(testApp.dependencies, received, keepingOf({}));
    expect(file).toMatchObject({ message: 'Spremljeno.' });
    expect(file).not.toHaveProperty('properties');
    expect(faults).toHaveLength(1);
    expect(inspect(faults, { depth: 9 })).toContain('the properties of a file of the type application/vnd.openxml');
    expect(inspect(faults, { depth: 9 })).not.toContain('Ana');
  });

  test('writes bytes under a key that does not reveal the name', async () => {
    await keep('Tajna odluka.txt');
    expect(await objects()).toEqual([expect.stringMatching(/^objects\/([0-9a-f]{2})\/\1[0-9a-f]{30}$/)]);
  });

  test('leaves no cleaned copy next to the received file', async () => {
    const received = await receive('slika.jpg', await makePicture());
    await keepFile(testApp.dependencies, received, keepingOf({ folder: 'images' }));
    const { incoming } = await countKept(testApp);
    expect(incoming).toBe(2);
    expect(faults).toEqual([]);
  });

  test('gives files of one name that come at once different names', async () => {
    const works = Array.from({ length: 5 }, () => () => keep('isto.txt'));
    const files = await runTogether(testApp.dependencies.database, 'files', works);
    const names = files.map(({ name }) => name).toSorted();
    expect(names).toEqual(['isto-2.txt', 'isto-3.txt', 'isto-4.txt', 'isto-5.txt', 'isto.txt']);
  });

  test('of one resumable upload makes one file, in however many processes it is stored', async () => {
    const files = await Promise.all(Array.from({ length: 5 }, () => keep('jednom.txt', { uploadId: 'prijenos' })));
    expect(new Set(files.map(({ id }) => id)).size).toBe(1);
    expect(await countKept(testApp)).toMatchObject({ rows: 1, objects: 1 });
    const kept = await getKeptUpload(testApp.dependencies, { uploadId: 'prijenos', stamp: STAMP });
    expect(kept?.file.id).toBe(files[0]?.id);
    expect(await getKeptUpload(testApp.dependencies, { uploadId: 'prijenos', stamp: { userId: 8 } })).toBeUndefined();
    expect(await getKeptUpload(testApp.dependencies, { uploadId: 'drugi', stamp: STAMP })).toBeUndefined();
  });
});
