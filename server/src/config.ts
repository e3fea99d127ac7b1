import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { type StaticDecode, Type } from 'typebox';
import { Decode, Default, Errors } from 'typebox/value';

/** Version of the application, as its package has it. */
export const VERSION: string = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
).version;

/** A wrong setting, which stops the start; the message is the one line that is printed. */
export class SettingError extends Error {
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
  }
}

export type Starter = 'demo' | 'empty';

/** What a process serves: `files` means the files and their uploads, `application` everything else. */
export type Part = 'application' | 'files';

/** Every external setting (answers, section 1), read once. */
export type Config = ReturnType<typeof readConfig>;

export type FileLimits = Config['fileLimits'];

const PARTS: readonly Part[] = ['application', 'files'];
const STARTERS: readonly Starter[] = ['demo', 'empty'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const SECRET_MIN_LENGTH = 32;
const MEGABYTE = 1024 * 1024;

/** Leaves room for the keys that follow; a store accepts 1024 characters for prefix and key together. */
const FILES_PREFIX_MAX_LENGTH = 500;

/** The settings in the environment. Error messages never contain a secret, or an address that may hold one. */
const SETTINGS = Type.Object({
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: setting(wholeFrom(0, 65_535), notPort, '3000'),
  METRICS_HOST: Type.String({ default: '127.0.0.1' }),
  METRICS_PORT: Type.Optional(setting(wholeFrom(0, 65_535), notPort)),
  PARTS: list(oneOf(PARTS), notOneOf(PARTS)),
  DATA_DIR: Type.String({ default: 'data' }),
  BACKUP_DIR: Type.Optional(Type.String()),
  BACKUP_KEEP: wholeSetting({ most: 365, usual: 14 }),
  DATABASE_URL: Type.Optional(setting(urlWith(/^postgres(ql)?:$/), () => 'must start with postgres://')),
  FILES_URL: Type.Optional(setting(readFilesUrl, () => 'must be s3://bucket or s3://bucket/prefix')),
  AWS_ENDPOINT_URL: Type.Optional(webAddress()),
  AWS_ENDPOINT_URL_S3: Type.Optional(webAddress()),
  FILE_HOST_URL: Type.Optional(webAddress()),
  IMAGE_MAX_MB: wholeSetting({ most: 1000, usual: 25 }),
  IMAGE_MAX_MEGAPIXELS: wholeSetting({ most: 1000, usual: 100 }),
  DOCUMENT_MAX_MB: wholeSetting({ most: 100_000, usual: 200 }),
  PUBLIC_SITE_URL: webAddress('https://www.hoo.hr'),
  PUBLIC_CACHE: Type.Optional(setting(oneOf(['tags']), () => 'must be tags or unset')),
  PUBLIC_FEEDS: Type.Optional(setting(oneOf(['1']), () => 'must be 1 or unset')),
  PUBLIC_PAGE_PATH: setting(pathWith('{id}'), () => 'must be a path with {id}, such as /page/{id}/1', '/page/{id}/1'),
  PREVIEW_URL: Type.Optional(setting(readPreviewUrl, () => 'must be an http or https address with {token}')),
  PUBLIC_POST_PATH: setting(
    pathWith('{alias}'),
    () => 'must be a path with {alias}, such as /vijesti/{alias}',
    '/{alias}',
  ),
  WEBHOOK_PRIVATE: Type.Optional(setting(oneOf(['1']), () => 'must be 1 or unset')),
  CORS_ORIGINS: list(readOrigin, (text) => `${text} is not an origin such as https://example.org`),
  STOP_DELAY: wholeSetting({ least: 0, most: 3, usual: 0 }),
  TRUST_PROXY: Type.Optional(setting(readTrustProxy, (text) => `${text} is neither a hop count nor addresses`)),
  TOKEN_SECRET: Type.Optional(
    setting(lengthFrom(SECRET_MIN_LENGTH), () => `must have at least ${SECRET_MIN_LENGTH} characters`),
  ),
  PASSKEY_ORIGIN: Type.Optional(
    setting(
      readPasskeyOrigin,
      (text) => `${text} is not an https origin with a host name, such as https://example.org`,
    ),
  ),
  ADMIN_USERNAME: Type.String({ default: 'admin' }),
  ADMIN_PASSWORD: Type.Optional(setting(lengthFrom(10, 200), () => 'must have 10 to 200 characters')),
  ALLOW_EMPTY_DATABASE: Type.Optional(setting(oneOf(['1']), () => 'must be 1 or unset')),
  STARTER: Type.Optional(setting(oneOf(STARTERS), notOneOf(STARTERS))),
  VIDEO_HOSTS: list(readHost, (text) => `${text} is not a host name such as player.example.org`),
  LOG_LEVEL: setting(oneOf(LOG_LEVELS), notOneOf(LOG_LEVELS), 'info'),
  NODE_ENV: Type.Optional(Type.String()),
});

type Settings = StaticDecode<typeof SETTINGS>;

/** @throws SettingError that names the first wrong setting. */
export function readConfig(environment: Record<string, string | undefined>, workingDirectory: string) {
  const settings = readSettings(environment);
  const { PARTS: parts, DATABASE_URL: databaseUrl, TOKEN_SECRET: tokenSecret } = settings;
  const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3 } = settings;
  if (databaseUrl !== undefined && tokenSecret === undefined) {
    throw new SettingError('TOKEN_SECRET', 'is required when DATABASE_URL is set, the same on every node');
  }
  const dataDir = path.resolve(workingDirectory, settings.DATA_DIR);
  return {
    host: settings.HOST,
    /** 0 uses a free port. */
    port: settings.PORT,
    /** Where the metrics are served; undefined means that there are none. */
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    /** At least one. */
    parts: parts.length === 0 ? PARTS : PARTS.filter((part) => parts.includes(part)),
    /** Absolute folder of everything that is stored on this machine. */
    dataDir,
    /** Absolute folder of the nightly backups; undefined means that there are none. */
    backupDir: settings.BACKUP_DIR && requireOutside(dataDir, path.resolve(workingDirectory, settings.BACKUP_DIR)),
    /** How many nightly backups stay. */
    backupKeep: settings.BACKUP_KEEP,
    /** Address of PostgreSQL; undefined means the SQLite file in `dataDir`. */
    databaseUrl,
    /**
     * Place of the files in an S3-compatible store; undefined means a folder in `dataDir`. The prefix has no slash at either
     * end and may be empty. `endpoint` is the address of a store other than AWS. The AWS client reads all other settings.
     */
    filesUrl: settings.FILES_URL && { ...settings.FILES_URL, endpoint: AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL },
    /** Absolute address of the file host when it runs separately; undefined means `/files` of this server. */
    fileHostUrl: settings.FILE_HOST_URL,
    /** Limits of an upload (answers, section 7); the pixels are those of one frame. */
    fileLimits: {
      imageMaxBytes: settings.IMAGE_MAX_MB * MEGABYTE,
      imageMaxPixels: settings.IMAGE_MAX_MEGAPIXELS * 1_000_000,
      documentMaxBytes: settings.DOCUMENT_MAX_MB * MEGABYTE,
    },
    publicSiteUrl: settings.PUBLIC_SITE_URL,
    /** A shared cache keeps public answers, and learns by their tags what changed. */
    isSharedCacheUsed: settings.PUBLIC_CACHE === 'tags',
    /** Path of a post on the public site; `{alias}` is replaced by its alias. */
    publicPostPath: settings.PUBLIC_POST_PATH,
    /** Path of a page on the public site; `{id}` is replaced by its id. */
    publicPagePath: settings.PUBLIC_PAGE_PATH,
    /** Whether sitemap, feed and structured data are served. */
    hasFeeds: settings.PUBLIC_FEEDS === '1',
    /** Where the public site shows drafts, with `{kind}`, `{id}`, `{key}` and `{token}`; undefined when it does not. */
    previewUrl: settings.PREVIEW_URL,
    /** Webhooks may lead to addresses that are not public, such as those of this machine. */
    allowsPrivateWebhooks: settings.WEBHOOK_PRIVATE === '1',
    /** Origins that may write from a browser. */
    corsOrigins: settings.CORS_ORIGINS,
    /** How long a server that stops goes on to answer everything but `/api/ready`. */
    stopDelayMs: settings.STOP_DELAY * 1000,
    /** Value for Fastify's `trustProxy`: a number of hops, or addresses; false trusts no proxy. */
    trustProxy: settings.TRUST_PROXY ?? (false as const),
    /** Signs tokens; undefined means the secret stored in `dataDir`. */
    tokenSecret,
    /** Origin at which people use passkeys; undefined means `localhost` on a loopback address, and none elsewhere. */
    passkeyOrigin: settings.PASSKEY_ORIGIN,
    adminUsername: settings.ADMIN_USERNAME,
    /** Undefined means a random password, printed once. */
    adminPassword: settings.ADMIN_PASSWORD,
    /** A new database may start although the storage has files already. */
    allowsEmptyDatabase: settings.ALLOW_EMPTY_DATABASE === '1',
    starter: settings.STARTER ?? (settings.NODE_ENV === 'production' ? 'empty' : 'demo'),
    /** Hosts whose videos rich text may show, in addition to YouTube and Vimeo. */
    videoHosts: settings.VIDEO_HOSTS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** The hosts whose videos rich text may show: those of the product and those of the setting. */
export function allowedVideoHosts({ videoHosts }: Pick<Config, 'videoHosts'>): string[] {
  return [...DEFAULT_VIDEO_HOSTS, ...videoHosts];
}

/** Whether only this machine can reach the server. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** An empty setting counts as absent. Blanks around a setting are ignored, except around a password. */
function readSettings(environment: Record<string, string | undefined>): Settings {
  const texts = Object.keys(SETTINGS.properties).flatMap((name) => {
    const text = name === 'ADMIN_PASSWORD' ? environment[name] : environment[name]?.trim();
    return text ? [[name, text]] : [];
  });
  const settings = Default(SETTINGS, Object.fromEntries(texts));
  const [error] = Errors(SETTINGS, settings);
  if (error) throw new SettingError(error.instancePath.slice(1), error.message);
  return Decode(SETTINGS, settings);
}

/** @throws SettingError for a folder inside of the data folder. */
function requireOutside(dataDir: string, backupDir: string): string {
  const isOutside = path.relative(dataDir, backupDir).split(path.sep)[0] === '..';
  if (isOutside || path.parse(backupDir).root !== path.parse(dataDir).root) return backupDir;
  const problem = `must be outside DATA_DIR (${dataDir}), because a backup is needed when that folder is lost`;
  throw new SettingError('BACKUP_DIR', problem);
}

type Problem = (text: string) => string;

/** A setting that `read` understands; `problem` describes the fault of any other text. */
function setting<Value>(read: (text: string) => Value | undefined, problem: Problem, usual?: string) {
  const written = Type.String(usual === undefined ? {} : { default: usual });
  const checked = Type.Refine(written, (text) => read(text) !== undefined, problem);
  return Type.Decode(checked, (text) => read(text) as Value);
}

/** Items separated by commas; `problem` describes the first wrong item. */
function list<Item>(readItem: (text: string) => Item | undefined, problem: Problem) {
  const isWrong = (item: string) => readItem(item) === undefined;
  const written = Type.String({ default: '' });
  const checked = Type.Refine(
    written,
    (text) => !splitList(text).some(isWrong),
    (text) => problem(splitList(text).find(isWrong) ?? ''),
  );
  return Type.Decode(checked, (text) => splitList(text).map((item) => readItem(item) as Item));
}

function wholeSetting({ least = 1, most, usual }: { least?: number; most: number; usual: number }) {
  const problem: Problem = (text) => `${text} is not a whole number from ${least} to ${most}`;
  return setting(wholeFrom(least, most), problem, String(usual));
}

function webAddress(usual?: string) {
  const read = (text: string) => urlWith(/^https?:$/)(text)?.replace(/\/+$/, '');
  return setting(read, (text) => `${text} is not an http or https address`, usual);
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function wholeFrom(least: number, most: number) {
  return (text: string) => {
    const number = Number(text);
    return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
  };
}

function notPort(text: string): string {
  return `${text} is not a port (0 to 65535)`;
}

function lengthFrom(least: number, most = Number.POSITIVE_INFINITY) {
  return (text: string) => (text.length >= least && text.length <= most ? text : undefined);
}

function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (text: string) => choices.find((choice) => choice === text);
}

function notOneOf(choices: readonly string[]): Problem {
  return (text) => `${text} is not one of ${choices.join(', ')}`;
}

function urlWith(protocol: RegExp) {
  return (text: string) => (URL.canParse(text) && protocol.test(new URL(text).protocol) ? text : undefined);
}

function readFilesUrl(text: string): { bucket: string; prefix: string } | undefined {
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9._-]{1,61}[a-z0-9])(?:\/(.*))?$/i.exec(text) ?? [];
  const prefix = rest.replace(/\/$/, '');
  const isPart = (part: string) => /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(part);
  const isPrefix = prefix === '' || prefix.split('/').every(isPart);
  if (bucket === undefined || !isPrefix || prefix.length > FILES_PREFIX_MAX_LENGTH) return undefined;
  return { bucket, prefix };
}

function pathWith(part: string) {
  return (text: string) =>
    /^\/[^?#\s]*$/.test(text) && text.includes(part) && !text.startsWith('//') ? text : undefined;
}

function readPreviewUrl(text: string): string | undefined {
  return text.includes('{token}') ? urlWith(/^https?:$/)(text) : undefined;
}

function readOrigin(text: string): string | undefined {
  return URL.canParse(text) && new URL(text).origin === text ? text : undefined;
}

/** Passkeys belong to a host name: browsers make none for an IP address, and elsewhere only over TLS. */
function readPasskeyOrigin(text: string): string | undefined {
  if (readOrigin(text) === undefined) return undefined;
  const { protocol, hostname } = new URL(text);
  const isName = !/^[\d.]+$|^\[/.test(hostname);
  return isName && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')) ? text : undefined;
}

function readHost(text: string): string | undefined {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) ? text.toLowerCase() : undefined;
}

function readTrustProxy(text: string): number | string[] | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  const isAddress = (address: string) => /^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?)$/i.test(address);
  return addresses.every(isAddress) ? addresses : undefined;
}
