import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import type { Upload } from 'tus-js-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, call } from '#web/lib/api-client.ts';
import { getSession, startSession } from '#web/lib/session.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeToken } from '#web/testing/records/make-token.ts';
import { fakeFileHost } from '#web/testing/servers/fake-file-host.ts';
import { fakeServer, refuse } from '#web/testing/servers/fake-server.ts';
import { makeUploadedFile } from '#web/testing/servers/fake-transport.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { sendFile, type UploadTarget } from './file-upload.ts';

const FOLDER = 'clanci-slike/2026';
const MB = 1024 ** 2;
const RESUMABLE = `${window.location.origin}/files/resumable`;

function prepare(file = new File(['1234567890'], 'Doček na trgu.jpg'), target: UploadTarget = { folder: FOLDER }) {
  const events = {
    onProgress: vi.fn(),
    onKept: vi.fn(),
    onSaved: vi.fn(),
    onFailed: vi.fn<(error: ApiError) => void>(),
  };
  const transfer = sendFile(file, target, events);
  onTestFinished(() => transfer.stop());
  /** Starts, and waits until the file is saved or has failed. */
  const run = async () => {
    const ends = () => events.onSaved.mock.calls.length + events.onFailed.mock.calls.length;
    const before = ends();
    transfer.start();
    await vi.waitFor(() => expect(ends()).toBe(before + 1));
    return events.onFailed.mock.lastCall?.[0];
  };
  return { ...events, transfer, run };
}

test('a file is sent with its name, folder, kind and the token, and the response describes the saved file', async () => {
  logInAs('tipfeler');
  const { uploads, requests } = fakeFileHost();
  const { run, onSaved, onKept, onProgress } = prepare(undefined, { folder: FOLDER, kind: 'images' });
  await run();
  expect(uploads.get('1')?.metadata).toEqual({ filename: 'Doček na trgu.jpg', folder: FOLDER, kind: 'images' });
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['POST', RESUMABLE],
    ['PATCH', `${RESUMABLE}/1`],
  ]);
  const token = getSession()?.token;
  expect(requests.map(({ headers }) => headers['x-access-token'])).toEqual([token, token]);
  expect(onSaved.mock.calls).toEqual([[expect.objectContaining({ data_name: `${FOLDER}/Doček na trgu.jpg` })]]);
  expect(onProgress).toHaveBeenLastCalledWith(10);
  expect(onKept).toHaveBeenLastCalledWith(10);
});

test('a long file is sent in parts, each with the current token', async () => {
  logInAs('tipfeler');
  const { requests } = fakeFileHost();
  const file = new File([new Uint8Array(16 * MB + 1)], 'dug.pdf');
  const { run, onKept } = prepare(file);
  const later = makeToken({ exp: 4_102_444_801 });
  onKept.mockImplementationOnce(() => startSession({ token: later, role: 'tipfeler' }));
  await run();
  expect(requests.map(({ method, body }) => [method, body?.size])).toEqual([
    ['POST', undefined],
    ['PATCH', 16 * MB],
    ['PATCH', 1],
  ]);
  expect(requests.map(({ headers }) => headers['x-access-token'] === later)).toEqual([false, false, true]);
});

test('a broken connection is reported, and the upload resumes from what the server has', async () => {
  const { answerOnce, requests, uploads } = fakeFileHost();
  const { run, onSaved, onProgress } = prepare();
  answerOnce('PATCH', 'broken', { bytes: 4 });
  expect(await run()).toMatchObject({ status: 0 });
  await run();
  expect(requests.map(({ method, headers }) => [method, headers['Upload-Offset']])).toEqual([
    ['POST', undefined],
    ['PATCH', '0'],
    ['HEAD', undefined],
    ['PATCH', '4'],
  ]);
  expect(uploads.get('1')?.bytes).toBe(10);
  expect(onProgress).toHaveBeenCalledWith(4);
  expect(onSaved).toHaveBeenCalledOnce();
});

