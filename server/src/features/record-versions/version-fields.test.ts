import { athleteRoutes } from '@baklja/contract/features/athletes';
import { categoryRoutes } from '@baklja/contract/features/categories';
import { documentFolderRoutes } from '@baklja/contract/features/document-folders';
import { documentRoutes } from '@baklja/contract/features/documents';
import { magazineRoutes } from '@baklja/contract/features/magazine';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine-articles';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine-issues';
import { medalRoutes } from '@baklja/contract/features/medals';
import { mediaRoutes } from '@baklja/contract/features/media';
import { navigationRoutes } from '@baklja/contract/features/navigation';
import { pageRoutes } from '@baklja/contract/features/pages';
import { postRoutes } from '@baklja/contract/features/posts';
import { type RecordVersion, recordVersionRoutes, type VersionedKind } from '@baklja/contract/features/record-versions';
import { sportRoutes } from '@baklja/contract/features/sports';
import { subfolderRoutes } from '@baklja/contract/features/subfolders';
import { kindsWith } from '@baklja/contract/kinds';
import type { Route } from '@baklja/contract/route';
import { describe, expect, test } from 'vitest';
import { users } from '../../accounts/user-record.ts';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { RecordWriter, StoredKind, ValuesOf } from '../../records/record-definition.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../../testing/records/make-athlete.ts';
import { makeFile } from '../../testing/records/make-file.ts';
import { makeDocument, makeFolder, makeSubfolder } from '../../testing/records/make-folder.ts';
import { makeArticle, makeAuthor, makeIssue } from '../../testing/records/make-magazine.ts';
import { makeMenuItem, makeSection } from '../../testing/records/make-menu.ts';
import { makePage } from '../../testing/records/make-page.ts';
import { makeCategory, makePost } from '../../testing/records/make-post.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { athletes } from '../athletes/athlete-record.ts';
import { categories } from '../categories/category-record.ts';
import { documents } from '../documents/document-record.ts';
import { documentFolders, subfolders } from '../documents/folder-records.ts';
import { magazineArticles } from '../magazine/article-record.ts';
import { magazineIssues } from '../magazine/issue-record.ts';
import { magazineAuthors, magazineSections } from '../magazine/people-records.ts';
import { medals } from '../medals/medal-record.ts';
import { files } from '../media/file-record.ts';
import { menuItems, menuSections } from '../navigation/menu-records.ts';
import { pages } from '../pages/page-record.ts';
import { posts } from '../posts/post-record.ts';
import { sports } from '../sports/sport-record.ts';

/** Every kind with history: its writes, how a record is made, and the route by which its editor reads it. */
const RECORDS = {
  post: kind(posts, (database) => makePost(database), postRoutes.getPost, 'alias'),
  page: kind(pages, (database) => makePage(database), pageRoutes.getPage),
  file: kind(files, (_, dependencies) => makeFile(dependencies), mediaRoutes.getFile),
  athlete: kind(athletes, (database) => makeAthlete(database), athleteRoutes.getAthlete),
  medal: kind(
    medals,
    async (database) => makeMedal(database, { athletes: [await makeAthlete(database)] }),
    medalRoutes.getMedal,
  ),
  documentFolder: kind(documentFolders, (database) => makeFolder(database), documentFolderRoutes.getDocumentFolder),
  subfolder: kind(
    subfolders,
    async (database) => makeSubfolder(database, { doc_cat: await makeFolder(database) }),
    subfolderRoutes.getSubfolder,
  ),
  document: kind(
    documents,
    async (database) => makeDocument(database, { page_id: await makeFolder(database) }),
    documentRoutes.getDocument,
  ),
  menuSection: kind(menuSections, (database) => makeSection(database), navigationRoutes.getMenuSection),
  menuItem: kind(
    menuItems,
    async (database) => makeMenuItem(database, { nav: await makeSection(database) }),
    navigationRoutes.getMenuItem,
  ),
  magazineIssue: kind(magazineIssues, (database) => makeIssue(database), magazineIssueRoutes.getIssue),
  magazineArticle: kind(
    magazineArticles,
    async (database) => makeArticle(database, { autor_id: String(await makeAuthor(database)) }),
    magazineArticleRoutes.getEditedMagazineArticle,
  ),
  magazineAuthor: kind(magazineAuthors, (database) => makeAuthor(database), magazineRoutes.getMagazineAuthor),
  magazineSection: kind(
    magazineSections,
    async (database) => {
      const creation = { values: { naziv: 'Intervju' }, stamp: { userId: null, at: TEST_NOW } };
      return (await magazineSections.create(database, creation)).id;
    },
    magazineRoutes.getMagazineSection,
  ),
  sport: kind(sports, (database) => makeSport(database), sportRoutes.getSport),
  category: kind(categories, (database) => makeCategory(database), categoryRoutes.getCategory),
} satisfies Partial<Record<VersionedKind, unknown>>;

