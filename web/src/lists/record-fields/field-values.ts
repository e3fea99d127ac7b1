import { formatNumber } from '@baklja/contract/plural';
import { formatMoment } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';

const FLAGS = new Set([
  ...['active', 'aktivan', 'olimpijac', 'izdvojeno', 'featured', 'tim', 'firma', 'different'],
  ...['show_gallery', 'show_buttons', 'show_accordion', 'show_doc_page', 'show_in_sub', 'show_sub'],
  ...['sub', 'doc', 'search', 'kont'],
]);

const VALUE_WORDS = new Map<unknown, string>([
  ['hr-HR', 'hrvatski'],
  ['hrv', 'hrvatski'],
  ['en-GB', 'engleski'],
  ['eng', 'engleski'],
  ['authenticator', 'aplikacija za kodove'],
  ['recovery-code', 'rezervni kod'],
  ['recovery-codes', 'rezervni kodovi'],
  ['passkey', 'pristupni ključ'],
  ['wrong-credentials', 'pogrešno ime ili lozinka'],
  ['wrong-otp', 'pogrešan kod'],
  ['wrong-passkey', 'pogrešan pristupni ključ'],
  ['account-waiting', 'račun čeka odobrenje'],
  ['account-disabled', 'račun je isključen'],
]);

/** The value of a field of a record in Croatian, in one line. */
export function describeValue(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'nijedna' : value.join(', ');
  if (value === null || value === undefined || value === '') return 'prazno';
  if (field === 'state') return Number(value) === 1 ? 'objavljeno' : 'skica';
  if (FLAGS.has(field)) return value === 1 || value === true ? 'da' : 'ne';
  if (field === 'size') return formatBytes(Number(value));
  if (field === 'rows' || field === 'moved') return formatNumber(Number(value));
  if (/(_id|id)$/.test(field)) return `br. ${value}`;
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);
  // A former day stays a day, so no time is today.
  if (isTime) return formatMoment(value, new Date(0));
  return VALUE_WORDS.get(value) ?? String(value);
}
