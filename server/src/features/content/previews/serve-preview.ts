import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { statusOf } from '@baklja/contract/features/content/post-status';
import { PREVIEWS_PATH, type PreviewKind } from '@baklja/contract/features/content/previews';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import { allowedVideoHosts, type Config } from '../../../config.ts';
import type { Db } from '../../../db/schema.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { fileOrigin, pictureSources, videoSources, writePolicy } from '../../../http/security-headers.ts';
import { noPreviewDocument } from './preview-document.ts';
import { getLink, getShownPage, getShownPost } from './preview-links.store.ts';
import { type PreviewOptions, renderMagazineArticle, renderPage, renderPost } from './render-preview.ts';
import { getShownArticle } from './shown-articles.store.ts';

type TokenRequest = FastifyRequest<{ Params: { '*': string } }>;

/** A token is 43 characters; nothing longer is looked up. */
const TOKEN_SHAPE = /^[\w-]{1,100}$/;

/**
 * Serves previews to everyone who has a link. Every other path below gets the same response, so that no one learns
 * whether a link was ever valid. Returns the address of the stylesheet of previews.
 */
export function servePreview(app: FastifyInstance, { database, clock, config }: Dependencies): string {
  const stylesheet = servePreviewAssets(app);
  const headers = headersOf(config);
  const nothing = noPreviewDocument(stylesheet);
  const options = { ...config, stylesheet, isFramed: false };
  app.route({
    method: ['GET', 'HEAD'],
    url: `${PREVIEWS_PATH}/*`,
    exposeHeadRoute: false,
    handler: async (request, reply: FastifyReply) => {
      // Before anything can fail.
      reply.headers(headers);
      const token = (request as TokenRequest).params['*'];
      const html = await renderByToken(database.read, { token, now: toStoredTime(clock()), options });
      reply.type('text/html; charset=utf-8');
      return html ?? reply.code(404).send(nothing);
    },
  });
  return stylesheet;
}

type SharedPreview = { token: string; now: string; options: Omit<PreviewOptions, 'notice'> };

/** The record in its present state; undefined when the token leads to none. */
async function renderByToken(db: Db, { token, now, options }: SharedPreview): Promise<string | undefined> {
  const link = TOKEN_SHAPE.test(token) ? await getLink(db, { token, now }) : undefined;
  if (!link) return undefined;
  const { kind, record_id: id, expires } = link;
  return RENDER_SAVED[kind](db, { id, now, optionsFor: (isPublic) => ({ ...options, notice: { isPublic, expires } }) });
}

type Saved = { id: number; now: string; optionsFor: (isPublic: boolean) => PreviewOptions };

/** How the saved record of each kind becomes a document; undefined when there is no such record. */
const RENDER_SAVED: Record<PreviewKind, (db: Db, saved: Saved) => Promise<string | undefined>> = {
  post: async (db, { id, now, optionsFor }) => {
    const post = await getShownPost(db, id);
    return post && renderPost(post, optionsFor(statusOf(post, now) === 'published'));
  },
  page: async (db, { id, optionsFor }) => {
    const page = await getShownPage(db, id);
    return page && renderPage(page, optionsFor(true));
  },
  magazineArticle: async (db, { id, optionsFor }) => {
    const article = await getShownArticle(db, id);
    return article && renderMagazineArticle(article, optionsFor(true));
  },
};

/** No cache or search engine may store the address, no referrer passes it on, and nothing on the page can run. */
function headersOf(config: Config): Record<string, string> {
  const hosts = { fileHostUrl: config.fileHostUrl, videoHosts: allowedVideoHosts(config) };
  return {
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-security-policy': writePolicy({
      'default-src': ["'none'"],
      'script-src': ["'none'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': pictureSources(hosts),
      'media-src': ["'self'", ...fileOrigin(hosts)],
      'font-src': ["'self'"],
      'frame-src': videoSources(hosts),
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
  };
}

/** The fonts and the styles of a text are those of the browser application, under names that its builds do not change. */
const ASSETS = path.resolve(import.meta.dirname, '../../../../../contract/assets');
const FONTS = path.join(ASSETS, 'fonts');
const STYLESHEETS = [
  path.join(FONTS, 'fonts.css'),
  path.join(ASSETS, 'article-text.css'),
  path.join(import.meta.dirname, 'preview.css'),
];
const FONT_FILES = ['newsreader', 'newsreader-italic', 'instrument-sans'].flatMap((name) => [
  `${name}-latin.woff2`,
  `${name}-latin-ext.woff2`,
]);

type Asset = { body: Buffer; type: string; tag: string };

/** An address with the tag of the bytes never refers to other bytes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/**
 * Serves the stylesheet and fonts of previews, and returns the address of the stylesheet. They are open to every
 * origin: a preview within the application has no origin of its own.
 */
function servePreviewAssets(app: FastifyInstance): string {
  const stylesheet = readAsset(STYLESHEETS, 'text/css; charset=utf-8');
  const address = `${PREVIEWS_PATH}/preview.css`;
  serveAsset(app, address, stylesheet);
  for (const name of FONT_FILES)
    serveAsset(app, `${PREVIEWS_PATH}/${name}`, readAsset([path.join(FONTS, name)], 'font/woff2'));
  return `${address}?v=${stylesheet.tag}`;
}

function readAsset(files: readonly string[], type: string): Asset {
  const body = Buffer.concat(files.map((file) => readFileSync(file)));
  return { body, type, tag: createHash('sha256').update(body).digest('base64url').slice(0, 20) };
}

function serveAsset(app: FastifyInstance, url: string, { body, type, tag }: Asset): void {
  const etag = `W/"${tag}"`;
  app.route({
    method: ['GET', 'HEAD'],
    url,
    exposeHeadRoute: false,
    config: { isPublicFile: true },
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const isNamed = (request.query as Record<string, unknown>)['v'] === tag;
      reply.headers({ etag, 'cache-control': isNamed ? FOR_EVER : FOR_A_DAY });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(body);
    },
  });
}
