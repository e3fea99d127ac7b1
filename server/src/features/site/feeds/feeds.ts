import { Readable } from 'node:stream';
import { LANGUAGES, type Language } from '@baklja/contract/fields';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { toStoredTime } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { invalidField, NotFoundError } from '../../../errors.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import { nameParts, sharedCaching } from '../../../http/shared-caching.ts';
import { siteUrl } from '../../../records/site-url.ts';
import { countEntries, type Entry, listFeedPosts, readPages, readPosts } from './feeds.store.ts';

/** Entries of one file, by the protocol of sitemaps. */
const SITEMAP_SIZE = 50_000;

type Query = { part?: string; language?: string; category?: string };

/** Serves `/robots.txt` of the back office; with `PUBLIC_FEEDS` also the sitemap and the news feed of the public site. */
export function serveFeeds(app: FastifyInstance, dependencies: Dependencies, sitemapSize = SITEMAP_SIZE): void {
  const { config, clock } = dependencies;
  const read = dependencies.database.read;
  app.get('/robots.txt', { config: { isPublicFile: true } }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  if (!config.hasFeeds) return;

  const publicRead = { config: { isPublicFile: true }, preHandler: async () => dependencies.overload.refuse('reads') };

  const send = async (reply: FastifyReply, tags: string[], xml: string | Readable) => {
    const now = clock();
    const caching = config.isSharedCacheUsed ? sharedCaching(await dependencies.readNextMoment(now), now) : 'no-cache';
    nameParts(reply, tags);
    return reply.type('application/xml; charset=utf-8').header('cache-control', caching).send(xml);
  };

  app.get<{ Querystring: Query }>('/sitemap.xml', publicRead, async (request, reply) => {
    const now = toStoredTime(clock());
    const { posts, pages } = await countEntries(read, now);
    const parts = Math.ceil(posts / sitemapSize) + 1;
    const { part } = request.query;
    if (part === undefined && posts + pages > sitemapSize) {
      return send(reply, ['posts', 'pages'], writeIndex(`${config.publicSiteUrl}/sitemap.xml`, parts));
    }
    if (part !== undefined && !(/^[1-9]\d*$/.test(part) && Number(part) <= parts)) throw new NotFoundError();
    const from = part === undefined ? 0 : (Number(part) - 1) * sitemapSize;
    const isLast = part === undefined || Number(part) === parts;
    async function* entries() {
      yield* readPosts(read, { now, from, count: sitemapSize });
      if (isLast) yield* await readPages(read);
    }
    return send(reply, ['posts', 'pages'], Readable.from(writeSitemap(entries(), config)));
  });

  app.get<{ Querystring: Query }>('/rss.xml', publicRead, async (request, reply) => {
    const { language = 'hr-HR', category } = request.query;
    if (!LANGUAGES.some((known) => known === language)) throw invalidField('language', 'Jezik je hr-HR ili en-GB.');
    if (category !== undefined && !/^[1-9]\d{0,8}$/.test(category))
      throw invalidField('category', 'Nema te kategorije.');
    const wanted = { language: language as Language, now: toStoredTime(clock()) };
    const posts = await listFeedPosts(read, {
      ...wanted,
      category: category === undefined ? undefined : Number(category),
    });
    return send(reply, [`posts-${language.slice(0, 2)}`, 'category-names'], writeFeed(posts, wanted.language, config));
  });
}

function writeIndex(address: string, parts: number): string {
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${text(`${address}?part=${index + 1}`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`;
}

async function* writeSitemap(entries: AsyncIterable<Entry>, config: Config) {
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  for await (const entry of entries) yield writeEntry(entry, config);
  yield '</urlset>';
}

/** A translated record names both languages, the other one too; what has no language chosen leads to the Croatian. */
function writeEntry({ kind, key, language, modified, translation }: Entry, config: Config): string {
  const own = siteUrl(config, kind, key);
  const other = translation === null ? undefined : siteUrl(config, kind, translation);
  const [croatian, english] = language === 'hr-HR' ? [own, other] : [other, own];
  const link = (hreflang: string, href: string | undefined) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${text(href ?? '')}"/>`;
  const links = other === undefined ? '' : link('hr', croatian) + link('en', english) + link('x-default', croatian);
  return `<url><loc>${text(own)}</loc><lastmod>${modified}</lastmod>${links}</url>`;
}

type FeedPost = Awaited<ReturnType<typeof listFeedPosts>>[number];

function writeFeed(posts: readonly FeedPost[], language: Language, config: Config): string {
  const items = posts.map(({ title, alias, introtext, created, category }) => {
    const url = text(siteUrl(config, 'post', alias));
    const date = new Date(created).toUTCString();
    const words = `<title>${text(title)}</title><description>${text(introtext)}</description>`;
    return `<item>${words}<link>${url}</link><guid>${url}</guid><category>${text(category)}</category><pubDate>${date}</pubDate></item>`;
  });
  const { host } = new URL(config.publicSiteUrl);
  const head = `<title>${text(host)}</title><link>${text(config.publicSiteUrl)}</link><description>${text(host)}</description>`;
  return `${HEAD}<rss version="2.0"><channel>${head}<language>${language.toLowerCase()}</language>${items.join('')}</channel></rss>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Text of XML, which allows few control characters. */
function text(plain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be removed
  return escapeHtml(plain.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
