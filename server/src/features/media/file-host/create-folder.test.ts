import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { ROLES } from '@baklja/contract/roles';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { type FormPart, sendForm } from '../../../testing/make-form.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const { createMediaFolder } = fileHostRoutes;

type Fields = { folder?: string; subfolder?: string; folderName?: string };

const toParts = (fields: Fields): FormPart[] => Object.entries(fields).map(([name, value]) => ({ name, value }));

describe.each(DATABASE_NAMES)('a new folder on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const create = (fields: Fields) => sendForm(testApp, createMediaFolder, toParts(fields));
  const folders = () => testApp.dependencies.database.read.selectFrom('folders').select('path').execute();

  test('is created by a form and by JSON', async () => {
    expect((await create({ folder: 'galerije/', folderName: 'Pariz 2024.' })).json()).toEqual({
      message: 'Folder created!',
      path: 'galerije/Pariz 2024.',
    });
    const body = { folder: 'galerije', subfolder: 'Pariz 2024.', folderName: 'Otvaranje' };
    const answer = await testApp.call(createMediaFolder, { as: 'olimp', body });
    expect(answer.json()).toEqual({ message: 'Folder created!', path: 'galerije/Pariz 2024./Otvaranje' });
    expect(await folders()).toContainEqual({ path: 'galerije/Pariz 2024./Otvaranje' });
  });

  test('gives a conflict in the specified shape when its name is taken', async () => {
    await create({ folder: 'uploads', folderName: 'Stari' });
    for (const folderName of ['Stari', 'stari']) {
      const answer = await create({ folder: 'uploads', folderName });
      const { error, message, code } = answer.json();
      expect([answer.statusCode, code, error]).toEqual([409, 'name-taken', message]);
      expect(message).toContain(folderName);
    }
  });

  test('cannot have a name that is not safe, or lie in a folder that is not there', async () => {
    const before = await folders();
    for (const folderName of ['', '.', '..', 'a/b', 'a\\b', 'a\u0000b', 'a\u202eb', ' a', 'x'.repeat(101)]) {
      const answer = await create({ folder: 'dokumenti', folderName });
      const { error, message, code } = answer.json();
      expect([folderName, answer.statusCode, code]).toEqual([folderName, 400, expect.any(String)]);
      expect(error).toBe(message);
    }
    for (const folder of ['nema', '..', 'dokumenti/..', '/etc', 'dokumenti/nema']) {
      for (const fields of [{ folder }, { folder: 'dokumenti', subfolder: folder }]) {
        const answer = await create({ ...fields, folderName: 'novi' });
        expect([fields, answer.statusCode]).toEqual([fields, 400]);
        expect(answer.json()).toMatchObject({ error: expect.any(String), code: 'invalid-input' });
      }
    }
    expect(await folders()).toEqual(before);
    expect((await create({ folder: 'dokumenti', folderName: 'x'.repeat(100) })).statusCode).toBe(200);
  });

  test('is rejected without its fields, which the response names', async () => {
    const answer = await create({ folder: 'dokumenti' });
    const message = 'Unesite sve obavezne podatke.';
    const errors = [{ field: 'folderName', message: 'Obavezan podatak.' }];
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: message, message, code: 'incomplete', errors }]);
  });

  test('is only for roles that write files', async () => {
    for (const role of ROLES) {
      const parts = toParts({ folder: 'images', folderName: `Uloga ${role}` });
      const { statusCode } = await sendForm(testApp, createMediaFolder, parts, { as: role });
      const mayWrite = ['superadmin', 'olimp', 'tipfeler', 'dokumenti'].includes(role);
      expect([role, statusCode]).toEqual([role, mayWrite ? 200 : 403]);
    }
    const stranger = await sendForm(testApp, createMediaFolder, toParts({ folder: 'images', folderName: 'a' }), {});
    const message = 'Prijavite se.';
    expect(stranger.json()).toEqual({ error: message, message, code: 'unauthenticated' });
  });
});
