import { allRoutes } from '@baklja/contract';
import { type AuditEntry, auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { previewRoutes } from '@baklja/contract/features/content/previews';
import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes } from '@baklja/contract/features/documents/documents';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { magazineRoutes } from '@baklja/contract/features/magazine/magazine';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { navigationRoutes } from '@baklja/contract/features/navigation';
import { binRoutes } from '@baklja/contract/features/site/bin';
import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import { pastedStartRoutes, startsRoutes } from '@baklja/contract/features/sport/starts';
import type { Route } from '@baklja/contract/route';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { type TestApp, useTestApp } from '../../../testing/build-test-app.ts';
import { makePicture, sendForm } from '../../../testing/make-form.ts';
import { makeAthlete } from '../../../testing/records/make-athlete.ts';
import { makeRows } from '../../../testing/records/make-categorisation.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../../testing/records/make-folder.ts';
import { makeAuthor } from '../../../testing/records/make-magazine.ts';
import { makeMenuItem, makeSection } from '../../../testing/records/make-menu.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeGames, makeStart } from '../../../testing/records/make-start.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'superadmin';

/** Sends a call as a superadmin. */
type Send = (route: Route, rawBody?: unknown, more?: object) => Answer;

/** Makes a post of the title and returns its id. */
const post = async (database: Database, title: string) => (await makePost(database, { title })).id;

