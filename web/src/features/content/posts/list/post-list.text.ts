import type { PostSort, PostStatus } from '@baklja/contract/features/content/posts';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import type { SortOrder } from '#web/lists/address/sort-order.ts';

const ARTICLE = { one: 'članak', few: 'članka', other: 'članaka' };
const PUBLISHED = { one: 'je objavljen', few: 'su objavljena', other: 'je objavljeno' };
const PINNED = { one: 'je prikvačen', few: 'su prikvačena', other: 'je prikvačeno' };

/** Texts of the list of posts. Specified texts are literal. */
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
