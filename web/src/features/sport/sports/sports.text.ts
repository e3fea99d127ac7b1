import { countOf } from '@baklja/contract/plural';

const ATHLETES = { one: 'sportaš', few: 'sportaša', other: 'sportaša' };
const MEDALS = { one: 'medalja', few: 'medalje', other: 'medalja' };
const MEDALS_WITH_NAME = { one: 'medalja ima', few: 'medalje imaju', other: 'medalja ima' };
const CATEGORISED = { one: 'kategorizirani', few: 'kategorizirana', other: 'kategoriziranih' };

export const sportsText = {
  name: 'Naziv',
  nameMissing: 'Unesite naziv!',
  sameName: 'Velika slova, kvačice i razmaci ne čine drugi naziv: „tenis” i „Tenis” isti su sport.',
  formerName: (name: string) => `Bilo je: ${name}. Sportaši odmah nose novi naziv.`,
  renameMedals: 'Promijeni i u medaljama',
  medalsWithName: (count: number, name: string) => `${countOf(count, MEDALS_WITH_NAME)} upisan sport „${name}”.`,
  fromFile: 'Dolaze iz datoteke i mijenjaju se samo novim uvozom.',
  athletes: (count: number) => countOf(count, ATHLETES),
  medals: (count: number) => countOf(count, MEDALS),
  rows: (count: number) => countOf(count, CATEGORISED),
  all: 'Svi sportovi',
  noName: (search: string) => `Nijedan sport ne sadrži „${search}”.`,
  emptyHelp: 'Sport imaju sportaši i medalje. Dovoljan je naziv.',
} as const;
