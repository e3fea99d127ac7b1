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
import { lockForLimit } from '../../../db/database.ts';
import { hasRow } from '../../../db/record-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../errors.ts';
import { cleanAccordion } from '../../../html/clean-accordion.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { previewLinkText as text } from './preview.text.ts';
import {
  countLinks,
  deleteExpiredLinks,
  deleteLink,
  hashOfToken,
  insertLink,
  listLinks,
} from './preview-links.store.ts';
import { renderMagazineArticle, renderPage, renderPost } from './render-preview.ts';
import { servePreview } from './serve-preview.ts';
import { nameArticle } from './shown-articles.store.ts';

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
      await requireRecord(database.read, { kind, id: recordId });
      return listLinks(database.read, { kind, recordId, now: toStoredTime(now) });
    },
    createPreviewLink: async ({ body: { kind, id: recordId }, caller, now }) => {
      requireMayShow(caller, kind);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const created = toStoredTime(now);
      const expires = toStoredTime(new Date(now.getTime() + PREVIEW_LINK_DAYS * DAY_MS));
      const link = {
        kind,
        record_id: recordId,
        token_hash: hashOfToken(token),
        created,
        created_by: caller.id,
        expires,
      };
      const id = await database.write(async (transaction) => {
        await requireRecord(transaction, { kind, id: recordId });
        await deleteExpiredLinks(transaction, created);
        await lockForLimit(transaction, `preview links of ${kind} ${recordId}`);
        if ((await countLinks(transaction, { kind, recordId, now: created })) >= PREVIEW_LINKS_LIMIT) {
          throw new ConflictError(text.limit(PREVIEW_LINKS_LIMIT), 'preview-link-limit');
        }
        await addToAuditLog(transaction, authorOf({ caller, now }), [{ action: 'share-preview', kind, recordId }]);
        return insertLink(transaction, link);
      });
      const created_by_name = caller.name;
      return { message: text.created, id, path: `${PREVIEWS_PATH}/${token}`, created, created_by_name, expires };
    },
    createPreviewToken: async ({ body: { kind, id }, caller, now, http }) => {
      requireMayShow(caller, kind);
      const key = await readKey(database.read, { kind, id });
      const { token, expires } = dependencies.previewTokens.sign({ kind, id, userId: caller.id }, now);
      const url = siteAddress(config.previewUrl, { kind, id, key, token });
      const may_frame = url !== null && (await allowsFrames(url, http.pageOrigin));
      return { message: text.tokenMade, token, expires: toStoredTime(expires), url, may_frame };
    },
    deletePreviewLink: async ({ params: { id }, caller, now }) => {
      await database.write(async (transaction) => {
        // An error restores the link.
        const kind = await deleteLink(transaction, id, toStoredTime(now));
        if (!kind) throw new NotFoundError(text.missing);
        requireMayPreview(caller.role, kind);
        const entry = { action: 'delete-preview', kind, details: { link: id } } as const;
        await addToAuditLog(transaction, authorOf({ caller, now }), [entry]);
      });
      return { message: text.deleted };
    },
  });
}

const TOKEN_BYTES = 32;

function requireMayPreview(role: Role, kind: PreviewKind): void {
  if (!mayPreview(role, kind)) throw new ForbiddenError();
}

/** Links and tokens are good while their maker may log in, which a machine never may. */
function requireMayShow({ role, machine }: Caller, kind: PreviewKind): void {
  requireMayPreview(role, kind);
  if (machine) throw new ForbiddenError('Ključem se to ne može: potrebna je prijava.', 'key');
}

type Wanted = { kind: PreviewKind; id: number };

/** @throws NotFoundError when there is no such record. */
async function requireRecord(db: Db, { kind, id }: Wanted): Promise<void> {
  if (!(await hasRow(db, KINDS[kind].plural, id))) throw new NotFoundError(missingText(kind));
}

/** By what the public site reads the record: the alias of a post, otherwise the id. @throws NotFoundError */
async function readKey(db: Db, { kind, id }: Wanted): Promise<string> {
  await requireRecord(db, { kind, id });
  const post =
    kind === 'post' && (await db.selectFrom('posts').select('alias').where('id', '=', id).executeTakeFirst());
  return post ? post.alias : String(id);
}

/** How long the site may take to say whether it allows frames, ms. */
const ASK_LIMIT_MS = 3000;

/** A record as the site is asked for it: `key` is the alias of a post, otherwise the id. */
type ShownOnSite = { kind: PreviewKind; id: number; key: string; token: string };

/** The address at which the public site shows a draft; null without the setting. */
function siteAddress(pattern: string | undefined, shown: ShownOnSite): string | null {
  const filled = pattern?.replace(/\{(kind|id|key|token)\}/g, (_, name: keyof ShownOnSite) =>
    encodeURIComponent(shown[name]),
  );
  return filled ?? null;
}

/** Whether the site lets a page of the origin show it in a frame; false as well when it does not answer. */
async function allowsFrames(address: string, origin: string): Promise<boolean> {
  try {
    const { headers, body } = await fetch(address, { signal: AbortSignal.timeout(ASK_LIMIT_MS) });
    await body?.cancel();
    const ancestors = /frame-ancestors([^;,]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1];
    if (ancestors !== undefined) return ancestors.split(/\s+/).some((source) => source === '*' || source === origin);
    return headers.get('x-frame-options') === null;
  } catch {
    return false;
  }
}
