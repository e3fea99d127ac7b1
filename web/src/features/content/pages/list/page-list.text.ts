import { countOf } from '@baklja/contract/plural';
import type { SortOrder } from '#web/lists/address/sort-order.ts';
import { MENU_ITEMS } from '../pages.text.ts';
import type { PageListAddress } from './pages.list.ts';

const MEDALS = { one: 'medalja vodi', few: 'medalje vode', other: 'medalja vodi' };

/** Texts of the list of pages. Specified texts are literal. */
export const pageListText = {
  modified: 'Zadnja izmjena',
  anyTranslation: 'Svi prijevodi',
  author: 'Autor',
  anyAuthor: 'Svi autori',
  authorsFailed: 'Autori nisu učitani.',
  sortings: {
    'id desc': 'Najnovije',
    'id asc': 'Najstarije',
    'modified desc': 'Nedavno promijenjeno',
    'modified asc': 'Davno promijenjeno',
    'title asc': 'Naslov od A do Ž',
    'title desc': 'Naslov od Ž do A',
  } satisfies Record<`${PageListAddress['sort']} ${SortOrder}`, string>,

  willBeGone: (count: number) => (count === 1 ? 'Javnost je više neće vidjeti' : 'Javnost ih više neće vidjeti'),
  /** References to several pages that are about to be deleted. */
  checkingReferences: 'Provjerava se što vodi na ove stranice…',
  referencesFailed: 'Nije poznato što vodi na ove stranice.',
  noReferences: 'Nijedna medalja ni stavka izbornika ne vodi na ove stranice.',
  menuItems: (count: number) => `${countOf(count, MENU_ITEMS)} na ove stranice i ostat će bez cilja:`,
  references: (count: number) => `${countOf(count, MEDALS)} na ove stranice i ostat će bez njih:`,

  emptyHelp: 'Za prvu stranicu dovoljan je naslov. Tekst, poveznice i slike možete dopuniti poslije.',
  noMatch: 'Nijedna stranica ne odgovara.',
} as const;
