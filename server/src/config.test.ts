import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLoopback, readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);
const MEGABYTE = 1024 * 1024;
const FILE_LIMITS = {
  imageMaxBytes: 25 * MEGABYTE,
  imageMaxPixels: 100_000_000,
  documentMaxBytes: 200 * MEGABYTE,
};

test('has a default for every setting', () => {
  expect(readConfig({}, '/srv/baklja')).toEqual({
    host: '127.0.0.1',
    port: 3000,
    metrics: undefined,
    parts: ['application', 'files'],
    dataDir: path.resolve('/srv/baklja/data'),
    backupDir: undefined,
    backupKeep: 14,
    databaseUrl: undefined,
    filesUrl: undefined,
    fileHostUrl: undefined,
    fileLimits: FILE_LIMITS,
    publicSiteUrl: 'https://www.hoo.hr',
    isSharedCacheUsed: false,
    hasFeeds: false,
    previewUrl: undefined,
    publicPagePath: '/page/{id}/1',
    publicPostPath: '/{alias}',
    allowsPrivateWebhooks: false,
    corsOrigins: [],
    stopDelayMs: 0,
    trustProxy: false,
    tokenSecret: undefined,
    adminUsername: 'admin',
    adminPassword: undefined,
    allowsEmptyDatabase: false,
    passkeyOrigin: undefined,
    starter: 'demo',
    videoHosts: [],
    logLevel: 'info',
  });
});

test('treats an empty setting as absent', () => {
  const empty = { PORT: '', HOST: ' ', DATABASE_URL: '', TOKEN_SECRET: '', ADMIN_PASSWORD: '', STARTER: '' };
  expect(readConfig({ ...empty, FILES_URL: '' }, '/srv')).toEqual(readConfig({}, '/srv'));
});

