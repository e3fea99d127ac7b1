import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLoopback, readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);

test('has a default for every setting', () => {
  expect(readConfig({}, '/srv/baklja')).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: path.resolve('/srv/baklja/data'),
    databaseUrl: undefined,
    fileHostUrl: undefined,
    publicSiteUrl: 'https://www.hoo.hr',
    corsOrigins: [],
    trustProxy: false,
    tokenSecret: undefined,
    adminUsername: 'admin',
    adminPassword: undefined,
    starter: 'demo',
    videoHosts: [],
    logLevel: 'info',
  });
});

test('takes an empty setting as an absent one', () => {
  const empty = {
    PORT: '',
    HOST: ' ',
    DATABASE_URL: '',
    TOKEN_SECRET: '',
    ADMIN_PASSWORD: '',
    STARTER: '',
    FILES_URL: '',
  };
  expect(readConfig(empty, '/srv')).toEqual(readConfig({}, '/srv'));
});

describe('each setting is read', () => {
  test.each([
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['DATA_DIR', 'kept', { dataDir: path.resolve('/srv/kept') }],
    ['DATA_DIR', '/var/baklja', { dataDir: path.resolve('/var/baklja') }],
    ['FILE_HOST_URL', 'https://files.example.org/', { fileHostUrl: 'https://files.example.org' }],
    ['PUBLIC_SITE_URL', 'http://www.example.org', { publicSiteUrl: 'http://www.example.org' }],
    [
      'CORS_ORIGINS',
      'https://a.example, http://b.example:8080',
      { corsOrigins: ['https://a.example', 'http://b.example:8080'] },
    ],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', '10.0.0.0/8, loopback', { trustProxy: ['10.0.0.0/8', 'loopback'] }],
    ['TOKEN_SECRET', SECRET, { tokenSecret: SECRET }],
    ['ADMIN_USERNAME', 'glavni', { adminUsername: 'glavni' }],
    ['ADMIN_PASSWORD', ' razmaci ostaju ', { adminPassword: ' razmaci ostaju ' }],
    ['STARTER', 'empty', { starter: 'empty' }],
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

  test('STARTER stands over NODE_ENV', () => {
    expect(readConfig({ NODE_ENV: 'production', STARTER: 'demo' }, '/srv').starter).toBe('demo');
  });
});

describe('a wrong setting stops the start with one line that names it', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db.example/baklja'],
    ['DATABASE_URL', 'no address'],
    ['FILES_URL', 's3://bucket/prefix'],
    ['FILE_HOST_URL', 'files.example.org'],
    ['FILE_HOST_URL', 'ftp://files.example.org'],
    ['PUBLIC_SITE_URL', 'javascript:alert(1)'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['CORS_ORIGINS', 'https://a.example,b.example'],
    ['TRUST_PROXY', 'yes please'],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['TOKEN_SECRET', 'x'.repeat(31)],
    ['ADMIN_PASSWORD', 'x'.repeat(9)],
    ['ADMIN_PASSWORD', 'x'.repeat(201)],
    ['STARTER', 'full'],
    ['VIDEO_HOSTS', 'https://player.example.org'],
    ['VIDEO_HOSTS', "player.example.org; script-src 'unsafe-inline'"],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    const environment = { TOKEN_SECRET: SECRET, [name]: value };
    expect(() => readConfig(environment, '/srv')).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  test('TOKEN_SECRET is missing beside DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db.example/baklja' }, '/srv')).toThrow(
      'TOKEN_SECRET: is required when DATABASE_URL is set, the same on every node',
    );
  });

  test('and never repeats a secret or the password in an address', () => {
    const wrong = { DATABASE_URL: 'mysql://user:tajna@db.example/baklja' };
    expect(() => readConfig(wrong, '/srv')).toThrow(/^((?!tajna).)*$/);
    expect(() => readConfig({ TOKEN_SECRET: 'prekratka' }, '/srv')).toThrow(/^((?!prekratka).)*$/);
  });
});

describe('isLoopback', () => {
  test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('says yes to %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', '127.example.org', 'localhost.example.org', ''])(
    'says no to %j',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
