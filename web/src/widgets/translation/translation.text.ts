import type { Language } from '@baklja/contract/fields';

/** Kinds of records that have translations. */
export type TranslatedKind = 'post' | 'page';

const IN_LANGUAGE: Record<Language, string> = { 'hr-HR': 'na hrvatskom', 'en-GB': 'na engleskom' };

/** Croatian words about translations. */
export const translationText = {
  heading: 'Prijevod',
  none: {
    post: (language: Language) => `Članka ${IN_LANGUAGE[language]} još nema.`,
    page: (language: Language) => `Stranice ${IN_LANGUAGE[language]} još nema.`,
  },
  there: (language: Language) => (language === 'hr-HR' ? 'Na hrvatskom' : 'Na engleskom'),
  translationOutdated: {
    post: 'Prijevod je stariji: ovaj je članak poslije mijenjan.',
    page: 'Prijevod je stariji: ova je stranica poslije mijenjana.',
  },
  outdated: {
    post: 'Ovaj je članak stariji: prijevod je poslije mijenjan.',
    page: 'Ova je stranica starija: prijevod je poslije mijenjan.',
  },
  inStep: 'Tekstovi su usklađeni.',
  create: 'Izradi prijevod',
  link: 'Poveži s postojećim',
  compare: 'Usporedi',
  endComparing: 'Zatvori usporedbu',
  part: 'Razdvoji',
  partQuestion: 'Razdvojiti prijevode?',
  partHelp: 'Oba teksta ostaju kakvi jesu; samo više ne pripadaju jedan drugome.',
  linkTitle: { post: 'Poveži s člankom', page: 'Poveži sa stranicom' },
  linkHelp: (language: Language) => `Traži se među naslovima ${IN_LANGUAGE[language]}.`,
  search: 'Naslov',
  taken: 'već ima prijevod',
  noMatch: 'Nijedan takav naslov.',
  noCandidates: { post: 'Na tom jeziku još nema članaka.', page: 'Na tom jeziku još nema stranica.' },
  cancel: 'Odustani',
  retry: 'Pokušaj ponovno',
  notLoaded: 'Popis nije učitan.',
  original: 'Izvornik',
  besideNotLoaded: 'Drugi tekst nije učitan.',
  copyText: 'Prenesi tekst izvornika',
  copyTextHelp: 'Tekst se upisuje u polja desno, da prevodite preko njega.',
  empty: '(prazno)',
  untitled: 'Bez naslova',
  loading: 'Učitava se drugi tekst',
} as const;
