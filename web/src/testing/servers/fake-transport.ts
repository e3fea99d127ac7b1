import type { UploadedFile } from '@baklja/contract/features/media/file-host';
import { ApiError } from '#web/lib/api-client.ts';
import type { UploadTarget, UploadTransport } from '#web/media/uploads/file-upload.ts';

/** A file that the application sends, with controls for the test to decide its result. */
export type SentFile = {
  file: File;
  target: UploadTarget;
  /** What the application did with it, in order. */
  acts: ('start' | 'stop' | 'discard')[];
  progress: (sentBytes: number) => void;
  keep: (keptBytes: number) => void;
  save: (fields?: Partial<UploadedFile>) => void;
  fail: (status: number, message?: string, code?: string) => void;
};

/** A file host that does nothing by itself. `of` finds a sent file by name; the latest with that name. */
export function fakeTransport() {
  const sent: SentFile[] = [];
  const transport: UploadTransport = (file, target, events) => {
    const acts: SentFile['acts'] = [];
    sent.push({
      file,
      target,
      acts,
      progress: events.onProgress,
      keep: events.onKept,
      save: (fields) => events.onSaved(makeUploadedFile({ name: file.name, ...fields }, target.folder)),
      fail: (status, message, code) =>
        events.onFailed(new ApiError(status, { ...(message && { message }), ...(code && { code }) })),
    });
    return {
      start: () => acts.push('start'),
      stop: () => acts.push('stop'),
      discard: () => acts.push('discard'),
    };
  };
  const of = (name: string): SentFile => {
    const found = sent.findLast(({ file }) => file.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return { transport, sent, of, names: () => sent.map(({ file }) => file.name) };
}

/** A saved file as the file host describes it; a test overrides the fields it needs. */
export function makeUploadedFile(fields: Partial<UploadedFile> = {}, folder = 'clanci-slike'): UploadedFile {
  const { id = 1, name = `slika-${id}.jpg` } = fields;
  const data_name = `${folder}/${name}`;
  const url = `/files/${data_name}`;
  return { id, name, date: '2026-11-21T08:14:00.000Z', data_name, url, message: 'Spremljeno.', ...fields };
}
