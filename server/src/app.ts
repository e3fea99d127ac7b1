import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify';
import { allowedVideoHosts, type Config, isLoopback } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { InvalidInputError } from './errors.ts';
import { serveAuditLog } from './features/accounts/audit-log/audit-log.ts';
import { serveAuth } from './features/accounts/auth/auth.ts';
import { serveProfile } from './features/accounts/profile/profile.ts';
import { serveSecondFactor } from './features/accounts/second-factor/second-factor.ts';
import { serveUsers } from './features/accounts/users/users.ts';
import { serveCategories } from './features/content/categories.ts';
import { serveInternalLinks } from './features/content/internal-links.ts';
import { servePages } from './features/content/pages/pages.ts';
import { servePinnedPosts } from './features/content/posts/pinned-posts.ts';
import { servePosts } from './features/content/posts/posts.ts';
import { servePreviews } from './features/content/previews/previews.ts';
import { serveDocuments } from './features/documents/documents.ts';
import { serveFolders } from './features/documents/folders.ts';
import { serveArticles } from './features/magazine/articles.ts';
import { serveIssues } from './features/magazine/issues.ts';
import { countWaitingPdfs } from './features/magazine/page-texts.store.ts';
import { servePeople } from './features/magazine/people.ts';
import { serveFileHost } from './features/media/file-host/file-host.ts';
import { serveKeptFiles } from './features/media/file-host/serve-file.ts';
import { serveMedia } from './features/media/media.ts';
import { restoreFilesInBin } from './features/media/restore-files.ts';
import { serveNavigation } from './features/navigation/navigation.ts';
import { serveBin } from './features/site/bin/bin.ts';
import { serveChanges } from './features/site/changes.ts';
import { serveDashboard } from './features/site/dashboard/dashboard.ts';
import { serveFeeds } from './features/site/feeds/feeds.ts';
import { serveKeys } from './features/site/keys.ts';
import { servePresence } from './features/site/presence.ts';
import { serveRecordVersions } from './features/site/record-versions.ts';
import { serveSearch } from './features/site/search.ts';
import { serveStart } from './features/site/start/start.ts';
import { serveStatus } from './features/site/status.ts';
import { serveSystemStatus } from './features/site/system-status/system-status.ts';
import { serveWebhooks } from './features/site/webhooks/webhooks.ts';
import { serveAthletes } from './features/sport/athletes/athletes.ts';
import { serveCategorisation } from './features/sport/categorisation/categorisation.ts';
import { serveGames } from './features/sport/games/games.ts';
import { servePastedStarts } from './features/sport/games/pasted-starts.ts';
import { serveStarts } from './features/sport/games/starts.ts';
import { serveMedals } from './features/sport/medals/medals.ts';
import { serveOpenData } from './features/sport/open-data.ts';
import { serveSports } from './features/sport/sports.ts';
import { ArrivingBodies } from './http/arriving-bodies.ts';
import { serveBrowserApplication } from './http/browser-application.ts';
import { closeCleanly } from './http/closing.ts';
import { compressAnswers } from './http/compression.ts';
import { CONNECTION_TIMES, limitBodies, STRANGER_BODY_BYTES } from './http/connection-limits.ts';
import { allowCrossOrigin } from './http/cross-origin.ts';
import { serveDocumentation } from './http/documentation.ts';
import { handleErrors, notFound } from './http/error-handler.ts';
import { readJsonBodies } from './http/json-body.ts';
import { refuseReads } from './http/refuse-reads.ts';
import { logRequests } from './http/request-log.ts';
import { addSecurityHeaders, makeSecurityHeaders } from './http/security-headers.ts';
import { schemaController } from './http/write-answers.ts';

/** Longest parameter of a path: a title of 500 letters, each of which takes up to nine characters when encoded. */
const PARAMETER_MAX_LENGTH = 6000;

/** Folder of the built browser application; undefined serves the API alone. */
export type AppOptions = { webFolder: string | undefined; logger: NonNullable<FastifyServerOptions['logger']> };

