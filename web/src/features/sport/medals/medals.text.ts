import type { Competition } from '@baklja/contract/features/sport/competition';
import { countOf, formatNumber } from '@baklja/contract/plural';

const MEDALS = { one: 'medalja', few: 'medalje', other: 'medalja' };
const SEASONS = { summer: 'Ljetne igre', winter: 'Zimske igre' } as const;

export const medalsText = {
  count: (count: number) => countOf(count, MEDALS),
  ofGames: (games: number) => (games === 1 ? 's jednih Igara' : `s ${formatNumber(games)} Igara`),
  list: {
    search: 'Sportaš, tim ili disciplina',
    noTitle: (search: string) => `Nijedna medalja ne sadrži „${search}”.`,
    emptyHelp: 'Medalja ima sportaša ili tim, mjesto, sport i natjecanje.',
    deleteQuestion: 'Jeste li sigurni da želite izbrisati?',
  },
  medal: 'Medalja',
  team: 'Tim',
  otherMedal: 'Ovo je druga medalja',
  sport: 'Sport',
  competition: 'Natjecanje',
  year: 'Godina',
  page: { 'hr-HR': 'Odaberi stranicu za prikaz hr', 'en-GB': 'Odaberi stranicu za prikaz eng' },
  pageMissing: { 'hr-HR': 'Odaberite hrvatsku stranicu.', 'en-GB': 'Odaberite englesku stranicu.' },
  pageShort: { 'hr-HR': 'hr', 'en-GB': 'eng' },
  month: 'Mjesec',
  readAs: ({ season, year }: Competition) =>
    [season && SEASONS[season], year === undefined ? 'bez godine' : `${year}.`].filter(Boolean).join(', '),
  seasons: SEASONS,
  views: { list: 'Popis', chart: 'Graf' },
  chartLabel: (competition: string, medals: string) => `${competition}: ${medals}`,
} as const;
