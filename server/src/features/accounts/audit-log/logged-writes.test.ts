import { allRoutes } from '@baklja/contract';
import { type AuditEntry, auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { previewRoutes } from '@baklja/contract/features/content/previews';
import { documentRoutes } from '@baklja/contract/features/documents/documents';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { navigationRoutes } from '@baklja/contract/features/navigation';
import { binRoutes } from '@baklja/contract/features/site/bin';
import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { type TestApp, useTestApp } from '../../../testing/build-test-app.ts';
import { makePicture, sendForm } from '../../../testing/make-form.ts';
import { makeRows } from '../../../testing/records/make-categorisation.ts';
import { makeDocument, makeFolder } from '../../../testing/records/make-folder.ts';
import { makeAuthor } from '../../../testing/records/make-magazine.ts';
import { makeMenuItem, makeSection } from '../../../testing/records/make-menu.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'superadmin';

/** Writes that do not go through a record, or only in part: the calls, the last of which is the write, and its entry. */
const WRITES: Record<string, { entry: Partial<AuditEntry>; call: (on: TestApp, database: Database) => Answer }> = {
  setIzdvojeno: {
    entry: { action: 'update', kind: 'post', title: 'Izdvojen', details: { izdvojeno: [0, 1] } },
    call: async (on, database) => {
      const { id } = await makePost(database, { title: 'Izdvojen' });
      return on.call(postRoutes.setIzdvojeno, { as, rawBody: { id, val: 1 } });
    },
  },
  setPostTranslation: {
    entry: { action: 'link-translation', kind: 'post', title: 'Izvornik' },
    call: async (on, database) => {
      const { id } = await makePost(database, { title: 'Izvornik' });
      const { id: other } = await makePost(database, { title: 'Translation', language: 'en-GB' });
      return on.call(postRoutes.setPostTranslation, { as, rawBody: { id, translation_id: other } });
    },
  },
  changePosts: {
    entry: { action: 'update', kind: 'post', title: 'Skida se', details: { state: [1, 0] } },
    call: async (on, database) => {
      const { id } = await makePost(database, { title: 'Skida se', state: 1 });
      return on.call(postRoutes.changePosts, { as, rawBody: { ids: [id], state: 0 } });
    },
  },
  pinPost: {
    entry: { action: 'pin', kind: 'post', title: 'Prikvačen' },
    call: async (on, database) => {
      const { id } = await makePost(database, { title: 'Prikvačen', state: 1 });
      return on.call(pinnedPostRoutes.pinPost, { as, rawBody: { id } });
    },
  },
  unpinPost: {
    entry: { action: 'unpin', kind: 'post', title: 'Otkvačen' },
    call: async (on, database) => {
      const { id } = await makePost(database, { title: 'Otkvačen', state: 1 });
      await on.call(pinnedPostRoutes.pinPost, { as, rawBody: { id } });
      return on.call(pinnedPostRoutes.unpinPost, { as, params: { id } });
    },
  },
  createPreviewLink: {
    entry: { action: 'share-preview', kind: 'post' },
    call: async (on, database) => {
      const { id } = await makePost(database);
      return on.call(previewRoutes.createPreviewLink, { as, rawBody: { kind: 'post', id } });
    },
  },
  deletePreviewLink: {
    entry: { action: 'delete-preview', kind: 'post' },
    call: async (on, database) => {
      const { id } = await makePost(database);
      const made = await on.call(previewRoutes.createPreviewLink, { as, rawBody: { kind: 'post', id } });
      return on.call(previewRoutes.deletePreviewLink, { as, params: { id: made.json().id } });
    },
  },
  importCategorisation: {
    entry: { action: 'import', kind: 'categorisedAthlete', title: 'popis.csv', details: { rows: 3 } },
    call: (on) =>
      on.call(categorisationRoutes.importCategorisation, {
        ...{ as, query: { file_name: 'popis.csv' }, rawBody: makeRows(3) },
      }),
  },
  restoreCategorisationVersion: {
    entry: { action: 'restore', kind: 'categorisedAthlete', title: 'popis.csv' },
    call: (on) =>
      on.call(categorisationRoutes.restoreCategorisationVersion, { as, params: { id: 1 }, rawBody: { version: 1 } }),
  },
  clearCategorisation: {
    entry: { action: 'delete', kind: 'categorisedAthlete' },
    call: (on) => on.call(categorisationRoutes.clearCategorisation, { as }),
  },
  orderDocuments: {
    entry: { action: 'order', kind: 'documentFolder', title: 'Poredani', details: { moved: 2 } },
    call: async (on, database) => {
      const folder = await makeFolder(database, { title: 'Poredani' });
      const first = await makeDocument(database, { page_id: folder, orderIndex: 1 });
      const second = await makeDocument(database, { page_id: folder, orderIndex: 2 });
      const order = [second, first].map((doc_id, place) => ({ doc_id, orderIndex: place + 1 }));
      return on.call(documentRoutes.orderDocuments, { as, rawBody: { order } });
    },
  },
  moveDocuments: {
    entry: { action: 'update', kind: 'document', title: 'Seli se' },
    call: async (on, database) => {
      const [from, to] = [await makeFolder(database), await makeFolder(database)];
      const id = await makeDocument(database, { page_id: from, doc_name: 'Seli se' });
      return on.call(documentRoutes.moveDocuments, { as, rawBody: { ids: [id], page_id: to } });
    },
  },
  orderMenuItems: {
    entry: { action: 'order', kind: 'menuSection', title: 'Naslovi', details: { moved: 2 } },
    call: async (on, database) => {
      const nav = await makeSection(database, { value: 'Naslovi' });
      const items: number[] = [];
      for (const orderIndex of [1, 2]) items.push(await makeMenuItem(database, { nav, orderIndex }));
      return on.call(navigationRoutes.orderMenuItems, {
        as,
        rawBody: { sections: [{ id: nav, items: items.toReversed() }] },
      });
    },
  },
  orderMenuSections: {
    entry: { action: 'order', kind: 'menuSection' },
    call: async (on, database) =>
      on.call(navigationRoutes.orderMenuSections, { as, rawBody: { ids: [await makeSection(database)] } }),
  },
  mergeMagazineAuthors: {
    entry: { action: 'merge', kind: 'magazineAuthor' },
    call: async (on, database) => {
      const ids = [await makeAuthor(database, { ime: 'Ana' }), await makeAuthor(database, { ime: 'Ana' })];
      const body = { id: ids[0], merged_id: ids[1] };
      return on.call(magazineRoutes.mergeMagazineAuthors, { as, rawBody: body });
    },
  },
  setMagazineAuthorsDifferent: {
    entry: { action: 'update', kind: 'magazineAuthor', details: { other_id: expect.any(Number), different: [0, 1] } },
    call: async (on, database) => {
      const [id, other_id] = [await makeAuthor(database), await makeAuthor(database)];
      return on.call(magazineRoutes.setMagazineAuthorsDifferent, { as, rawBody: { id, other_id, different: 1 } });
    },
  },
  uploadImages: {
    entry: { action: 'upload', kind: 'file', title: 'proba.jpg' },
    call: (on) => upload(on, 'proba.jpg'),
  },
  replaceFile: {
    entry: { action: 'replace', kind: 'file', title: 'zamijenjena.jpg' },
    call: async (on) => {
      const { id } = (await upload(on, 'zamijenjena.jpg')).json().files[0];
      const file = { name: 'file', filename: 'druga.jpg', value: await makePicture() };
      const { url } = { url: fileHostRoutes.replaceFile.path.replace('{id}', String(id)) };
      return sendForm(on, { ...fileHostRoutes.replaceFile, path: url }, [file]);
    },
  },
  createMediaFolder: {
    entry: { action: 'create-folder', title: 'images/Novi' },
    call: (on) => makeMediaFolder(on, 'Novi'),
  },
  renameFolder: {
    entry: { action: 'move', title: 'Drugo', details: { path: ['images/Prvo', 'images/Drugo'] } },
    call: async (on) => {
      await makeMediaFolder(on, 'Prvo');
      return on.call(mediaRoutes.renameFolder, { as, rawBody: { path: 'images/Prvo', name: 'Drugo' } });
    },
  },
  moveFiles: {
    entry: { action: 'update', kind: 'file', title: 'seli.jpg' },
    call: async (on) => {
      const { id } = (await upload(on, 'seli.jpg')).json().files[0];
      return on.call(mediaRoutes.moveFiles, { as, rawBody: { ids: [id], folders: [], target: 'galerije' } });
    },
  },
  deleteFiles: {
    entry: { action: 'delete-folder', title: 'images/Briše se' },
    call: async (on) => {
      await makeMediaFolder(on, 'Briše se');
      return on.call(mediaRoutes.deleteFiles, { as, rawBody: { ids: [], folders: ['images/Briše se'] } });
    },
  },
  eraseDeletedRecords: {
    entry: { action: 'erase', kind: 'post', title: 'Iz koša' },
    call: async (on, database) => {
      const { id } = await makePost(database, { title: 'Iz koša' });
      await on.call(postRoutes.deletePosts, { as, rawBody: { ids: [id] } });
      const { records } = (await on.call(binRoutes.listDeletedRecords, { as, query: {} })).json();
      return on.call(binRoutes.eraseDeletedRecords, { as, rawBody: { ids: [records[0].id] } });
    },
  },
  emptyBin: {
    entry: { action: 'erase', kind: 'post', title: 'Posljednji' },
    call: async (on, database) => {
      const { id } = await makePost(database, { title: 'Posljednji' });
      await on.call(postRoutes.deletePosts, { as, rawBody: { ids: [id] } });
      const { records, total } = (await on.call(binRoutes.listDeletedRecords, { as })).json();
      return on.call(binRoutes.emptyBin, { as, rawBody: { until: records[0].deleted, total } });
    },
  },
  registerUser: {
    entry: { action: 'register', kind: 'user', user_id: null, title: 'Nova Osoba' },
    call: (on) =>
      on.call(userRoutes.registerUser, {
        rawBody: {
          ...{ f_name: 'Nova', l_name: 'Osoba', username: 'nova', email: 'nova@example.hr' },
          ...{ password: 'jako dobra lozinka', accountTypeRequest: 'USER' },
        },
      }),
  },
  updateUser: {
    entry: { action: 'approve', kind: 'user', title: 'Čeka', details: { role: [null, 'sportasi'], active: [0, 1] } },
    call: async (on, database) => {
      const { id } = await makeUser(database, { username: 'čeka', name: 'Čeka', role: null, active: 0 });
      return on.call(userRoutes.updateUser, { as, params: { id }, rawBody: { role: 'sportasi' } });
    },
  },
  setUserPassword: {
    entry: { action: 'change-password', kind: 'user', title: 'Zaboravlja' },
    call: async (on, database) => {
      const { id } = await makeUser(database, { username: 'zaboravlja', name: 'Zaboravlja' });
      return on.call(userRoutes.setUserPassword, { as, params: { id }, rawBody: { password: 'posve nova lozinka' } });
    },
  },
  endUserSessions: {
    entry: { action: 'end-sessions', kind: 'user', title: 'Odjavljuje se' },
    call: async (on, database) => {
      const { id } = await makeUser(database, { username: 'odlazi', name: 'Odjavljuje se' });
      return on.call(userRoutes.endUserSessions, { as, params: { id } });
    },
  },
  setProfilePicture: {
    entry: { action: 'update', kind: 'user', details: { picture: true } },
    call: setPicture,
  },
  removeProfilePicture: {
    entry: { action: 'update', kind: 'user', details: { picture: true } },
    call: async (on) => {
      await setPicture(on);
      return on.call(profileRoutes.removeProfilePicture, { as });
    },
  },
  setSecondFactorRoles: {
    entry: { action: 'require-second-factor', details: { roles: ['olimp'] } },
    call: (on) => on.call(userRoutes.setSecondFactorRoles, { as, rawBody: { roles: ['olimp'] } }),
  },
  deleteUser: {
    entry: { action: 'erase', kind: 'user', title: '' },
    call: async (on, database) => {
      const { id } = await makeUser(database, { username: 'nestaje', name: 'Nestaje' });
      return on.call(userRoutes.deleteUser, { as, params: { id }, query: { erase: 1 } });
    },
  },
};

/** Writes of the usual calls of a record, which the tests of records cover for all kinds. */
const OF_RECORDS = /^(create|update|delete|restore)[A-Z]\w+$/;

/** Calls that write what someone wants to see, or begin something that another call or a job completes. */
const NOT_LOGGED = [
  ...['previewPost', 'previewPage', 'previewMagazineArticle', 'checkLinks', 'listFileUses'],
  ...['recordHeartbeat', 'endPresence', 'startPasskeyLogIn', 'startPasskeyProof', 'startPasskey'],
  ...['startAuthenticator', 'readIssueAgain'],
];

/** Calls whose entries the tests of accounts look for. */
const OF_ACCOUNTS = [
  ...['logIn', 'logInWithPasskey', 'provePasskey', 'logOut', 'changePassword', 'endSessions', 'confirmAuthenticator'],
  ...['removeAuthenticator', 'renewRecoveryCodes', 'addPasskey', 'removePasskey', 'removeUserSecondFactor'],
];

/** Calls that run the code of one of the writes above, or of a record. */
const ALIKE = ['uploadArticleImages', 'uploadMedia', 'setPageTranslation', 'setFolderVisibility', 'removeProperties'];

type Answer = Promise<LightMyRequestResponse>;

test('every call that writes is logged, or named here with its reason', () => {
  const known = new Set([...Object.keys(WRITES), ...NOT_LOGGED, ...OF_ACCOUNTS, ...ALIKE]);
  const writes = allRoutes.filter(({ route }) => route.method !== 'GET').map(({ key }) => key);
  expect(writes.filter((key) => !known.has(key) && !OF_RECORDS.test(key))).toEqual([]);
});

describe.each(DATABASE_NAMES)('the log of writes on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const latest = async (): Promise<AuditEntry | undefined> =>
    (await testApp.call(auditLogRoutes.listAuditLog, { as })).json().entries[0];

  const titleInRow = async (id: number) => {
    const rows = testApp.dependencies.database.read.selectFrom('audit_log').select('title');
    return (await rows.where('id', '=', id).executeTakeFirst())?.title;
  };

  test.each(Object.entries(WRITES))('has %s', async (_, { entry, call }) => {
    // Read before every call: those that prepare the write may be logged in the same way.
    let before: AuditEntry | undefined;
    const on: TestApp = {
      ...testApp,
      call: async (...parameters) => {
        before = await latest();
        return testApp.call(...parameters);
      },
    };
    const answer = await call(on, testApp.dependencies.database);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    const after = await latest();
    expect(after).toMatchObject(entry);
    expect(after?.id).toBeGreaterThan(before?.id ?? 0);
    // The list shows the present name of a user; the row holds none.
    expect(await titleInRow(after?.id ?? 0)).toBe(entry.kind === 'user' ? '' : after?.title);
  });
});

async function upload(on: TestApp, filename: string): Answer {
  return sendForm(on, fileHostRoutes.uploadImages, [{ name: 'image', filename, value: await makePicture() }]);
}

async function setPicture(on: TestApp): Answer {
  const picture = { name: 'image', filename: 'ja.jpg', value: await makePicture() };
  return sendForm(on, profileRoutes.setProfilePicture, [picture]);
}

function makeMediaFolder(on: TestApp, folderName: string): Answer {
  const fields = { folder: 'images', subfolder: '', folderName };
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return sendForm(on, fileHostRoutes.createMediaFolder, parts);
}
