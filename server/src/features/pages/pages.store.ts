import { createHash } from 'node:crypto';
import type { Page, PageRow } from '@baklja/contract/features/pages';
import type { Language } from '@baklja/contract/fields';
import { isPostgres } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepare.ts';
import type { Db } from '../../db/schema.ts';
import type { PageFiles } from './page-parts.ts';

const ROW_COLUMNS = [
  'pages.id',
  'pages.title',
  'pages.slug',
  'pages.language',
  'pages.modified_time',
  'pages.show_gallery',
  'pages.show_buttons',
  'pages.show_accordion',
  'pages.version',
] as const;

const COLUMNS = [
  ...ROW_COLUMNS,
  'pages.description',
  'pages.image',
  'pages.gallery',
  'pages.gallery_captions',
  'pages.buttons',
  'pages.accordion',
  'pages.created_user_id',
  'pages.created_time',
  'pages.modified_user_id',
] as const;

const listRows = prepareQuery<{ language: Language }, PageRow>((db, value) =>
  db
    .selectFrom('pages')
    .select(ROW_COLUMNS)
    .where('pages.language', '=', value('language'))
    .orderBy('pages.language')
    .orderBy('pages.id'),
);

/** Every page of a language by id, with a tag of the list: a page changes with its version, and no id is given twice. */
export async function listPages(db: Db, language: Language): Promise<{ pages: PageRow[]; tag: string }> {
  const pages = await listRows(db, { language });
  const versions = pages.map(({ id, version }) => `${id}.${version}`).join();
  return { pages, tag: createHash('sha256').update(versions).digest('base64url').slice(0, 22) };
}

const getPublicPage = prepareQuery<{ id: number }, Page>((db, value) =>
  db.selectFrom('pages').select(COLUMNS).where('pages.id', '=', value('id')),
);

type Names = {
  creator: string | null;
  modifier: string | null;
  creatorVersion: number | null;
  modifierVersion: number | null;
};

const getPageWithNames = prepareQuery<{ id: number }, Page & Names>((db, value) =>
  db
    .selectFrom('pages')
    .leftJoin('users as creators', 'creators.id', 'pages.created_user_id')
    .leftJoin('users as modifiers', 'modifiers.id', 'pages.modified_user_id')
    .select(COLUMNS)
    .select(['creators.name as creator', 'modifiers.name as modifier'])
    .select(['creators.version as creatorVersion', 'modifiers.version as modifierVersion'])
    .where('pages.id', '=', value('id')),
);

/** A page with a tag of everything that its answer shows. Undefined when there is none. */
export async function getPage(
  db: Db,
  { id, seesEverything }: { id: number; seesEverything: boolean },
): Promise<{ page: Page; tag: string } | undefined> {
  if (!seesEverything) {
    const [page] = await getPublicPage(db, { id });
    return page && { page, tag: `${id}.${page.version}` };
  }
  const [found] = await getPageWithNames(db, { id });
  if (!found) return undefined;
  const { creator, modifier, creatorVersion, modifierVersion, ...row } = found;
  const page: Page = row;
  if (creator) page.created_by_name = creator;
  if (modifier) page.modified_by_name = modifier;
  return { page, tag: `${id}.${page.version}.${creatorVersion}.${modifierVersion}` };
}

/** Whether there is a page of the id. */
export async function hasPage(db: Db, id: number): Promise<boolean> {
  const page = await db.selectFrom('pages').select('id').where('id', '=', id).executeTakeFirst();
  return page !== undefined;
}

/** What a write must know of the page as it stands. On PostgreSQL the row stays locked until the transaction ends. */
export function getPageForWrite(transaction: Db, id: number) {
  return transaction
    .selectFrom('pages')
    .select(['id', 'version', 'gallery'])
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** In what the page names files; the page is there. */
export function getPageFiles(transaction: Db, id: number): Promise<PageFiles> {
  return transaction
    .selectFrom('pages')
    .select(['description', 'image', 'gallery', 'buttons', 'accordion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whether a page has the slug. */
export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const page = await db.selectFrom('pages').select('id').where('slug', '=', slug).executeTakeFirst();
  return page !== undefined;
}
