import { DASHBOARD_TITLE_LENGTH } from '@baklja/contract/limits';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { formatListDate, formatTime } from '#web/lib/dates.ts';

const ADDRESS = { one: 'adresa', few: 'adrese', other: 'adresa' };

export const dashboardText = {
  title: 'Dashboard',
  createPost: 'Dodaj članak',
  edit: 'Uredi',
  allPosts: 'Svi postovi',

  figures: 'Brojke',
  publishedPosts: 'Objavljeni članci',
  draftPosts: 'Neobjavljeni članci',
  categorisedAthletes: 'Kategorizirani sportaši',
  thisWeek: 'ovaj tjedan',
  drafts: 'skice na oba jezika',
  presentList: 'na važećem popisu',
  noListYet: 'popis još nije učitan',
  unknownFigure: 'nije učitano',
  figuresFailed: 'Brojke nisu učitane.',
  someFiguresFailed: 'Dio brojki nije učitan.',

  weeks: 'Objave po tjednima',
  week: { one: 'tjedan', few: 'tjedna', other: 'tjedana' },
  post: { one: 'objava', few: 'objave', other: 'objava' },
  noPostsInWeeks: 'U tom razdoblju nije objavljen nijedan članak.',
  weeksFailed: 'Objave po tjednima nisu učitane.',

  language: 'Jezik',
  latestOfBoth: 'Zadnji članci',
  latest: { 'hr-HR': 'Zadnji članci, hrvatski', 'en-GB': 'Zadnji članci, engleski' },
  latestFailed: {
    'hr-HR': 'Zadnji članci na hrvatskom nisu učitani.',
    'en-GB': 'Zadnji članci na engleskom nisu učitani.',
  },
  noLatest: { 'hr-HR': 'Još nema članaka na hrvatskom.', 'en-GB': 'Još nema članaka na engleskom.' },
  noLatestHelp: 'Ovdje će stajati deset zadnjih.',
  draft: 'Skica',
  scheduled: (moment: string) => `Zakazano: ${moment}`,
  ending: (moment: string) => `Završava: ${moment}`,
  ended: (moment: string) => `Završeno: ${moment}`,

  attention: 'Traži pažnju',
  attentionFailed: 'Nije sve provjereno.',
  nothing: 'Ništa ne traži vašu pažnju.',
  nothingHelp: 'Tri su članka prikvačena, nema skica, a nijedan ne čeka vrijeme objave.',
  choosePins: 'Odaberi članke',
  openList: 'Otvori popis',
  openUsers: 'Otvori korisnike',

  addresses: {
    title: 'Adrese koje ne smiju na web',
    back: 'Dashboard',
    help: 'Ove su adrese zapisane prije nego što su se provjeravale. Javnost na njihovu mjestu dobiva prazno polje, a u zapisu stoje kao prije. Otvorite zapis i upišite ispravnu adresu, ili je izbrišite.',
    incomplete: 'Stariji se zapisi još pregledavaju, pa popis možda nije potpun. Osvježite ga za koju minutu.',
    columns: { record: 'Zapis', kind: 'Vrsta', field: 'Polje', value: 'Adresa' },
    untitled: 'bez naziva',
    list: {
      region: 'Adrese koje ne smiju na web',
      notLoaded: 'Popis adresa nije učitan.',
      count: (total: number) => countOf(total, ADDRESS),
      shown: (first: number, last: number, total: number) =>
        `Adrese ${formatNumber(first)}–${formatNumber(last)} od ${formatNumber(total)}`,
      empty: () => 'Sve adrese smiju na web.',
      emptyHelp: 'Ovdje bi bile adrese iz zapisa koje javnost ne dobiva.',
    },
  },
} as const;

/** `23-11-2026 u 09:00`. */
export function describeMoment(iso: string): string {
  return `${formatListDate(iso)} u ${formatTime(new Date(iso))}`;
}

const letters = new Intl.Segmenter('hr', { granularity: 'grapheme' });

/**
 * A title as the dashboard shows it: one longer than 75 letters ends with an ellipsis, and no letter is cut in half.
 */
export function cutTitle(title: string): string {
  if (title.length <= DASHBOARD_TITLE_LENGTH) return title;
  let cut = '';
  for (const { segment } of letters.segment(title)) {
    if (cut.length + segment.length > DASHBOARD_TITLE_LENGTH) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