/** Builds the whole server, ready to listen. All dependencies are parameters. */
export async function buildApp(
  dependencies: Dependencies,
  { webFolder, logger }: AppOptions,
): Promise<FastifyInstance> {
  const { config } = dependencies;
  const securityHeaders = makeSecurityHeaders({
    fileHostUrl: config.fileHostUrl,
    videoHosts: allowedVideoHosts(config),
    previewUrl: config.previewUrl,
  });
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrust(config.trustProxy),
    bodyLimit: STRANGER_BODY_BYTES,
    ...CONNECTION_TIMES,
    routerOptions: { maxParamLength: PARAMETER_MAX_LENGTH },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController,
    frameworkErrors: (_error, _request, reply) => rejectAddress(reply as FastifyReply, securityHeaders),
  });
  refuseReads(app, dependencies.overload);
  handleErrors(app);
  logRequests(app, dependencies.monitor);
  const bodies = new ArrivingBodies();
  limitBodies(app, bodies);
  app.removeContentTypeParser('text/plain');
  addSecurityHeaders(app, securityHeaders);
  rejectRepeatedHost(app);
  readJsonBodies(app, bodies);
  await allowCrossOrigin(app, config.corsOrigins);
  closeCleanly(app, bodies, { leaving: config.stopDelayMs });
  compressAnswers(app);
  serveStatus(app, dependencies);
  if (config.parts.includes('files')) {
    serveKeptFiles(app, dependencies);
    serveFileHost(app, dependencies);
  }
  const isApplication = config.parts.includes('application');
  if (isApplication) serveDocumentation(app);
  if (isApplication) for (const serve of APPLICATION) serve(app, dependencies);
  if (isApplication) serveBin(app, dependencies, restoreFilesInBin);
  if (isApplication) serveSystemStatus(app, dependencies, countWaitingPdfs);
  if (webFolder === undefined || !isApplication) app.setNotFoundHandler(notFound);
  else await serveBrowserApplication(app, { folder: webFolder, settings: pageSettings(dependencies) });
  return app;
}

/** Features of the part `application`. */
const APPLICATION = [
  serveAuth,
  serveProfile,
  serveSecondFactor,
  serveUsers,
  serveAuditLog,
  servePosts,
  servePages,
  servePinnedPosts,
  serveCategories,
  serveDashboard,
  serveSports,
  serveAthletes,
  serveMedals,
  serveGames,
  serveStarts,
  servePastedStarts,
  serveOpenData,
  serveFolders,
  serveDocuments,
  serveNavigation,
  serveIssues,
  serveArticles,
  servePeople,
  serveCategorisation,
  serveMedia,
  serveRecordVersions,
  serveStart,
  serveSearch,
  servePreviews,
  servePresence,
  serveInternalLinks,
  serveChanges,
  serveKeys,
  serveFeeds,
  serveWebhooks,
];

function pageSettings({ config }: Dependencies): Record<string, string> {
  return {
    'public-site-url': config.publicSiteUrl,
    'public-post-path': config.publicPostPath,
    'preview-url': config.previewUrl ?? '',
    'file-host-url': config.fileHostUrl ?? '',
    'video-hosts': allowedVideoHosts(config).join(' '),
    'image-max-bytes': String(config.fileLimits.imageMaxBytes),
    'passkey-origin': config.passkeyOrigin ?? (isLoopback(config.host) ? 'localhost' : ''),
    'document-max-bytes': String(config.fileLimits.documentMaxBytes),
  };
}

/** Answers an address that cannot be decoded; no hook sees such a request. */
function rejectAddress(reply: FastifyReply, securityHeaders: Record<string, string>): void {
  const { status, message, code } = new InvalidInputError('Adresa nije ispravna.');
  const headers = { ...securityHeaders, 'cache-control': 'no-store' };
  void reply.code(status).headers(headers).send({ message, code });
}

/** Node keeps the first of several, and a proxy may have read another one. */
function rejectRepeatedHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    done(hosts.length > 1 ? new InvalidInputError('Zahtjev smije imati samo jedno zaglavlje Host.') : undefined);
  });
}

/** Converts a number of hops to the function that Fastify expects: it gets each address on the way and its distance. */
function toTrust(trustProxy: Config['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