type Fields = Record<string, unknown>;

/** Fields of an answer that say who and when, or name the record: no version holds them. */
const OF_EVERY_KIND = new Set([
  ...['id', 'version', 'created', 'created_by', 'created_by_name', 'modified', 'modified_by', 'modified_by_name'],
  ...['created_time', 'created_user_id', 'modified_time', 'modified_user_id', 'azurirano'],
]);

const OF_TRANSLATION = ['outdated', 'translation_alias', 'translation_id', 'translation_outdated', 'translation_title'];

/** Fields of an answer that come from other records, and personal ones: no version holds them. */
const NOT_IN_VERSIONS = {
  post: ['catName', ...OF_TRANSLATION],
  page: OF_TRANSLATION.filter((field) => field !== 'translation_alias'),
  file: ['duplicates', 'former', 'tag', 'total_uses', 'uses'],
  athlete: ['category', 'category_from', 'category_to', 'ime_sporta', 'medals', 'oib'],
  medal: [],
  documentFolder: ['documents', 'ordered_by_name', 'subfolders'],
  subfolder: ['documents', 'sub_id'],
  document: ['doc_id', 'file_id', 'file_missing', 'file_size'],
  menuSection: ['items', 'managed_items'],
  menuItem: ['dead', 'deleted_on', 'target_id', 'target_kind', 'target_title'],
  magazineIssue: ['articles', 'gaps', 'overlaps', 'pages', 'pdf_missing', 'pdf_size'],
  magazineArticle: ['autori', 'broj', 'rubrika'],
  magazineAuthor: ['articles', 'issues', 'photographs'],
  magazineSection: ['articles'],
  sport: ['athletes', 'categorised', 'medals'],
  category: ['croatian_posts', 'english_posts', 'posts'],
};

type Made = number | { id: number; alias?: string };

function kind<K extends StoredKind>(
  writes: RecordWriter<K>,
  makeIt: (database: Database, dependencies: Dependencies) => Promise<Made>,
  route: Route,
  key: 'id' | 'alias' = 'id',
) {
  const make = async (dependencies: Dependencies) => {
    const made = await makeIt(dependencies.database, dependencies);
    return typeof made === 'number' ? { id: made } : made;
  };
  const save = (database: Database, id: number) =>
    writes.update(database, { id, values: {} as ValuesOf<K>, stamp: { userId: null, at: TEST_NOW } });
  return { make, save, route, key };
}

describe.each(DATABASE_NAMES)('versions on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const as = 'superadmin';

  const latestOf = async (kindOfRecord: VersionedKind, id: number) => {
    const query = { kind: kindOfRecord, record_id: id };
    const list = await testApp.call(recordVersionRoutes.listRecordVersions, { as, query });
    const [latest] = list.json<{ versions: RecordVersion[] }>().versions;
    const answer = await testApp.call(recordVersionRoutes.getRecordVersion, { as, params: { id: latest?.id ?? 0 } });
    return answer.json<RecordVersion & { fields: Fields }>();
  };

  test('are kept of every kind that is stored as a row of its own', () => {
    expect([...Object.keys(RECORDS), 'user'].toSorted()).toEqual(kindsWith('history').toSorted());
  });

  test.each(Object.entries(RECORDS))('of kind %s hold what the editor reads', async (name, record) => {
    const made: { id: number; alias?: string } = await record.make(testApp.dependencies);
    const params = { [record.key]: made[record.key] };
    const answer = await testApp.call(record.route, { as, ...{ params } });
    const [before = {}] = [answer.json<Fields | Fields[]>()].flat();
    await record.save(testApp.dependencies.database, made.id);
    const { fields, version } = await latestOf(name as VersionedKind, made.id);
    expect(version).toBe(before['version']);
    const shared = Object.keys(before).filter((field) => field in fields);
    const inBoth = (values: Fields) => Object.fromEntries(shared.map((field) => [field, values[field]]));
    expect(inBoth(fields)).toEqual(inBoth(before));
    const others = Object.keys(before).filter((field) => !(field in fields) && !OF_EVERY_KIND.has(field));
    expect(others.toSorted()).toEqual(NOT_IN_VERSIONS[name as keyof typeof RECORDS]);
  });

  test('of users hold no name, address or password', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'verzija', role: 'olimp' });
    const stamp = { userId: null, at: TEST_NOW };
    await users.update(database, { id, values: { name: 'Novo Ime', role: 'dokumenti' }, stamp });
    const { fields } = await latestOf('user', id);
    expect(fields).toMatchObject({ role: 'olimp' });
    const left = ['name', 'username', 'email', 'password_hash', 'username_folded', 'email_folded'];
    expect(Object.keys(fields).filter((field) => left.includes(field))).toEqual([]);
  });
});
