import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html/escape-html.ts';
import { preferredEncoding } from './compression.ts';
import { notFound } from './error-handler.ts';

/** Settings that the page passes to the application before it starts, as `<meta name="…">`. */
export type PageSettings = Record<string, string>;

/** A header that names the files of a screen, for the paths of the screen. */
type Hint = { path: RegExp; link: string };

type Page = { etag: string; bodies: Record<'br' | 'gzip' | 'identity', Buffer> };

const YEAR = '365d';

/**
 * Serves the built browser application. Hashed files are cached for a year and were compressed in the build. Every
 * other address gets the page, so that the application's own router decides, except the addresses of the API and of
 * files.
 */
export async function serveBrowserApplication(
  app: FastifyInstance,
  { folder, settings }: { folder: string; settings: PageSettings },
): Promise<void> {
  const page = await readPage(path.join(folder, 'index.html'), settings);
  const hints = readHints(path.join(folder, 'screens.json'));
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: YEAR,
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isPageAddress(request)) return notFound();
    const hint = hints.find(({ path }) => path.test(request.url));
    if (hint) reply.header('link', hint.link);
    return sendPage(request, reply, page);
  });
}

/**
 * Reads the files of each screen that the build recorded, so that the browser loads them together with those of the
 * page.
 */
function readHints(file: string): Hint[] {
  if (!existsSync(file)) return [];
  const screens = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  return Object.entries(screens).map(([screenPath, files]) => ({
    path: new RegExp(`^${screenPath.replace(/:\w+/g, '[^/?]+')}(\\?|$)`),
    link: files.map(toLink).join(', '),
  }));
}

function toLink(file: string): string {
  return `</${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; crossorigin`;
}

function isPageAddress(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(api|files|assets)(\/|\?|$)/.test(request.url);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: Page) {
  reply.code(200).headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = preferredEncoding(request) ?? 'identity';
  reply.type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

async function readPage(file: string, settings: PageSettings): Promise<Page> {
  const tags = Object.entries(settings).map(
    ([name, value]) => `<meta name="${name}" content="${escapeHtml(value)}" />`,
  );
  const html = Buffer.from(readFileSync(file, 'utf8').replace('</head>', `${tags.join('')}</head>`));
  const [br, gzip] = await Promise.all([promisify(zlib.brotliCompress)(html), promisify(zlib.gzip)(html)]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`;
  return { etag, bodies: { br, gzip, identity: html } };
}
