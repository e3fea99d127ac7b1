/** Loads of pictures and documents: uploads of 2 MB, and small pictures that are there or not made yet. */
import { randomBytes } from 'node:crypto';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { fileUrl, TILE_WIDTH } from '@baklja/contract/files/pictures';
import { makePdf, makeStream } from '../server/src/testing/documents/make-pdf.ts';
import type { Load } from './measure.ts';

/** Pixels of a photo that has 2 MB. */
export const PHOTO = { width: 3600, height: 2400 };

const MEGABYTE = 1e6;
const BOUNDARY = 'granica';

/** Sixteen bytes that make each upload another file. */
const MARK = Buffer.from('oznaka-datoteke-');

/** Files that people send or open at the same time, and how many in a turn. */
const PACE = { connections: 4, calls: 24 };

export type FileLoad = Load & { name: string };

/** Uploads of the photo and of a PDF, each time with other bytes. */
export function uploadLoads(photo: Buffer, token: string): FileLoad[] {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, MARK.length + 2]), MARK]);
  const picture = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
  const content = makeStream('', Buffer.concat([MARK, randomBytes(2 * MEGABYTE)]));
  const pdf = makePdf({ info: '/Author (Ana)', more: { 10: content } });
  return [
    { name: 'upload of a picture of 2 MB', ...upload(picture, 'jpg', token) },
    { name: 'upload of a PDF of 2 MB', ...upload(pdf, 'pdf', token) },
  ];
}

let sent = 0;

function upload(file: Buffer, ending: string, token: string): Load {
  const head = [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="folder"\r\n\r\ndokumenti\r\n`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files[]"; filename="mjerenje.${ending}"\r\n\r\n`,
  ].join('');
  const form = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const place = form.indexOf(MARK);
  const { method, path } = fileHostRoutes.uploadMedia;
  return {
    ...{ method, ...PACE },
    headers: { token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    next: () => {
      sent += 1;
      form.write(String(sent).padStart(MARK.length, '0'), place, 'latin1');
      return { path, body: form };
    },
  };
}

/** Pictures of grids: one that was made for an earlier call, and one after another that no one has asked for. */
export function pictureLoads(paths: readonly string[]): FileLoad[] {
  const addresses = paths.map((path) => fileUrl({ path }, undefined, { width: TILE_WIDTH }));
  const accept = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
  let asked = 0;
  const next = () => {
    asked += 1;
    return { path: addresses[asked] ?? '/' };
  };
  return [
    { name: 'small picture, not made yet', headers: accept, ...PACE, next },
    { name: 'small picture, made', headers: accept, paths: addresses.slice(0, 1) },
  ];
}