/** Writes that do not go through a record, or only in part: the entry, and the calls, the last of which is the write. */
const WRITES: Record<string, [Partial<AuditEntry>, (send: Send, database: Database, on: TestApp) => Answer]> = {
  setIzdvojeno: [
    { action: 'update', kind: 'post', title: 'Izdvojen', details: { izdvojeno: [0, 1] } },
    async (send, db) => send(postRoutes.setIzdvojeno, { id: await post(db, 'Izdvojen'), val: 1 }),
  ],
  setPostTranslation: [
    { action: 'link-translation', kind: 'post', title: 'Izvornik' },
    async (send, db) => {
      const { id: translation_id } = await makePost(db, { title: 'Translation', language: 'en-GB' });
      return send(postRoutes.setPostTranslation, { id: await post(db, 'Izvornik'), translation_id });
    },
  ],
  changePosts: [
    { action: 'update', kind: 'post', title: 'Skida se', details: { state: [1, 0] } },
    async (send, db) => send(postRoutes.changePosts, { ids: [await post(db, 'Skida se')], state: 0 }),
  ],
  pinPost: [
    { action: 'pin', kind: 'post', title: 'Prikvačen' },
    async (send, db) => send(pinnedPostRoutes.pinPost, { id: await post(db, 'Prikvačen') }),
  ],
  unpinPost: [
    { action: 'unpin', kind: 'post', title: 'Otkvačen' },
    async (send, db) => {
      const id = await post(db, 'Otkvačen');
      await send(pinnedPostRoutes.pinPost, { id });
      return send(pinnedPostRoutes.unpinPost, undefined, { params: { id } });
    },
  ],
  createPreviewLink: [
    { action: 'share-preview', kind: 'post' },
    async (send, db) => send(previewRoutes.createPreviewLink, { kind: 'post', id: await post(db, 'Dijeljen') }),
  ],
  deletePreviewLink: [
    { action: 'delete-preview', kind: 'post' },
    async (send, db) => {
      const made = await send(previewRoutes.createPreviewLink, { kind: 'post', id: await post(db, 'Dijeljen') });
      return send(previewRoutes.deletePreviewLink, undefined, { params: { id: made.json().id } });
    },
  ],
  addDecision: [
    { action: 'update', kind: 'start', details: { current_medal: [1, null] } },
    async (send, db) => {
      const id = await makeStart(db, { medal: 1 });
      const body = { day: '2026-11-01', body: 'MOO', medal: null };
      return send(startsRoutes.addDecision, body, { params: { id } });
    },
  ],
  pasteStarts: [
    { action: 'create', kind: 'start', title: 'Zalijepljena Kolak, Atletika, Skok uvis, žene' },
    async (send, db) => {
      await makeAthlete(db, { Ime: 'Zalijepljena' });
      const row = { sport: 'Atletika', event: 'Skok uvis', sex: 'Ž', athletes: 'Zalijepljena Kolak', place: '' };
      return send(pastedStartRoutes.pasteStarts, { rows: [row] }, { params: { id: await makeGames(db) } });
    },
  ],
  importCategorisation: [
    { action: 'import', kind: 'categorisedAthlete', title: 'popis.csv', details: { rows: 3 } },
    (send) => send(categorisationRoutes.importCategorisation, makeRows(3), { query: { file_name: 'popis.csv' } }),
  ],
  restoreCategorisationVersion: [
    { action: 'restore', kind: 'categorisedAthlete', title: 'popis.csv' },
    (send) => send(categorisationRoutes.restoreCategorisationVersion, { version: 1 }, { params: { id: 1 } }),
  ],
  clearCategorisation: [
    { action: 'delete', kind: 'categorisedAthlete' },
    (send) => send(categorisationRoutes.clearCategorisation),
  ],
  orderDocuments: [
    { action: 'order', kind: 'documentFolder', title: 'Poredani', details: { moved: 2 } },
    async (send, db) => {
      const page_id = await makeFolder(db, { title: 'Poredani' });
      const ids = [await makeDocument(db, { page_id }), await makeDocument(db, { page_id, orderIndex: 2 })];
      const order = ids.toReversed().map((doc_id, place) => ({ doc_id, orderIndex: place + 1 }));
      return send(documentRoutes.orderDocuments, { order });
    },
  ],
  orderDocumentFolders: [
    { action: 'order', kind: 'documentFolder' },
    async (send, db) => send(documentFolderRoutes.orderDocumentFolders, { lng: 'hrv', ids: [await makeFolder(db)] }),
  ],
  orderSubfolders: [
    { action: 'order', kind: 'subfolder' },
    async (send, db) => {
      const doc_cat = await makeFolder(db);
      return send(subfolderRoutes.orderSubfolders, { doc_cat, ids: [await makeSubfolder(db, { doc_cat })] });
    },
  ],
  moveDocuments: [
    { action: 'update', kind: 'document', title: 'Seli se' },
    async (send, db) => {
      const ids = [await makeDocument(db, { page_id: await makeFolder(db), doc_name: 'Seli se' })];
      return send(documentRoutes.moveDocuments, { ids, page_id: await makeFolder(db) });
    },
  ],
  orderMenuItems: [
    { action: 'order', kind: 'menuSection', title: 'Naslovi', details: { moved: 2 } },
    async (send, db) => {
      const nav = await makeSection(db, { value: 'Naslovi' });
      const items = [await makeMenuItem(db, { nav }), await makeMenuItem(db, { nav, orderIndex: 2 })];
      return send(navigationRoutes.orderMenuItems, { sections: [{ id: nav, items: items.toReversed() }] });
    },
  ],
  orderMenuSections: [
    { action: 'order', kind: 'menuSection' },
    async (send, db) => send(navigationRoutes.orderMenuSections, { ids: [await makeSection(db)] }),
  ],
  mergeMagazineAuthors: [
    { action: 'merge', kind: 'magazineAuthor' },
    async (send, db) => {
      const [id, merged_id] = [await makeAuthor(db), await makeAuthor(db)];
      return send(magazineRoutes.mergeMagazineAuthors, { id, merged_id });
    },
  ],
  setMagazineAuthorsDifferent: [
    { action: 'update', kind: 'magazineAuthor', details: { other_id: expect.any(Number), different: [0, 1] } },
    async (send, db) => {
      const [id, other_id] = [await makeAuthor(db), await makeAuthor(db)];
      return send(magazineRoutes.setMagazineAuthorsDifferent, { id, other_id, different: 1 });
    },
  ],
  uploadImages: [{ action: 'upload', kind: 'file', title: 'proba.jpg' }, (_, _db, on) => upload(on, 'proba.jpg')],
  replaceFile: [
    { action: 'replace', kind: 'file', title: 'zamijenjena.jpg' },
    async (_, _db, on) => {
      const { id } = (await upload(on, 'zamijenjena.jpg')).json().files[0];
      const file = { name: 'file', filename: 'druga.jpg', value: await makePicture() };
      const path = fileHostRoutes.replaceFile.path.replace('{id}', String(id));
      return sendForm(on, { ...fileHostRoutes.replaceFile, path }, [file]);
    },
  ],
  createMediaFolder: [{ action: 'create-folder', title: 'images/Novi' }, (_, _db, on) => makeMediaFolder(on, 'Novi')],
  renameFolder: [
    { action: 'move', title: 'Drugo', details: { path: ['images/Prvo', 'images/Drugo'] } },
    async (send, _db, on) => {
      await makeMediaFolder(on, 'Prvo');
      return send(mediaRoutes.renameFolder, { path: 'images/Prvo', name: 'Drugo' });
    },
  ],
  moveFiles: [
    { action: 'update', kind: 'file', title: 'seli.jpg' },
    async (send, _db, on) => {
      const { id } = (await upload(on, 'seli.jpg')).json().files[0];
      return send(mediaRoutes.moveFiles, { ids: [id], folders: [], target: 'galerije' });
    },
  ],
  deleteFiles: [
    { action: 'delete-folder', title: 'images/Briše se' },
    async (send, _db, on) => {
      await makeMediaFolder(on, 'Briše se');
      return send(mediaRoutes.deleteFiles, { ids: [], folders: ['images/Briše se'] });
    },
  ],
  eraseDeletedRecords: [
    { action: 'erase', kind: 'post', title: 'Iz koša' },
    async (send, db) => {
      await send(postRoutes.deletePosts, { ids: [await post(db, 'Iz koša')] });
      const { records } = (await send(binRoutes.listDeletedRecords)).json();
      return send(binRoutes.eraseDeletedRecords, { ids: [records[0].id] });
    },
  ],
  emptyBin: [
    { action: 'erase', kind: 'post', title: 'Posljednji' },
    async (send, db) => {
      await send(postRoutes.deletePosts, { ids: [await post(db, 'Posljednji')] });
      const { records, total } = (await send(binRoutes.listDeletedRecords)).json();
      return send(binRoutes.emptyBin, { until: records[0].deleted, total });
    },
  ],
  registerUser: [
    { action: 'register', kind: 'user', user_id: null, title: 'Nova Osoba' },
    (_, _db, on) => {
      const names = { f_name: 'Nova', l_name: 'Osoba', username: 'nova', email: 'nova@example.hr' };
      const rawBody = { ...names, password: 'jako dobra lozinka', accountTypeRequest: 'USER' };
      return on.call(userRoutes.registerUser, { rawBody });
    },
  ],
  updateUser: [
    { action: 'approve', kind: 'user', title: 'Čeka', details: { role: [null, 'sportasi'], active: [0, 1] } },
    async (send, db) => {
      const { id } = await makeUser(db, { username: 'čeka', name: 'Čeka', role: null, active: 0 });
      return send(userRoutes.updateUser, { role: 'sportasi' }, { params: { id } });
    },
  ],
  setUserPassword: [
    { action: 'change-password', kind: 'user', title: 'Zaboravlja' },
    async (send, db) => {
      const { id } = await makeUser(db, { username: 'zaboravlja', name: 'Zaboravlja' });
      return send(userRoutes.setUserPassword, { password: 'posve nova lozinka' }, { params: { id } });
    },
  ],
  endUserSessions: [
    { action: 'end-sessions', kind: 'user', title: 'Odjavljuje se' },
    async (send, db) => {
      const { id } = await makeUser(db, { username: 'odlazi', name: 'Odjavljuje se' });
      return send(userRoutes.endUserSessions, undefined, { params: { id } });
    },
  ],
  setProfilePicture: [{ action: 'update', kind: 'user', details: { picture: true } }, (_, _db, on) => setPicture(on)],
  removeProfilePicture: [
    { action: 'update', kind: 'user', details: { picture: true } },
    async (send, _db, on) => {
      await setPicture(on);
      return send(profileRoutes.removeProfilePicture);
    },
  ],
  setSecondFactorRoles: [
    { action: 'require-second-factor', details: { roles: ['olimp'] } },
    (send) => send(userRoutes.setSecondFactorRoles, { roles: ['olimp'] }),
  ],
  deleteUser: [
    { action: 'erase', kind: 'user', title: '' },
    async (send, db) => {
      const { id } = await makeUser(db, { username: 'nestaje', name: 'Nestaje' });
      return send(userRoutes.deleteUser, undefined, { params: { id }, query: { erase: 1 } });
    },
  ],
};

