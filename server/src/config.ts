import path from 'node:path';
import type { FileLimits } from './files/inspect/accepted-file.ts';

/** A setting that stops the start; its message is the one line that is printed. */
export class SettingError extends Error {
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
  }
}

/**
 * A place in an S3-compatible store. The prefix has no slash at its ends and may be empty. `endpoint` is the address of a
 * store other than AWS. Everything else about it is read by the AWS client itself.
 */
export type FilesUrl = { bucket: string; prefix: string; endpoint: string | undefined };

export type Starter = 'demo' | 'empty';

/** What a process serves: everything but the files with their uploads, or those. */
export type Part = 'application' | 'files';

/** Everything that can be set from outside (answers, section 1), read once. */
export type Config = {
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** At least one. */
  parts: readonly Part[];
  /** Absolute folder of everything kept on this machine. */
  dataDir: string;
  /** Address of PostgreSQL; undefined means the SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  /** Where files are kept; undefined means a folder in `dataDir`. */
  filesUrl: FilesUrl | undefined;
  /** Absolute address of the file host when it runs apart; undefined means `/files` of this server. */
  fileHostUrl: string | undefined;
  /** Most that an upload may hold. */
  fileLimits: FileLimits;
  publicSiteUrl: string;
  /** Origins that may write from a browser. */
  corsOrigins: string[];
  /** What Fastify's `trustProxy` takes: a number of hops or addresses; false trusts nobody. */
  trustProxy: number | string[] | false;
  /** Signs tokens; undefined means the one kept in `dataDir`. */
  tokenSecret: string | undefined;
  adminUsername: string;
  /** Undefined means a random one, printed once. */
  adminPassword: string | undefined;
  /** Undefined means `demo`, or `empty` in production. */
  starter: Starter;
  /** Hosts besides YouTube and Vimeo whose videos may stand in rich text. */
  videoHosts: string[];
  logLevel: LogLevel;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type LogLevel = (typeof LOG_LEVELS)[number];
type Environment = Record<string, string | undefined>;

const SECRET_MIN_LENGTH = 32;
const MEGABYTE = 1024 * 1024;

/** Leaves room for the keys that follow; a store takes 1024 characters of both. */
const FILES_PREFIX_MAX_LENGTH = 500;

/** @throws SettingError that names the first wrong setting. */
export function readConfig(environment: Environment, workingDirectory: string): Config {
  const isProduction = environment['NODE_ENV'] === 'production';
  const databaseUrl = readDatabaseUrl(environment);
  return {
    host: read(environment, 'HOST') ?? '127.0.0.1',
    port: readPort(environment),
    parts: readParts(environment),
    dataDir: path.resolve(workingDirectory, read(environment, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    filesUrl: readFilesUrl(environment),
    fileHostUrl: readUrl(environment, 'FILE_HOST_URL'),
    fileLimits: readFileLimits(environment),
    publicSiteUrl: readUrl(environment, 'PUBLIC_SITE_URL') ?? 'https://www.hoo.hr',
    corsOrigins: readList(environment, 'CORS_ORIGINS').map((origin) => readOrigin(origin)),
    trustProxy: readTrustProxy(environment),
    tokenSecret: readTokenSecret(environment, databaseUrl),
    adminUsername: read(environment, 'ADMIN_USERNAME') ?? 'admin',
    adminPassword: readAdminPassword(environment),
    starter: readChoice(environment, 'STARTER', ['demo', 'empty']) ?? (isProduction ? 'empty' : 'demo'),
    videoHosts: readList(environment, 'VIDEO_HOSTS').map((host) => readHost(host)),
    logLevel: readChoice(environment, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
  };
}

/** Whether only this machine can reach the server. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function read(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

function readPort(environment: Environment): number {
  const value = read(environment, 'PORT') ?? '3000';
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) throw new SettingError('PORT', `${value} is not a port (0 to 65535)`);
  return port;
}

const PARTS: readonly Part[] = ['application', 'files'];

function readParts(environment: Environment): readonly Part[] {
  const names = readList(environment, 'PARTS');
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new SettingError('PARTS', `${unknown} is not one of ${PARTS.join(', ')}`);
  return names.length === 0 ? PARTS : PARTS.filter((part) => names.includes(part));
}

function readFileLimits(environment: Environment): FileLimits {
  return {
    imageMaxBytes: readWhole(environment, 'IMAGE_MAX_MB', { usual: 25, most: 1000 }) * MEGABYTE,
    imageMaxPixels: readWhole(environment, 'IMAGE_MAX_MEGAPIXELS', { usual: 100, most: 1000 }) * 1_000_000,
    documentMaxBytes: readWhole(environment, 'DOCUMENT_MAX_MB', { usual: 200, most: 100_000 }) * MEGABYTE,
  };
}

function readWhole(environment: Environment, name: string, { usual, most }: { usual: number; most: number }): number {
  const value = read(environment, name) ?? String(usual);
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > most) {
    throw new SettingError(name, `${value} is not a whole number from 1 to ${most}`);
  }
  return number;
}

function readUrl(environment: Environment, name: string): string | undefined {
  const value = read(environment, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new SettingError(name, `${value} is not an http or https address`);
  }
  return value.replace(/\/+$/, '');
}

function readDatabaseUrl(environment: Environment): string | undefined {
  const value = read(environment, 'DATABASE_URL');
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new SettingError('DATABASE_URL', 'must start with postgres://');
  }
  return value;
}

/** @NOTE never repeats the value: people write keys into such addresses. */
function readFilesUrl(environment: Environment): FilesUrl | undefined {
  const value = read(environment, 'FILES_URL');
  if (value === undefined) return undefined;
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9._-]{1,61}[a-z0-9])(?:\/(.*))?$/i.exec(value) ?? [];
  const prefix = rest.replace(/\/$/, '');
  const isPart = (part: string) => /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(part);
  const isPrefix = prefix === '' || prefix.split('/').every(isPart);
  if (bucket === undefined || !isPrefix || prefix.length > FILES_PREFIX_MAX_LENGTH) {
    throw new SettingError('FILES_URL', 'must be s3://bucket or s3://bucket/prefix');
  }
  const endpointName =
    read(environment, 'AWS_ENDPOINT_URL_S3') === undefined ? 'AWS_ENDPOINT_URL' : 'AWS_ENDPOINT_URL_S3';
  return { bucket, prefix, endpoint: readUrl(environment, endpointName) };
}

function readList(environment: Environment, name: string): string[] {
  return (read(environment, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function readOrigin(origin: string): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new SettingError('CORS_ORIGINS', `${origin} is not an origin such as https://example.org`);
  }
  return origin;
}

function readHost(host: string): string {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host)) {
    throw new SettingError('VIDEO_HOSTS', `${host} is not a host name such as player.example.org`);
  }
  return host.toLowerCase();
}

function readTrustProxy(environment: Environment): number | string[] | false {
  const value = read(environment, 'TRUST_PROXY');
  if (value === undefined) return false;
  if (/^\d+$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  const isAddress = (address: string) => /^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?)$/i.test(address);
  if (!addresses.every(isAddress))
    throw new SettingError('TRUST_PROXY', `${value} is neither a hop count nor addresses`);
  return addresses;
}

function readTokenSecret(environment: Environment, databaseUrl: string | undefined): string | undefined {
  const value = read(environment, 'TOKEN_SECRET');
  if (value === undefined) {
    if (databaseUrl === undefined) return undefined;
    throw new SettingError('TOKEN_SECRET', 'is required when DATABASE_URL is set, the same on every node');
  }
  if (value.length < SECRET_MIN_LENGTH) {
    throw new SettingError('TOKEN_SECRET', `must have at least ${SECRET_MIN_LENGTH} characters`);
  }
  return value;
}

function readAdminPassword(environment: Environment): string | undefined {
  const value = environment['ADMIN_PASSWORD'];
  if (value === undefined || value === '') return undefined;
  if (value.length < 10 || value.length > 200)
    throw new SettingError('ADMIN_PASSWORD', 'must have 10 to 200 characters');
  return value;
}

function readChoice<const Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = read(environment, name);
  if (value === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new SettingError(name, `${value} is not one of ${choices.join(', ')}`);
  return choice;
}
