import { ApiError, messageOf } from '#web/lib/api-client.ts';
import { formatTime } from '#web/lib/dates.ts';

/** Why a form was rejected: messages by field, or one for the whole form. */
export type Fault = { fields: Record<string, string>; message?: string };

/** The fault of a failed call; `fields` are those that the form shows. */
export function faultOf(error: unknown, fields: readonly string[]): Fault {
  if (!(error instanceof ApiError)) return { fields: {}, message: messageOf(error) };
  const shown = error.errors.filter(({ field }) => fields.includes(field));
  if (shown.length > 0) return { fields: Object.fromEntries(shown.map(({ field, message }) => [field, message])) };
  if (error.status === 429 && error.retryAfterMs !== undefined) {
    const next = formatTime(new Date(Date.now() + error.retryAfterMs));
    return { fields: {}, message: `Previše pokušaja. Pokušajte ponovno nakon ${next}.` };
  }
  return { fields: {}, message: error.message };
}
