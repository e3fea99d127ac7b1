import type { Language } from '@baklja/contract/fields';
import { KINDS, type KindWith } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { capitalised, genitive, inGender, nominative } from '@baklja/contract/records/record-words';

export type TranslatedKind = KindWith<'translation'>;

const IN_LANGUAGE: Record<Language, string> = { 'hr-HR': 'na hrvatskom', 'en-GB': 'na engleskom' };

const PARTS = { one: 'dijela', few: 'dijela', other: 'dijelova' };
/** By the language of the original. */
const WEB: Record<Language, string> = { 'hr-HR': 'engleskom', 'en-GB': 'hrvatskom' };
const WEB_TEXT: Record<Language, string> = { 'hr-HR': 'hrvatski', 'en-GB': 'engleski' };

export const translationText = {
  heading: 'Prijevod',
  none: (kind: TranslatedKind, language: Language) =>
    `${capitalised(genitive(kind))} ${IN_LANGUAGE[language]} još nema.`,
  there: (language: Language) => (language === 'hr-HR' ? 'Na hrvatskom' : 'Na engleskom'),
  translationOutdated: (kind: TranslatedKind) =>
    `Prijevod je stariji: ${inGender(kind, 'ovaj', 'ova')} je ${nominative(kind)} poslije ${inGender(kind, 'mijenjan', 'mijenjana')}.`,
  outdated: (kind: TranslatedKind) =>
    `${inGender(kind, 'Ovaj', 'Ova')} je ${nominative(kind)} ${inGender(kind, 'stariji', 'starija')}: prijevod je poslije mijenjan.`,
  inStep: 'Tekstovi su usklađeni.',
  create: 'Izradi prijevod',
  link: 'Poveži s postojećim',
  compare: 'Usporedi',
  endComparing: 'Zatvori usporedbu',
  part: 'Razdvoji',
  partQuestion: 'Razdvojiti prijevode?',
  partHelp: 'Oba teksta ostaju kakvi jesu; samo više ne pripadaju jedan drugome.',
  linkTitle: (kind: TranslatedKind) => `Poveži ${KINDS[kind].words.instrumental}`,
  linkHelp: (language: Language) => `Traži se među naslovima ${IN_LANGUAGE[language]}.`,
  search: 'Naslov',
  taken: 'već ima prijevod',
  noMatch: 'Nijedan takav naslov.',
  noCandidates: (kind: TranslatedKind) => `Na tom jeziku još nema ${KINDS[kind].words.count.other}.`,
  cancel: 'Odustani',
  notLoaded: 'Popis nije učitan.',
  original: 'Izvornik',
  notLoadedThere: 'Drugi tekst nije učitan.',
  copyText: 'Prenesi što još nedostaje',
  copyTextHelp: 'u polja desno, prevodite preko njega',
  translated: 'Prevedeno',
  countOfAll: (done: number, all: number) => `${done} od ${all}`,
  same: (count: number) => `, namjerno isto ${count}`,
  keepSame: 'Namjerno isto',
  undoSame: 'Poništi zadnje',
  goOn: 'Nastavi prijevod',
  /** Advice before publishing. */
  untranslated: (left: number, all: number, { language, isMissing }: { language: Language; isMissing: boolean }) =>
    `Nije prevedeno ${left} od ${countOf(all, PARTS)}, pa bi na ${WEB[language]} webu stajao ${WEB_TEXT[language]} tekst${isMissing ? ' ili ništa' : ''}.`,
  next: 'Sljedeće',
  untranslatedParts: 'Nije prevedeno',
  translationSide: 'Prijevod',
  sides: 'Izvornik ili prijevod',
  empty: '(prazno)',
  untitled: 'Bez naslova',
  loading: 'Učitava se drugi tekst',
} as const;