test('when the response was lost, the server is asked which file was saved', async () => {
  const { answerOnce, methods } = fakeFileHost();
  const getUpload = vi.fn(() => makeUploadedFile({ id: 31 }));
  fakeServer({ getUpload });
  const { run, onSaved } = prepare();
  answerOnce('PATCH', 'broken', { bytes: 10 });
  await run();
  await run();
  expect(methods()).toEqual(['POST', 'PATCH', 'HEAD']);
  expect(getUpload.mock.calls).toEqual([[{ params: { upload: '1' } }]]);
  expect(onSaved.mock.calls).toEqual([[expect.objectContaining({ id: 31 })]]);
});

test('when the result is unknown, the file is sent again', async () => {
  const { answerOnce, methods } = fakeFileHost();
  fakeServer({ getUpload: () => refuse(404, { message: 'Nema.', code: 'not-found' }) });
  const { run, onSaved } = prepare();
  answerOnce('PATCH', 'broken', { bytes: 10 });
  await run();
  expect(await run()).toMatchObject({ status: 0 });
  await run();
  expect(methods()).toEqual(['POST', 'PATCH', 'HEAD', 'POST', 'PATCH']);
  expect(onSaved).toHaveBeenCalledOnce();
});

const REFUSED = JSON.stringify({ message: 'Vrsta TIFF nije dopuštena.', code: 'wrong-type' });
const PROXY_PAGE = '<h1>Request Entity Too Large</h1>';

test.each([
  ['POST', 415, REFUSED, { status: 415, code: 'wrong-type', message: 'Vrsta TIFF nije dopuštena.' }],
  ['PATCH', 415, REFUSED, { status: 415, code: 'wrong-type', message: 'Vrsta TIFF nije dopuštena.' }],
  ['POST', 413, PROXY_PAGE, { status: 413, message: 'Poslužitelj nije prihvatio datoteku.' }],
])('a rejection of %s with %i is reported with the message of the server, or with our own', async (...row) => {
  const [method, status, body, reported] = row;
  const { answerOnce } = fakeFileHost();
  const { run, onSaved } = prepare();
  answerOnce(method, { status, body });
  expect(await run()).toMatchObject(reported);
  expect(onSaved).not.toHaveBeenCalled();
});

const RESUMED = ['POST', 'PATCH', 'HEAD', 'HEAD', 'PATCH'];
const SENT_AGAIN = ['POST', 'PATCH', 'HEAD', 'POST', 'PATCH'];

test.each([
  ...[401, 423, 429, 500, 503].map((status) => [status, 'resumed', RESUMED, 1] as const),
  ...[403, 404, 410].map((status) => [status, 'sent again, because the server has lost it', SENT_AGAIN, 2] as const),
])('after %i an upload is %s', async (status, _, requests, uploadsOnServer) => {
  const { answerOnce, methods, uploads } = fakeFileHost();
  const { run, onSaved } = prepare();
  answerOnce('PATCH', 'broken', { bytes: 4 });
  await run();
  answerOnce('HEAD', { status });
  if (requests === RESUMED) expect(await run()).toMatchObject({ status });
  await run();
  expect(methods()).toEqual(requests);
  expect(uploads.size).toBe(uploadsOnServer);
  expect(onSaved).toHaveBeenCalledOnce();
});

test('nothing is reported after a stop, and a start resumes', async () => {
  const { answerOnce, methods } = fakeFileHost();
  const { transfer, run, onFailed, onSaved } = prepare();
  answerOnce('PATCH', 'silent', { bytes: 4 });
  transfer.start();
  await vi.waitFor(() => expect(methods()).toEqual(['POST', 'PATCH']));
  transfer.stop();
  await run();
  expect(methods()).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
  expect(onFailed).not.toHaveBeenCalled();
  expect(onSaved).toHaveBeenCalledOnce();
});

