import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig, SettingError } from '../../config.ts';
import { DOUBLE_CREDENTIALS } from '../../testing/s3-double/s3-signature.ts';
import { DOUBLE_BUCKET, type S3Double, startS3Double } from '../../testing/s3-double/start-s3-double.ts';
import { openFileStorage } from './open-file-storage.ts';

let dataDir: string;
let double: S3Double;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'baklja-files-'));
  double = await startS3Double();
});

afterEach(() => void vi.unstubAllEnvs());

afterAll(async () => {
  await double.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (settings: Record<string, string>) => openFileStorage(readConfig({ DATA_DIR: dataDir, ...settings }, '/'));

describe('a bucket in which files cannot be kept is named with the reason', () => {
  test.each([
    ['a bucket that is not there', { FILES_URL: 's3://another-bucket' }, 'another-bucket (NoSuchBucket)'],
    ['a wrong user', { AWS_ACCESS_KEY_ID: 'another' }, `${DOUBLE_BUCKET} (InvalidAccessKeyId)`],
    ['a wrong key', { AWS_SECRET_ACCESS_KEY: 'another' }, `${DOUBLE_BUCKET} (SignatureDoesNotMatch)`],
    ['no user', { AWS_ACCESS_KEY_ID: '' }, `${DOUBLE_BUCKET} (CredentialsProviderError)`],
    ['no server there', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }, `${DOUBLE_BUCKET} (ECONNREFUSED)`],
    ['no address and no region', { AWS_ENDPOINT_URL_S3: '' }, `${DOUBLE_BUCKET} (Region is missing)`],
  ])('%s', async (_, wrong, end) => {
    const settings = {
      FILES_URL: `s3://${DOUBLE_BUCKET}/files`,
      AWS_ENDPOINT_URL_S3: double.endpoint,
      AWS_ACCESS_KEY_ID: DOUBLE_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: DOUBLE_CREDENTIALS.secretAccessKey,
      AWS_EC2_METADATA_DISABLED: 'true',
      // The home folder of the user may contain files of AWS.
      AWS_SHARED_CREDENTIALS_FILE: path.join(dataDir, 'none'),
      AWS_CONFIG_FILE: path.join(dataDir, 'none'),
      ...wrong,
    };
    // The client of S3 reads the environment itself.
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    await expect(open(settings)).rejects.toThrow(
      new SettingError('FILES_URL', `files cannot be kept in the bucket ${end}`),
    );
  });
});

test('a data folder in which files cannot be kept is named with the reason', async () => {
  await writeFile(path.join(dataDir, 'files'), '');
  await expect(open({})).rejects.toThrow(new SettingError('DATA_DIR', `files cannot be kept in ${dataDir} (EEXIST)`));
});
