import { PUBLISHED } from '@baklja/contract/features/posts';
import { PREVIEWS_PATH } from '@baklja/contract/features/previews';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import { allowedVideoHosts, type Config } from '../../config.ts';
import type { Db } from '../../db/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fileOrigin, pictureSources, videoSources, writePolicy } from '../../http/security-headers.ts';
import { noPreviewDocument } from './preview-document.ts';
import { getLink, getShownPage, getShownPost } from './preview-links.store.ts';
import { type PreviewOptions, renderPage, renderPost } from './render-preview.ts';

type TokenRequest = FastifyRequest<{ Params: { '*': string } }>;

/** A token is 43 characters; nothing longer is looked up. */
const TOKEN_SHAPE = /^[\w-]{1,100}$/;

/**
 * Serves previews to everyone who has a link. Every other path below gets the same response, so that no one learns
 * whether a link was ever valid.
 */
export function servePreview(
  app: FastifyInstance,
  { database, clock, config }: Dependencies,
  stylesheet: string,
): void {
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
}

type Asked = { token: string; now: string; options: Omit<PreviewOptions, 'notice'> };

/** The record in its present state; undefined when the token leads to none. */
async function renderByToken(db: Db, { token, now, options }: Asked): Promise<string | undefined> {
  const link = TOKEN_SHAPE.test(token) ? await getLink(db, { token, now }) : undefined;
  if (!link) return undefined;
  const { expires } = link;
  if (link.kind === 'page') {
    const page = await getShownPage(db, link.record_id);
    return page && renderPage(page, { ...options, notice: { isPublic: true, expires } });
  }
  const post = await getShownPost(db, link.record_id);
  if (!post) return undefined;
  const isPublic = post.state === PUBLISHED && post.publish_up <= now;
  return renderPost(post, { ...options, notice: { isPublic, expires } });
}

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