test.each([
  ['that it is saved', () => makeUploadedFile()],
  ['that it is unknown', () => refuse(404, { message: 'Nema.', code: 'not-found' })],
])('nothing is reported when the server answers %s after a stop', async (_, answer) => {
  const { answerOnce } = fakeFileHost();
  const asked = Promise.withResolvers<void>();
  const getUpload = vi.fn(() => asked.promise.then(answer));
  fakeServer({ getUpload });
  const { transfer, run, onFailed, onSaved } = prepare();
  answerOnce('PATCH', 'broken', { bytes: 10 });
  await run();
  transfer.start();
  await vi.waitFor(() => expect(getUpload).toHaveBeenCalledOnce());
  transfer.stop();
  asked.resolve();
  // The response to this later call arrives later.
  await call(fileHostRoutes.getUpload, { params: { upload: '1' } }).catch(() => {});
  expect(onFailed).toHaveBeenCalledOnce();
  expect(onSaved).not.toHaveBeenCalled();
});

test('a stop while the file is being opened sends nothing more', async () => {
  const { Upload: TusUpload } = await import('tus-js-client');
  const { methods } = fakeFileHost();
  const { transfer, run } = prepare();
  const open = TusUpload.prototype.start;
  const start = vi.spyOn(TusUpload.prototype, 'start').mockImplementationOnce(function (this: Upload) {
    open.call(this);
    transfer.stop();
  });
  transfer.start();
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  start.mockRestore();
  await run();
  expect(methods()).toEqual(['POST', 'PATCH']);
});

test('a stop before the first request sends none', async () => {
  const { methods } = fakeFileHost();
  const { transfer, run } = prepare();
  transfer.start();
  transfer.stop();
  await run();
  expect(methods()).toEqual(['POST', 'PATCH']);
});

test('a discarded upload is deleted on the server', async () => {
  logInAs('tipfeler');
  const { answerOnce, methods, requests } = fakeFileHost();
  const { transfer, onFailed } = prepare();
  answerOnce('PATCH', 'silent');
  transfer.start();
  await vi.waitFor(() => expect(methods()).toEqual(['POST', 'PATCH']));
  transfer.discard();
  await vi.waitFor(() => expect(methods()).toEqual(['POST', 'PATCH', 'DELETE']));
  expect(requests[2]).toMatchObject({ url: `${RESUMABLE}/1`, headers: { 'x-access-token': expect.any(String) } });
  expect(onFailed).not.toHaveBeenCalled();
});

test('a silent dead connection is given up two minutes after the last progress', async () => {
  const { answerOnce, methods, reportProgress } = fakeFileHost();
  const { transfer, onFailed } = prepare();
  answerOnce('PATCH', 'silent');
  const goTo = stopClock();
  transfer.start();
  await expect.poll(() => methods()).toEqual(['POST', 'PATCH']);
  await goTo(110_000);
  reportProgress(4);
  await goTo(229_999);
  expect(onFailed).not.toHaveBeenCalled();
  await goTo(230_000);
  expect(onFailed.mock.calls).toEqual([[expect.objectContaining({ status: 0 })]]);
});

test('a file that is gone from the computer is reported as such', async () => {
  const { answerOnce } = fakeFileHost();
  const file = new File(['1234567890'], 'a.jpg');
  const { run } = prepare(file);
  answerOnce('PATCH', 'broken');
  const gone = new File(['1'], 'a.jpg');
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  vi.spyOn(file, 'slice').mockReturnValue(gone);
  const error = await run();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, message: 'Datoteka se više ne može pročitati. Odaberite je ponovno.' });
});

test.each(['https://f.hoo.hr', 'https://f.hoo.hr/files'])('a separate file host is used: %s', async (content) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'file-host-url', content });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const { requests } = fakeFileHost();
  await prepare().run();
  expect(requests.map(({ url }) => url)).toEqual([
    'https://f.hoo.hr/files/resumable',
    'https://f.hoo.hr/files/resumable/1',
  ]);
});
