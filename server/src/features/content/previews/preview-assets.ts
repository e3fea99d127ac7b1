import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PREVIEWS_PATH } from '@baklja/contract/features/content/previews';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const STYLESHEET = path.join(import.meta.dirname, 'preview.css');

/** The fonts of the browser application; under a name that its builds do not change. */
const FONTS = path.resolve(import.meta.dirname, '../../../../../contract/assets/fonts');
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
export function servePreviewAssets(app: FastifyInstance): string {
  const stylesheet = readAsset(STYLESHEET, 'text/css; charset=utf-8');
  const address = `${PREVIEWS_PATH}/preview.css`;
  serveAsset(app, address, stylesheet);
  for (const name of FONT_FILES)
    serveAsset(app, `${PREVIEWS_PATH}/${name}`, readAsset(path.join(FONTS, name), 'font/woff2'));
  return `${address}?v=${stylesheet.tag}`;
}

function readAsset(file: string, type: string): Asset {
  const body = readFileSync(file);
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
