import { countOf } from '@baklja/contract/plural';
import type { SortOrder } from '#web/lists/address/sort-order.ts';
import type { PageListAddress } from './list/pages.list.ts';

const LINKS = { one: 'poveznica', few: 'poveznice', other: 'poveznica' };
const ENTRIES = { one: 'odjeljak', few: 'odjeljka', other: 'odjeljaka' };
const PICTURES = { one: 'slika', few: 'slike', other: 'slika' };
const MENU_ITEMS = {
  one: 'stavka izbornika vodi',
  few: 'stavke izbornika vode',
  other: 'stavki izbornika vodi',
};
const MEDALS = { one: 'medalja vodi', few: 'medalje vode', other: 'medalja vodi' };

/** Texts of the pages screens. Specified texts are literal. */
export const pagesText = {
  listTitle: 'Uredi stranice-kategorije',
  edit: 'Uredi',
  saving: 'Stranica se sprema…',
  titleMissing: 'Unesite naslov!',
  titleMissingInUpdate: 'Pripazite da je naslov unesen!',
  incomplete: 'Stranica nije spremljena: nešto nedostaje ili nije ispravno.',
  publicAddress: 'Javna adresa',
  copy: 'Kopiraj',
  copied: 'Javna adresa je kopirana',
  notCopied: (address: string) => `Preglednik nije dopustio kopiranje. Adresa je ${address}`,
  parts: 'Dijelovi stranice',
  links: 'Poveznice',
  accordion: 'Padajući odjeljci',
  gallery: 'Galerija',
  linkCount: (count: number) => countOf(count, LINKS),
  entryCount: (count: number) => countOf(count, ENTRIES),
  pictureCount: (count: number) => countOf(count, PICTURES),
  /** The content of a switched-off part in words; an empty string when it has none. */
  kept: (count: number, counted: string) => (count === 0 ? '' : `Isključeno. Ostaje sačuvano: ${counted}.`),
  linksHelp:
    'Stoje ispod teksta. Kao adresu upišite riječ iz naslova stranice ili imena datoteke, ili cijelu adresu: https://www.hoo.hr, /page/111/1.',
  accordionHelp: 'Stoje ispod teksta: vidi se naslov, a tekst se otvori na klik.',
  addLink: 'Dodaj poveznicu',
  addEntry: 'Dodaj odjeljak',
  linkTitle: 'Tekst poveznice',
  linkAddress: 'Adresa',
  entryTitle: 'Naslov odjeljka',
  entryText: 'Tekst odjeljka',
  editText: 'Uredi tekst',
  closeText: 'Zatvori tekst',
  noText: 'Bez teksta',
  linkTitleMissing: 'Upišite tekst poveznice.',
  linkMissing: 'Upišite adresu.',
  linkHarmful: 'Ovakva adresa nije dopuštena. Upišite adresu koja počinje s https:// ili stazu koja počinje s /.',
  entryTitleMissing: 'Upišite naslov odjeljka.',
  linkRemoved: 'Poveznica je uklonjena',
  entryRemoved: 'Odjeljak je uklonjen',
  image: 'Slika',
  caption: 'Potpis',
  savedAt: (time: string) => `Stranica spremljena u ${time}`,
  on: 'Uključeno',
  off: 'Isključeno',
  checkingReferences: 'Provjerava se što vodi na ovu stranicu…',
  referencesFailed: 'Nije poznato što vodi na ovu stranicu.',
  noReferences: 'Nijedna medalja ni stavka izbornika ne vodi na ovu stranicu.',
  references: (count: number) => `${countOf(count, MEDALS)} na ovu stranicu i ostat će bez nje:`,
  menuItems: (count: number) => `${countOf(count, MENU_ITEMS)} na ovu stranicu i ostat će bez cilja:`,
  newTab: '(u novoj kartici)',
  moreReferences: (count: number) => `i još ${count}`,
  willBeGone: 'Javnost je više neće vidjeti',
} as const;

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
