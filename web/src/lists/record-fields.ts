import { type Kind, kindRow } from '@baklja/contract/kinds';
import { formatNumber } from '@baklja/contract/plural';
import { isRole, ROLE_NAMES } from '@baklja/contract/roles';
import { formatMoment } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';

/** Columns that follow from other ones, or that only the application needs. */
const DERIVED = new Set([
  'id',
  'version',
  'created',
  'created_by',
  'created_time',
  'created_user_id',
  'modified',
  'modified_by',
  'modified_time',
  'modified_user_id',
  'azurirano',
  'ordered',
  'ordered_by',
  'order_version',
  'title_key',
  'name_key',
  'number',
  'object_key',
  'sha256',
  'upload_id',
  'password_changed',
  'last_log_in',
]);

/** Columns of several kinds, and what the audit log says of no kind; the row of a kind in `KINDS` has its own. */
const SHARED_WORDS: Readonly<Record<string, string>> = {
  email: 'e-pošta',
  gallery: 'galerija',
  language: 'jezik',
  link: 'poveznica',
  moved: 'pomaknuto',
  naziv: 'naziv',
  orderIndex: 'redoslijed',
  path: 'putanja',
  roles: 'uloge',
  title: 'naslov',
  title_eng: 'engleski naziv',
  translation_id: 'prijevod',
  value: 'naziv',
};

/** The Croatian word of a field of a record; undefined for a column that follows from other ones. */
export function fieldWord(kind: Kind | null, field: string): string | undefined {
  if (DERIVED.has(field) || field.endsWith('_folded')) return undefined;
  const own = kind ? kindRow(kind).fieldWords?.[field] : undefined;
  return own === null ? undefined : (own ?? SHARED_WORDS[field] ?? `polje ${field}`);
}

const FLAGS = new Set([
  'active',
  'aktivan',
  'olimpijac',
  'izdvojeno',
  'featured',
  'tim',
  'firma',
  'different',
  'show_gallery',
  'show_buttons',
  'show_accordion',
  'show_doc_page',
  'show_in_sub',
  'show_sub',
  'sub',
  'doc',
  'search',
  'kont',
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
  if (field === 'roles' && Array.isArray(value) && value.length > 0) return value.map(roleName).join(', ');
  if (Array.isArray(value)) return value.length === 0 ? 'nijedna' : value.join(', ');
  if (value === null || value === undefined || value === '') return 'prazno';
  if (field === 'state') return Number(value) === 1 ? 'objavljeno' : 'skica';
  if (FLAGS.has(field)) return value === 1 || value === true ? 'da' : 'ne';
  if (field === 'role') return roleName(value);
  if (field === 'size') return formatBytes(Number(value));
  if (field === 'rows' || field === 'moved') return formatNumber(Number(value));
  if (/(_id|id)$/.test(field)) return `br. ${value}`;
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);
  // A former day stays a day, so no time is today.
  if (isTime) return formatMoment(value, new Date(0));
  return VALUE_WORDS.get(value) ?? String(value);
}

function roleName(role: unknown): string {
  return isRole(role) ? ROLE_NAMES[role] : String(role);
}
