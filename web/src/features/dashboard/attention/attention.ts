import { PUBLISHED } from '@baklja/contract/features/posts';
import { countOf } from '@baklja/contract/plural';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import type { LatestPost } from '../dashboard.queries.ts';

export type AttentionItem = {
  kind: 'pins' | 'scheduled' | 'drafts';
  title: string;
  help: string;
  /** The end of the help text, kept on one line. */
  moment?: string;
};

type Known = { pinned: number; drafts: number; latest: readonly LatestPost[] };

/** Items that need attention, most urgent first; empty when there are none. */
export function findAttention({ pinned, drafts, latest }: Known, now: Date): AttentionItem[] {
  const scheduled = latest.filter((post) => isScheduled(post, now));
  return [
    ...TOO_FEW_PINS.slice(pinned, pinned + 1),
    ...(scheduled.length > 0 ? [describeScheduled(scheduled)] : []),
    ...(drafts > 0 ? [describeDrafts(drafts)] : []),
  ];
}

/** Whether the post is published with a time in the future. */
export function isScheduled({ state, publish_up }: Pick<LatestPost, 'state' | 'publish_up'>, now: Date): boolean {
  return state === PUBLISHED && new Date(publish_up) > now;
}

/** `23-11-2026 u 09:00`. */
export function describeMoment(iso: string): string {
  return `${formatListDate(iso)} u ${formatTime(new Date(iso))}`;
}

/** One item for each number of pinned posts below the limit, starting with none. */
const TOO_FEW_PINS: readonly AttentionItem[] = [
  { kind: 'pins', title: 'Nijedan članak nije prikvačen', help: 'Naslovnica ima tri prazna mjesta.' },
  { kind: 'pins', title: 'Prikvačen je 1 članak od 3', help: 'Naslovnica ima dva prazna mjesta.' },
  { kind: 'pins', title: 'Prikvačena su 2 članka od 3', help: 'Naslovnica ima jedno prazno mjesto.' },
];

function describeScheduled(scheduled: readonly LatestPost[]): AttentionItem {
  const [first = ''] = scheduled.map(({ publish_up }) => publish_up).sort();
  const forms = {
    one: 'članak čeka vrijeme objave',
    few: 'članka čekaju vrijeme objave',
    other: 'članaka čeka vrijeme objave',
  };
  return {
    kind: 'scheduled',
    title: countOf(scheduled.length, forms),
    help: `Među zadnjim člancima; ${scheduled.length === 1 ? 'izlazi' : 'prvi izlazi'}`,
    moment: `${describeMoment(first)}.`,
  };
}

function describeDrafts(drafts: number): AttentionItem {
  const forms = { one: 'skica čeka objavu', few: 'skice čekaju objavu', other: 'skica čeka objavu' };
  const help = drafts === 1 ? 'Javnost je ne vidi.' : 'Javnost ih ne vidi.';
  return { kind: 'drafts', title: countOf(drafts, forms), help };
}