describe('each setting is read', () => {
  test.each([
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['METRICS_PORT', '0', { metrics: { host: '127.0.0.1', port: 0 } }],
    ['PARTS', 'files', { parts: ['files'] }],
    ['PARTS', 'application', { parts: ['application'] }],
    ['PARTS', ' files, application ', { parts: ['application', 'files'] }],
    ['DATA_DIR', 'kept', { dataDir: path.resolve('/srv/kept') }],
    ['DATA_DIR', '/var/baklja', { dataDir: path.resolve('/var/baklja') }],
    ['BACKUP_DIR', 'kept', { backupDir: path.resolve('/srv/kept') }],
    ['BACKUP_DIR', '/mnt/backups', { backupDir: path.resolve('/mnt/backups') }],
    ['BACKUP_DIR', 'data-of-yesterday', { backupDir: path.resolve('/srv/data-of-yesterday') }],
    ['BACKUP_KEEP', '1', { backupKeep: 1 }],
    ['BACKUP_KEEP', '365', { backupKeep: 365 }],
    ['STOP_DELAY', '3', { stopDelayMs: 3000 }],
    ['FILE_HOST_URL', 'https://files.example.org/', { fileHostUrl: 'https://files.example.org' }],
    ['PUBLIC_SITE_URL', 'http://www.example.org', { publicSiteUrl: 'http://www.example.org' }],
    ['PUBLIC_POST_PATH', '/vijesti/{alias}', { publicPostPath: '/vijesti/{alias}' }],
    ['WEBHOOK_PRIVATE', '1', { allowsPrivateWebhooks: true }],
    ['CORS_ORIGINS', 'https://a.hr, http://b.hr:8080', { corsOrigins: ['https://a.hr', 'http://b.hr:8080'] }],
    ['IMAGE_MAX_MB', '30', { fileLimits: { ...FILE_LIMITS, imageMaxBytes: 30 * MEGABYTE } }],
    ['IMAGE_MAX_MEGAPIXELS', '1', { fileLimits: { ...FILE_LIMITS, imageMaxPixels: 1_000_000 } }],
    ['DOCUMENT_MAX_MB', '100000', { fileLimits: { ...FILE_LIMITS, documentMaxBytes: 100_000 * MEGABYTE } }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', '10.0.0.0/8, loopback', { trustProxy: ['10.0.0.0/8', 'loopback'] }],
    ['TOKEN_SECRET', SECRET, { tokenSecret: SECRET }],
    ['PASSKEY_ORIGIN', 'https://urednik.example.hr', { passkeyOrigin: 'https://urednik.example.hr' }],
    ['PASSKEY_ORIGIN', 'http://localhost:3000', { passkeyOrigin: 'http://localhost:3000' }],
    ['ADMIN_USERNAME', 'glavni', { adminUsername: 'glavni' }],
    ['ADMIN_PASSWORD', ' razmaci ostaju ', { adminPassword: ' razmaci ostaju ' }],
    ['STARTER', 'empty', { starter: 'empty' }],
    ['ALLOW_EMPTY_DATABASE', '1', { allowsEmptyDatabase: true }],
    ['VIDEO_HOSTS', 'Player.example.org', { videoHosts: ['player.example.org'] }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['NODE_ENV', 'production', { starter: 'empty' }],
  ])('%s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value }, '/srv')).toMatchObject(expected);
  });

  test('DATABASE_URL, together with TOKEN_SECRET', () => {
    const databaseUrl = 'postgres://user:pass@db.example/baklja';
    expect(readConfig({ DATABASE_URL: databaseUrl, TOKEN_SECRET: SECRET }, '/srv')).toMatchObject({ databaseUrl });
  });

  test.each([
    ['s3://bucket', { bucket: 'bucket', prefix: '' }],
    ['s3://bucket/', { bucket: 'bucket', prefix: '' }],
    ['s3://my.bucket-1/site/files/', { bucket: 'my.bucket-1', prefix: 'site/files' }],
    [`s3://bucket/${'x'.repeat(500)}`, { bucket: 'bucket', prefix: 'x'.repeat(500) }],
  ])('FILES_URL=%s', (value, place) => {
    expect(readConfig({ FILES_URL: value }, '/srv').filesUrl).toEqual({ ...place, endpoint: undefined });
  });

  test('FILES_URL, together with the address of a store other than AWS', () => {
    const FILES_URL = 's3://bucket/prefix';
    const place = { bucket: 'bucket', prefix: 'prefix', endpoint: 'http://127.0.0.1:9000' };
    const general = { FILES_URL, AWS_ENDPOINT_URL: 'http://127.0.0.1:9000' };
    expect(readConfig(general, '/srv').filesUrl).toEqual(place);
    const special = { ...general, AWS_ENDPOINT_URL: 'http://other', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000/' };
    expect(readConfig(special, '/srv').filesUrl).toEqual(place);
    expect(() => readConfig({ FILES_URL, AWS_ENDPOINT_URL_S3: 'minio:9000' }, '/srv')).toThrow(
      /^AWS_ENDPOINT_URL_S3: /,
    );
  });

  test('METRICS_HOST, together with METRICS_PORT', () => {
    const settings = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' };
    expect(readConfig(settings, '/srv').metrics).toEqual({ host: '10.0.0.5', port: 9464 });
  });

  test('STARTER overrides NODE_ENV', () => {
    expect(readConfig({ NODE_ENV: 'production', STARTER: 'demo' }, '/srv').starter).toBe('demo');
  });
});

describe('a wrong setting stops the start with one line that names it', () => {
  const WRONG: Record<string, string[]> = {
    PORT: ['abc', '65536', '-1', '80.5'],
    METRICS_PORT: ['70000'],
    PARTS: ['web', 'files,web'],
    BACKUP_DIR: ['data', 'data/backups', 'other/../data/..backups'],
    BACKUP_KEEP: ['0', '366'],
    STOP_DELAY: ['-1', '4', '1.5'],
    DATABASE_URL: ['mysql://db.example/baklja', 'no address'],
    FILES_URL: [
      's3://',
      's3://b',
      'bucket/prefix',
      'https://bucket.s3.amazonaws.com',
      's3://bucket//prefix',
      's3://bucket/../other',
      's3://bucket/prefix?region=eu',
      's3://key:secret@bucket/prefix',
      `s3://bucket/${'x'.repeat(501)}`,
    ],
    FILE_HOST_URL: ['files.example.org', 'ftp://files.example.org'],
    PUBLIC_SITE_URL: ['javascript:alert(1)'],
    PUBLIC_POST_PATH: ['/vijesti', '//drugdje.hr/{alias}'],
    WEBHOOK_PRIVATE: ['0', 'true'],
    CORS_ORIGINS: ['*', 'https://a.example/path', 'https://a.example,b.example'],
    IMAGE_MAX_MB: ['0', '1001'],
    IMAGE_MAX_MEGAPIXELS: ['2.5'],
    DOCUMENT_MAX_MB: ['many'],
    TRUST_PROXY: ['yes please', '10.0.0.1,,10.0.0.2'],
    TOKEN_SECRET: ['x'.repeat(31)],
    PASSKEY_ORIGIN: [
      'urednik.example.hr',
      'https://urednik.example.hr/',
      'http://urednik.example.hr',
      'https://192.0.2.1',
      'https://[2001:db8::1]',
    ],
    ADMIN_PASSWORD: ['x'.repeat(9), 'x'.repeat(201)],
    STARTER: ['full'],
    ALLOW_EMPTY_DATABASE: ['true'],
    VIDEO_HOSTS: ['https://player.example.org', "player.example.org; script-src 'unsafe-inline'"],
    LOG_LEVEL: ['loud'],
  };

  test.each(Object.entries(WRONG))('%s=%j', (name, values) => {
    for (const value of values) {
      const environment = { TOKEN_SECRET: SECRET, [name]: value };
      expect(() => readConfig(environment, '/srv'), value).toThrow(new RegExp(`^${name}: [^\\n]+$`));
    }
  });

  test('TOKEN_SECRET is missing while DATABASE_URL is set', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db.example/baklja' }, '/srv')).toThrow(
      'TOKEN_SECRET: is required when DATABASE_URL is set, the same on every node',
    );
  });

  test('and never repeats a secret or the password in an address', () => {
    const wrong = { DATABASE_URL: 'mysql://user:tajna@db.example/baklja' };
    expect(() => readConfig(wrong, '/srv')).toThrow(/^((?!tajna).)*$/);
    expect(() => readConfig({ FILES_URL: 's3://kljuc:tajna@bucket' }, '/srv')).toThrow(/^((?!tajna).)*$/);
    expect(() => readConfig({ TOKEN_SECRET: 'prekratka' }, '/srv')).toThrow(/^((?!prekratka).)*$/);
  });
});

test('isLoopback is true for names and addresses of this machine alone', () => {
  const own = ['127.0.0.1', '127.1.2.3', 'localhost', '::1'];
  const others = ['0.0.0.0', '::', '192.168.1.5', '127.example.org', 'localhost.example.org', ''];
  expect([...own, ...others].filter(isLoopback)).toEqual(own);
});