/** Writes of the usual calls of a record, which the tests of records cover for all kinds. */
const OF_RECORDS = /^(create|update|delete|restore)[A-Z]\w+$/;

/** Calls that write what someone wants to see, or begin something that another call or a job completes. */
const NOT_LOGGED = [
  'previewPost',
  'previewPage',
  'previewMagazineArticle',
  'testWebhook',
  // Logged by the address; its own test sees that.
  'resendWebhook',
  'checkLinks',
  'listFileUses',
  'recordHeartbeat',
  'endPresence',
  'startPasskeyLogIn',
  'startPasskeyProof',
  'startPasskey',
  'startAuthenticator',
  'readIssueAgain',
];

/** Calls whose entries the tests of accounts look for. */
const OF_ACCOUNTS = [
  'logIn',
  'logInWithPasskey',
  'provePasskey',
  'logOut',
  'changePassword',
  'endSessions',
  'confirmAuthenticator',
  'removeAuthenticator',
  'renewRecoveryCodes',
  'addPasskey',
  'removePasskey',
  'removeUserSecondFactor',
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

  test.each(Object.entries(WRITES))('has %s', async (_, [entry, write]) => {
    // Read before every call: those that prepare the write may be logged in the same way.
    let before: AuditEntry | undefined;
    const on: TestApp = {
      ...testApp,
      call: async (...parameters) => {
        before = await latest();
        return testApp.call(...parameters);
      },
    };
    const send: Send = (route, rawBody, more) => on.call(route, { as, rawBody, ...more } as never);
    const answer = await write(send, testApp.dependencies.database, on);
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
