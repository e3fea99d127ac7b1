import { TITLE_ADVISED_LENGTH } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';

const PICTURES = { one: 'slika nema', few: 'slike nemaju', other: 'slika nema' };
const GALLERY_PICTURES = {
  one: 'slika u galeriji nema',
  few: 'slike u galeriji nemaju',
  other: 'slika u galeriji nema',
};
const NOTES = { one: 'napomena', few: 'napomene', other: 'napomena' };
const LINKS = { one: 'poveznica ne vodi', few: 'poveznice ne vode', other: 'poveznica ne vodi' };
const PLACES = { one: 'mjestu', few: 'mjesta', other: 'mjesta' };
const LETTERS = { one: 'znak', few: 'znaka', other: 'znakova' };

export const publishChecksText = {
  heading: 'Prije objave',
  /** As in `2 obavezno, 3 napomene`. */
  summary: (blocking: number, notes: number) =>
    [...(blocking > 0 ? [`${blocking} obavezno`] : []), ...(notes > 0 ? [countOf(notes, NOTES)] : [])].join(', '),
  noTitle: 'Nema naslova.',
  longTitle: (length: number) =>
    `Naslov ima ${countOf(length, LETTERS)}; popisi prikazuju oko ${TITLE_ADVISED_LENGTH}.`,
  noAlt: (count: number) => `${countOf(count, PICTURES)} alternativni tekst.`,
  noCaption: (count: number) => `${countOf(count, GALLERY_PICTURES)} potpis.`,
  /** The first place where a level of headings is skipped, and the number of such places. */
  skippedLevels: ({ from, to, isFirst }: { from: number; to: number; isFirst: boolean }, count: number) => {
    if (count > 1) return `Razina naslova preskočena je na ${countOf(count, PLACES)}.`;
    return isFirst
      ? `Prvi je međunaslov Naslov ${to}, a ne Naslov 2.`
      : `Iza Naslova ${from} odmah dolazi Naslov ${to}.`;
  },
  deadLinks: (count: number) => `${countOf(count, LINKS)} nikamo.`,
} as const;
