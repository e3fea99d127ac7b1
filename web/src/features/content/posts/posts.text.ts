import type { PostSort, PostStatus } from '@baklja/contract/features/content/posts';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import type { SortOrder } from '#web/lists/address/sort-order.ts';

const ARTICLE = { one: 'članak', few: 'članka', other: 'članaka' };
const PUBLISHED = { one: 'je objavljen', few: 'su objavljena', other: 'je objavljeno' };
const PINNED = { one: 'je prikvačen', few: 'su prikvačena', other: 'je prikvačeno' };

/** `23-11-2026 u 09:00`. */
export function describeMoment(iso: string): string {
  return `${formatListDate(iso)} u ${formatTime(new Date(iso))}`;
}

/** Texts of the posts screens. Specified texts are literal. */
export const postsText = {
  copyAlias: 'Kopiraj alias',
  aliasCopied: 'Alias je kopiran.',
  aliasNotCopied: (alias: string) => `Preglednik ne dopušta kopiranje. Alias glasi: ${alias}`,
  listTitle: 'Svi postovi',
  pinWarning: 'Upozorenje! Broj "pigned" članaka mora biti 3',
  pinsUnknown: 'Nije poznato koji su članci prikvačeni.',
  search: 'Pretraži',
  published: 'Objavljeno',
  scheduled: 'Zakazano',
  ended: 'Završeno',
  draft: 'Skica',
  highlight: 'Izdvojeno',
  pin: 'Ping',
  edit: 'Uredi',
  saving: 'Post se objavljuje...',
  incomplete: 'Unesite podatke',
  draftSaved: 'Skica spremljena',
  publishedAt: (time: string) => `Objavljeno u ${time}`,
  scheduledFor: (from: string) => `Zakazano za ${describeMoment(from)}`,
  endedAt: (end: string) => `Objava je završila ${describeMoment(end)}`,
  until: (end: string) => `do ${end}`,
  halfTime: 'Upišite i dan i vrijeme, ili oboje ostavite prazno.',
  endNotAfter: 'Kraj objave mora biti nakon vremena objave.',
  removeEnd: 'Ukloni kraj objave',
  missingData: 'Unesi podatke',
  saveFailed: 'Nešto nije u redu!',
} as const;

export const postListText = {
  tooMany: `Odjednom se može promijeniti najviše ${countOf(RECORDS_AT_ONCE_LIMIT, ARTICLE)}.`,
  publish: 'Objavi',
  unpublish: 'Vrati u skice',
  category: 'Kategorija…',
  categoriesFailed: 'Kategorije nisu učitane.',
  authorsFailed: 'Autori nisu učitani.',

  willUnpin: (pinned: number, all: number) =>
    all === 1
      ? 'Prikvačen je na naslovnici, bit će otkvačen'
      : `${countOf(pinned, PINNED)} na naslovnici i bit će ${pinned === 1 ? 'otkvačen' : 'otkvačena'}`,
  willBeGone: (published: number, all: number) =>
    all === 1
      ? 'Objavljen je; javnost ga više neće vidjeti'
      : `${countOf(published, PUBLISHED)}; javnost ${published === 1 ? 'ga' : 'ih'} više neće vidjeti`,

  statuses: {
    published: 'Objavljeno',
    scheduled: 'Zakazano',
    ending: 'Završava',
    ended: 'Završeno',
    draft: 'Skica',
  } satisfies Record<PostStatus, string>,
  sortings: {
    'created desc': 'Najnovije',
    'created asc': 'Najstarije',
    'modified desc': 'Nedavno promijenjeno',
    'modified asc': 'Davno promijenjeno',
    'title asc': 'Naslov od A do Ž',
    'title desc': 'Naslov od Ž do A',
  } satisfies Record<`${PostSort} ${SortOrder}`, string>,
  changed: 'promijenjeno',
  emptyHelp:
    'Za prvi članak trebate naslov i kategoriju. Ostalo možete dopuniti poslije; dok je skica, javnost ga ne vidi.',
} as const;
