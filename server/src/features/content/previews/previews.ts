import { randomBytes } from 'node:crypto';
import { mayPreview, PREVIEWS_PATH, type PreviewKind, previewRoutes } from '@baklja/contract/features/content/previews';
import { KINDS } from '@baklja/contract/kinds';
import { PREVIEW_LINK_DAYS, PREVIEW_LINKS_LIMIT } from '@baklja/contract/limits';
import { missingText } from '@baklja/contract/records/record-words';
import type { Role } from '@baklja/contract/roles';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import { type Database, lockForLimit } from '../../../db/database.ts';
import { hasRow } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../errors.ts';
import { cleanAccordion } from '../../../html/clean-accordion.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import type { Stamp } from '../../../stamp.ts';
import { previewLinkText as text } from './preview.text.ts';
import {
  countLinks,
  deleteExpiredLinks,
  deleteLink,
  hashOfToken,
  insertLink,
  listLinks,
  type NewLink,
} from './preview-links.store.ts';
import { renderMagazineArticle, renderPage, renderPost } from './render-preview.ts';
import { servePreview } from './serve-preview.ts';
import { nameArticle } from './shown-articles.store.ts';
import { allowsFrames, siteAddress } from './site-preview.ts';

export function servePreviews(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, cleanHtml, config } = dependencies;
  const stylesheet = servePreview(app, dependencies);
  const options = { ...config, stylesheet, isFramed: true };

  serveRoutes(app, dependencies, previewRoutes, {
    previewPost: async ({ body, now }) => {
      const { introtext = '', fulltext = '', images = '{}', gallery = '[]', created = toStoredTime(now) } = body;
      const html = { introtext: await cleanHtml(introtext), fulltext: await cleanHtml(fulltext) };
      return { html: await renderPost({ ...body, ...html, images, gallery, created }, options) };
    },
    previewPage: async ({ body }) => {
      const { description = '', image = '{}', gallery = '[]', buttons = '[]', accordion = '[]' } = body;
      const { show_gallery = 0, show_buttons = 0, show_accordion = 0 } = body;
      const html = {
        description: await cleanHtml(description),
        accordion: await cleanAccordion(accordion, cleanHtml),
      };
      const page = { ...body, ...html, image, gallery, buttons, show_gallery, show_buttons, show_accordion };
      return { html: await renderPage(page, options) };
    },
    previewMagazineArticle: async ({ body: { autor_id = '', puni_sadrzaj = '', ...body } }) => {
      const authors = String(autor_id).split('|').filter(Boolean).map(Number);
      const html = { puni_sadrzaj: await cleanHtml(puni_sadrzaj) };
      const article = await nameArticle(database.read, { ...body, ...html, authors });
      return { html: await renderMagazineArticle(article, options) };
    },
    listPreviewLinks: async ({ params: { kind, id: recordId }, caller, now }) => {
      requireMayPreview(caller.role, kind);
      if (!(await hasRow(database.read, KINDS[kind].plural, recordId))) throw new NotFoundError(missingText(kind));
      return listLinks(database.read, { kind, recordId, now: toStoredTime(now) });
    },
    createPreviewLink: async ({ body: { kind, id: recordId }, caller, now }) => {
      requireMayShow(caller, kind);
      const link = await createPreviewLink(database, { kind, recordId, stamp: authorOf({ caller, now }) });
      const { id, token, created, expires } = link;
      const created_by_name = caller.name;
      return { message: text.created, id, path: `${PREVIEWS_PATH}/${token}`, created, created_by_name, expires };
    },
    createPreviewToken: async ({ body: { kind, id }, caller, now, http }) => {
      requireMayShow(caller, kind);
      const key = await readKey(database.read, { kind, id });
      if (key === undefined) throw new NotFoundError(missingText(kind));
      const { token, expires } = dependencies.previewTokens.sign({ kind, id, userId: caller.id }, now);
      const url = siteAddress(config.previewUrl, { kind, id, key, token });
      const may_frame = url !== null && (await allowsFrames(url, http.pageOrigin));
      return { message: text.tokenMade, token, expires: toStoredTime(expires), url, may_frame };
    },
    deletePreviewLink: async ({ params: { id }, caller, now }) => {
      await deletePreviewLink(database, { id, role: caller.role, stamp: authorOf({ caller, now }) });
      return { message: text.deleted };
    },
  });
}

function requireMayPreview(role: Role, kind: PreviewKind): void {
  if (!mayPreview(role, kind)) throw new ForbiddenError();
}

/** Links and tokens are good while their maker may log in, which a machine never may. */
function requireMayShow({ role, machine }: Caller, kind: PreviewKind): void {
  requireMayPreview(role, kind);
  if (machine) throw new ForbiddenError('Ključem se to ne može: potrebna je prijava.', 'key');
}

/** By what the public site reads the record: the alias of a post, otherwise the id. Undefined when there is none. */
async function readKey(db: Db, { kind, id }: { kind: PreviewKind; id: number }): Promise<string | undefined> {
  if (kind !== 'post') return (await hasRow(db, KINDS[kind].plural, id)) ? String(id) : undefined;
  const post = await db.selectFrom('posts').select('alias').where('id', '=', id).executeTakeFirst();
  return post?.alias;
}

const TOKEN_BYTES = 32;

type Wanted = { kind: PreviewKind; recordId: number; stamp: Stamp & { userId: number } };

/**
 * Creates a link to the preview of a record and removes expired links.
 * @throws NotFoundError when there is no such record, ConflictError when it has the maximum number of valid links.
 */
async function createPreviewLink(
  database: Database,
  { kind, recordId, stamp }: Wanted,
): Promise<Omit<NewLink, 'token_hash'> & { id: number; token: string }> {
  const { userId, at } = stamp;
  const now = toStoredTime(at);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link = {
    kind,
    record_id: recordId,
    created: now,
    created_by: userId,
    expires: toStoredTime(new Date(at.getTime() + PREVIEW_LINK_DAYS * DAY_MS)),
  };
  return database.write(async (transaction) => {
    if (!(await hasRow(transaction, KINDS[kind].plural, recordId))) throw new NotFoundError(missingText(kind));
    await deleteExpiredLinks(transaction, now);
    await lockForLimit(transaction, `preview links of ${kind} ${recordId}`);
    if ((await countLinks(transaction, { kind, recordId, now })) >= PREVIEW_LINKS_LIMIT) {
      throw new ConflictError(text.limit(PREVIEW_LINKS_LIMIT), 'preview-link-limit');
    }
    await addToAuditLog(transaction, stamp, [{ action: 'share-preview', kind, recordId }]);
    return { ...link, token, id: await insertLink(transaction, { ...link, token_hash: hashOfToken(token) }) };
  });
}

/** Ends a link to a preview. @throws NotFoundError, ForbiddenError for a role that may not preview the kind. */
async function deletePreviewLink(
  database: Database,
  { id, role, stamp }: { id: number; role: Role; stamp: Stamp },
): Promise<void> {
  await database.write(async (transaction) => {
    // An error restores the link.
    const kind = await deleteLink(transaction, id, toStoredTime(stamp.at));
    if (!kind) throw new NotFoundError(text.missing);
    requireMayPreview(role, kind);
    await addToAuditLog(transaction, stamp, [{ action: 'delete-preview', kind, details: { link: id } }]);
  });
}
