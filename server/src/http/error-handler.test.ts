import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { NotFoundError, UnavailableError } from '../errors.ts';
import { storageUnavailable } from '../files/file-errors.ts';
import { handleErrors } from './error-handler.ts';

/** The log entries of a call that throws. */
async function logOf(error: Error): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', base: null, stream } });
  handleErrors(app);
  app.get('/', () => Promise.reject(error));
  await app.inject('/');
  await app.close();
  return lines;
}

const refusedByDisk = Object.assign(new Error("EACCES: permission denied, open '/srv/baklja/files/objects/aa'"), {
  code: 'EACCES',
  syscall: 'open',
});
const refusedByStore = Object.assign(new Error('The access key is not known.'), { name: 'InvalidAccessKeyId' });

const byStore = { type: 'InvalidAccessKeyId', message: 'The access key is not known.' };

test.each([
  [
    'the disk, without its paths',
    storageUnavailable(refusedByDisk),
    { type: 'Error', code: 'EACCES', syscall: 'open' },
  ],
  ['the store', storageUnavailable(refusedByStore), byStore],
  ['nothing in particular', new UnavailableError(), undefined],
])('an unavailable service is logged with the message of %s', async (_, error, cause) => {
  const [line, ...others] = await logOf(error);
  expect(line).toMatchObject({ level: 40, msg: 'a call could not be served' });
  expect(line?.['cause']).toEqual(cause);
  expect(others).toEqual([]);
  expect(JSON.stringify(line)).not.toContain('/srv');
});

test('other rejections are not logged', async () => {
  expect(await logOf(new NotFoundError())).toEqual([]);
});
