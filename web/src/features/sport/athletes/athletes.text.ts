import { countOf, formatNumber, formFor } from '@baklja/contract/plural';

const ATHLETES = { one: 'sportaš', few: 'sportaša', other: 'sportaša' };
const OLYMPIANS = { one: 'olimpijac', few: 'olimpijca', other: 'olimpijaca' };
const NAMESAKES = { one: 'sportaš već ima', few: 'sportaša već imaju', other: 'sportaša već ima' };

export const athletesText = {
  list: {
    search: 'Ime, prezime ili broj',
    noTitle: (search: string) => `Nijedan sportaš nema u imenu „${search}”.`,
    emptyHelp: 'Dovoljni su ime, prezime i sport.',
    deleteQuestion: 'Jeste li sigurni da želite izbrisati?',
  },
  count: (count: number) => countOf(count, ATHLETES),
  countOlympians: (count: number) => countOf(count, OLYMPIANS),
  showAll: (total: number) => {
    if (total === 1) return 'Prikaži u popisu';
    return `Prikaži ${formFor(total, { one: 'svih', few: 'sva', other: 'svih' })} ${formatNumber(total)} u popisu`;
  },
  sport: 'Sport',
  active: 'Aktivan',
  inactive: 'Neaktivan',
  olympian: 'Olimpijac',
  numbered: (sport: string, id: number) => `${sport}, br. ${id}`,
  medals: 'Medalje',
  languages: { tekst: 'hr', tekst_eng: 'eng' },
  picture: 'Slika',
  croatian: 'Hrvatski',
  english: 'Engleski',
  placeholder: { 'hr-HR': 'Tekst o sportašu.', 'en-GB': 'Tekst na engleskom.' },
  namesakes: (count: number) => `${countOf(count, NAMESAKES)} to ime i prezime:`,
  otherPerson: 'Ovo je druga osoba',
} as const;
