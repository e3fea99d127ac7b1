import type { Uploads, UploadsState } from '#web/media/uploads/uploads.ts';

/** Uploads that stay in a state and do nothing. */
export function stillUploads(state: UploadsState): Uploads {
  const nothing = () => {};
  return {
    add: async () => ({ saved: [], failed: [] }),
    cancel: nothing,
    cancelAll: nothing,
    retry: nothing,
    retryAll: nothing,
    resume: nothing,
    dismiss: nothing,
    getState: () => state,
    subscribe: () => nothing,
  };
}
