import { ApiError, messageOf } from '#web/lib/api-client.ts';

/** The progress of a submitted form. An error stays until the next attempt or a correction. */
export type FormStatus =
  | { kind: 'ready' }
  | { kind: 'busy' }
  | { kind: 'refused'; message: string; code?: string | undefined }
  | { kind: 'done'; message: string };

type Sending = { isPending: boolean; error: Error | null };

/** The status of a form from its call; `doneText` is the message after the call has succeeded. */
export function formStatus({ isPending, error }: Sending, doneText: string | undefined): FormStatus {
  if (isPending) return { kind: 'busy' };
  if (error) {
    return { kind: 'refused', message: messageOf(error), code: error instanceof ApiError ? error.code : undefined };
  }
  return doneText === undefined ? { kind: 'ready' } : { kind: 'done', message: doneText };
}
