import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { binRoutes } from '@baklja/contract/features/site/bin';
import type { Role } from '@baklja/contract/roles';
import type { TestApp } from './build-test-app.ts';
import { countKept, type FormPart, sendForm } from './make-form.ts';
import { makeText } from './resumable-uploads.ts';

type Replacement = { filename?: string; version?: number; role?: Role };

/** Calls about one file, by a user of the role. */
export function makeFileCalls(testApp: TestApp, as: Role) {
  let count = 0;
  const upload = async (bytes: Buffer, ending: string) => {
    count += 1;
    const parts = [{ name: 'folder', value: 'dokumenti' }];
    const file = { name: 'files[]', value: bytes, filename: `z-${count}.${ending}` };
    return (await sendForm(testApp, fileHostRoutes.uploadMedia, [...parts, file], { as })).json().files[0];
  };
  const replace = (id: number, bytes: Buffer, { filename = 'nova.txt', version, role = as }: Replacement = {}) => {
    const parts: FormPart[] = version === undefined ? [] : [{ name: 'version', value: String(version) }];
    const file = { name: 'file', value: bytes, filename };
    const options = { as: role, params: { id } };
    return sendForm(testApp, fileHostRoutes.replaceFile, [...parts, file], options as never);
  };
  const get = async (id: number) => (await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json();
  const download = (path: string, query = '') => testApp.send({ url: `/files/${path}${query}` });
  const listBin = async () =>
    (await testApp.call(binRoutes.listDeletedRecords, { as, query: { kind: 'file' } })).json().records;
  return {
    /** The file as the answer to its upload describes it. */
    upload,
    uploadText: () => upload(makeText(40), 'txt'),
    replace,
    get,
    download,
    restore: (ids: number[]) => testApp.call(mediaRoutes.restoreFiles, { as, rawBody: { ids } }),
    listBin,
    /** All that a replacement may change: what is kept, the file, its bytes and the bin. */
    everything: async (id: number, path: string) => ({
      kept: await countKept(testApp),
      file: await get(id),
      bytes: (await download(path)).rawPayload.toString('hex'),
      bin: await listBin(),
    }),
  };
}
