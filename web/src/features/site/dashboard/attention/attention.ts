import type { User } from '@baklja/contract/features/accounts/users';
import type { PostStatus } from '@baklja/contract/features/content/posts';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { paths } from '#web/lib/paths.ts';
import type { NightlyBackup, PostTotals } from '../dashboard.queries.ts';
import { dashboardText } from '../dashboard.text.ts';
import { describeMoment } from '../describe-moment.ts';
import { countPosts, postsByLanguage } from '../post-totals.ts';
import type { AttentionItem } from './attention-item.ts';
import { findBackupFault } from './nightly-backup.ts';

type Known = {
  pinned: number;
  /** Undefined when unknown. */
  totals: PostTotals | undefined;
  /** The registrations that wait, the oldest first. */
  waiting: readonly Pick<User, 'created'>[];
  /** The active users with a password that everyone knows. */
  publicUsers: readonly Pick<User, 'username'>[];
  /** Undefined when unknown, and for roles that may not know. */
  backup?: NightlyBackup | undefined;
  /** How many addresses the public does not get; undefined when unknown, and for roles that may not know. */
  refusedAddresses?: number | undefined;
  now: Date;
};

/** Items that need attention, most urgent first; empty when there are none. */
export function findAttention(known: Known): AttentionItem[] {
  const { pinned, totals, waiting, publicUsers, backup, refusedAddresses = 0, now } = known;
  const fault = backup && findBackupFault(backup);
  return [
    ...(publicUsers.length > 0 ? [describePublicPasswords(publicUsers)] : []),
    ...(fault?.kind === 'backup' ? [fault] : []),
    ...(waiting[0] ? [describeWaiting(waiting.length, waiting[0].created)] : []),
    ...(refusedAddresses > 0 ? [describeAddresses(refusedAddresses)] : []),
    ...TOO_FEW_PINS.slice(pinned, pinned + 1),
    ...(totals?.next_publish_up ? [describeScheduled(totals, totals.next_publish_up)] : []),
    ...(totals?.next_publish_down && isSoon(totals.next_publish_down, now)
      ? [describeEnding(totals, totals.next_publish_down)]
      : []),
    ...(totals && countPosts(totals, 'draft') > 0 ? [describeDrafts(totals)] : []),
    ...(fault?.kind === 'no-backup' ? [fault] : []),
  ];
}

/** An end of publication needs attention this long before. */
const SOON_MS = 7 * DAY_MS;

function isSoon(iso: string, now: Date): boolean {
  return new Date(iso).getTime() - now.getTime() <= SOON_MS;
}

const CHOOSE_PINS = [{ text: dashboardText.choosePins, to: paths.posts }];

/** One item for each number of pinned posts below the limit, starting with none. */
const TOO_FEW_PINS: readonly AttentionItem[] = [
  { title: 'Nijedan članak nije prikvačen', help: 'Naslovnica ima tri prazna mjesta.' },
  { title: 'Prikvačen je 1 članak od 3', help: 'Naslovnica ima dva prazna mjesta.' },
  { title: 'Prikvačena su 2 članka od 3', help: 'Naslovnica ima jedno prazno mjesto.' },
].map((item) => ({ kind: 'pins' as const, ...item, links: CHOOSE_PINS }));

function describePublicPasswords(users: Known['publicUsers']): AttentionItem {
  const forms = {
    one: 'korisnik ima javno poznatu lozinku',
    few: 'korisnika imaju javno poznatu lozinku',
    other: 'korisnika ima javno poznatu lozinku',
  };
  const names = users.map(({ username }) => username).join(', ');
  return {
    kind: 'public-passwords',
    title: countOf(users.length, forms),
    help: `Probna lozinka iz datoteke README.md još vrijedi za: ${names}. Poslužitelj je dostupan i drugima, pa postavite nove lozinke ili onemogućite te korisnike.`,
    links: [{ text: dashboardText.openUsers, to: paths.users }],
  };
}

function describeWaiting(count: number, since: string): AttentionItem {
  const forms = {
    one: 'registracija čeka odobrenje',
    few: 'registracije čekaju odobrenje',
    other: 'registracija čeka odobrenje',
  };
  return {
    kind: 'waiting',
    title: countOf(count, forms),
    help: `${count === 1 ? 'Čeka od' : 'Najstarija čeka od'} ${describeMoment(since)}.`,
    links: [{ text: dashboardText.openUsers, to: paths.users }],
  };
}

function describeAddresses(count: number): AttentionItem {
  const forms = {
    one: 'adresa ne smije na javni web',
    few: 'adrese ne smiju na javni web',
    other: 'adresa ne smije na javni web',
  };
  return {
    kind: 'addresses',
    title: countOf(count, forms),
    help: `Javnost na ${count === 1 ? 'njezinu' : 'njihovu'} mjestu dobiva prazno polje.`,
    links: [{ text: dashboardText.openList, to: paths.refusedAddresses }],
  };
}

function describeScheduled(totals: PostTotals, next: string): AttentionItem {
  const count = countPosts(totals, 'scheduled');
  const forms = {
    one: 'članak čeka vrijeme objave',
    few: 'članka čekaju vrijeme objave',
    other: 'članaka čeka vrijeme objave',
  };
  return {
    kind: 'scheduled',
    title: countOf(count, forms),
    help: `${count === 1 ? 'Izlazi' : 'Prvi izlazi'} ${describeMoment(next)}.`,
    links: listLinks(totals, 'scheduled'),
  };
}

function describeEnding(totals: PostTotals, next: string): AttentionItem {
  const count = countPosts(totals, 'ending');
  const forms = { one: 'članak ima kraj objave', few: 'članka imaju kraj objave', other: 'članaka ima kraj objave' };
  return {
    kind: 'ending',
    title: countOf(count, forms),
    help: `${count === 1 ? 'Završava' : 'Prvi završava'} ${describeMoment(next)}.`,
    links: listLinks(totals, 'ending'),
  };
}

function describeDrafts(totals: PostTotals): AttentionItem {
  const count = countPosts(totals, 'draft');
  const forms = { one: 'skica čeka objavu', few: 'skice čekaju objavu', other: 'skica čeka objavu' };
  const help = count === 1 ? 'Javnost je ne vidi.' : 'Javnost ih ne vidi.';
  return { kind: 'drafts', title: countOf(count, forms), help, links: listLinks(totals, 'draft') };
}

/** The lists of the posts with the status; a list holds one language. */
function listLinks(totals: PostTotals, status: PostStatus): AttentionItem['links'] {
  const lists = postsByLanguage(totals, status);
  if (lists.length === 1) return lists.map(({ to }) => ({ text: dashboardText.openList, to }));
  return lists.map(({ language, count, to }) => ({ text: `${language}, ${formatNumber(count)}`, to }));
}
