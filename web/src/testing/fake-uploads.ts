import { vi } from 'vitest';
import type { UploadOutcome, Uploads } from '#web/widgets/uploads/uploads.ts';

/** Uploads that end at once as the test defines: `uploads.add.mockResolvedValueOnce({ saved, failed, cancelled })`. */
export function fakeUploads() {
  const nothing = () => {};
  return {
    add: vi.fn<Uploads['add']>(async (): Promise<UploadOutcome> => ({ saved: [], failed: [], cancelled: 0 })),
    cancel: nothing,
    cancelAll: nothing,
    retry: nothing,
    retryAll: nothing,
    resume: nothing,
    dismiss: nothing,
    onSaved: () => nothing,
    getState: () => NO_UPLOADS,
    subscribe: () => nothing,
  } satisfies Uploads;
}

const NO_UPLOADS = { items: [], pause: undefined, bytesPerSecond: undefined };
