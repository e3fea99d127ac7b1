import { createHash } from 'node:crypto';
import type { Publishing } from '@baklja/contract/features/content/post-status';
import type { PreviewKind } from '@baklja/contract/features/content/previews';
import type { Insertable } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { PreviewLinkTable } from '../../../db/tables/content.ts';
import type { ShownPage, ShownPost } from './render-preview.ts';

/** The record, and the moment that decides whether a link is valid. */
type OfRecord = { kind: PreviewKind; recordId: number; now: string };

/** The stored form of a token: the database alone does not open a link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Valid links to a record, the latest first. */
export function listLinks(db: Db, { kind, recordId, now }: OfRecord) {
  return db
    .selectFrom('preview_links')
    .leftJoin('users', 'users.id', 'preview_links.created_by')
    .select(['preview_links.id', 'preview_links.created', 'preview_links.expires'])
    .select('users.name as created_by_name')
    .where('preview_links.kind', '=', kind)
    .where('preview_links.record_id', '=', recordId)
    .where('preview_links.expires', '>', now)
    .orderBy('preview_links.created', 'desc')
    .orderBy('preview_links.id', 'desc')
    .execute();
}

export function countLinks(db: Db, { kind, recordId, now }: OfRecord): Promise<number> {
  const links = db.selectFrom('preview_links').where('kind', '=', kind).where('record_id', '=', recordId);
  return countRows(links.where('expires', '>', now));
}

export async function insertLink(transaction: Db, link: Insertable<PreviewLinkTable>): Promise<number> {
  const { id } = await transaction.insertInto('preview_links').values(link).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteExpiredLinks(transaction: Db, now: string): Promise<void> {
  await transaction.deleteFrom('preview_links').where('expires', '<=', now).execute();
}

/** Deletes a valid link. Returns the kind of its record; undefined when the link is unknown or expired. */
export async function deleteLink(transaction: Db, id: number, now: string): Promise<PreviewKind | undefined> {
  const valid = transaction.deleteFrom('preview_links').where('id', '=', id).where('expires', '>', now);
  return (await valid.returning('kind').executeTakeFirst())?.kind;
}

/** The record of a valid token; undefined for every other token, and when its maker may no longer log in. */
export function getLink(db: Db, { token, now }: { token: string; now: string }) {
  return db
    .selectFrom('preview_links')
    .innerJoin('users', 'users.id', 'preview_links.created_by')
    .select(['preview_links.kind', 'preview_links.record_id', 'preview_links.expires'])
    .where('preview_links.token_hash', '=', hashOfToken(token))
    .where('preview_links.expires', '>', now)
    .where('users.active', '=', 1)
    .executeTakeFirst();
}

/** A post in its present state, draft or not. */
export function getShownPost(db: Db, id: number): Promise<(ShownPost & Publishing) | undefined> {
  return db
    .selectFrom('posts')
    .select(['title', 'language', 'created', 'images', 'gallery', 'introtext', 'fulltext'])
    .select(['state', 'publish_up', 'publish_down'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function getShownPage(db: Db, id: number): Promise<ShownPage | undefined> {
  return db
    .selectFrom('pages')
    .select(['title', 'language', 'description', 'image', 'buttons', 'accordion', 'gallery'])
    .select(['show_gallery', 'show_buttons', 'show_accordion'])
    .where('id', '=', id)
    .executeTakeFirst();
}
