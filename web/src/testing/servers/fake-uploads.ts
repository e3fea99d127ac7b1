import { vi } from 'vitest';
import type { Uploads } from '#web/media/uploads/uploads.ts';
import { stillUploads } from './still-uploads.ts';

const NONE = stillUploads({ items: [], pause: undefined });

/** Uploads that end at once as the test defines: `uploads.add.mockResolvedValueOnce({ saved, failed })`. */
export function fakeUploads() {
  return { ...NONE, add: vi.fn<Uploads['add']>(NONE.add) } satisfies Uploads;
}
