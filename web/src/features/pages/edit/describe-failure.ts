import { ApiError } from '#web/lib/api-client.ts';

/** Why a page was not saved: a missing title in the specified words, anything else as the server says it. */
export function describeFailure(error: unknown, titleMissing: string): string {
  const isTitle = error instanceof ApiError && error.status === 400 && isAboutTitle(error);
  if (isTitle) return titleMissing;
  return error instanceof Error ? error.message : String(error);
}

function isAboutTitle({ code, errors }: ApiError): boolean {
  return code === 'incomplete' || errors.some(({ field }) => field === 'title');
}
