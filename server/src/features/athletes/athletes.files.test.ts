import { athleteRoutes } from '@baklja/contract/features/athletes';
import { mediaRoutes } from '@baklja/contract/features/media';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete } from '../../testing/records/make-athlete.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('the files of an athlete on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const as = 'superadmin';

  /** An athlete with the path in the named field. */
  const makeWith = (field: string, path: string) =>
    makeAthlete(testApp.dependencies.database, {
      [field]: field === 'slika' ? path : `<p><img src="/files/${path}"></p>`,
    });
  const fieldOf = async (id: number, field: string) =>
    (await testApp.call(athleteRoutes.getAthlete, { as, params: { id } })).json()[0][field];
  const usesOf = async (id: number) =>
    (await testApp.call(mediaRoutes.getFile, { as, params: { id } }))
      .json()
      .uses.map((use: { record_id: number }) => use.record_id);

  test.each(['slika', 'tekst', 'tekst_eng'])(
    'in the field %s stay in use, and are still served, after renames and moves',
    async (field) => {
      const folder = `images/${field}`;
      const path = `${folder}/prva.jpg`;
      const { id } = await makeFile(testApp.dependencies, { path, bytes: field });
      const athlete = await makeWith(field, path);
      expect(await usesOf(id)).toEqual([athlete]);
      const steps = [
        () => testApp.call(mediaRoutes.updateFile, { as, params: { id }, rawBody: { name: 'druga.jpg' } }),
        () => testApp.call(mediaRoutes.renameFolder, { as, body: { path: folder, name: `${field}-2` } }),
        () => testApp.call(mediaRoutes.moveFiles, { as, body: { ids: [id], target: 'galerije' } }),
        () => testApp.call(mediaRoutes.updateFile, { as, params: { id }, rawBody: { name: `${field}-3.jpg` } }),
      ];
      for (const step of steps) {
        expect((await step()).statusCode).toBe(200);
        expect(await usesOf(id)).toEqual([athlete]);
        expect(await fieldOf(athlete, field)).toContain(path);
        const former = await testApp.send({ url: `/files/${path}` });
        const { body } = await testApp.send({ url: String(former.headers['location']) });
        expect([former.statusCode, body]).toEqual([302, field]);
      }
    },
  );

  test('are no longer used when the field lets go of them', async () => {
    const { id } = await makeFile(testApp.dependencies, { path: 'images/pusti.jpg', bytes: 'pusti' });
    const athlete = await makeWith('tekst_eng', 'images/pusti.jpg');
    const [{ Ime, Prezime, sportid }] = (
      await testApp.call(athleteRoutes.getAthlete, { as, params: { id: athlete } })
    ).json();
    await testApp.call(athleteRoutes.updateAthlete, {
      as,
      body: { id: athlete, Ime, Prezime, sportid, tekst_eng: '' },
    });
    expect(await usesOf(id)).toEqual([]);
  });
});
