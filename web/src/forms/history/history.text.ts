import type { Kind } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { genitive } from '@baklja/contract/records/record-words';

export const historyText = {
  title: (kind: Kind) => `Povijest ${genitive(kind)}`,
  versions: 'Verzije',
  count: (total: number) => countOf(total, { one: 'verzija', few: 'verzije', other: 'verzija' }),
  present: 'Trenutačna verzija',
  rejected: 'Nije spremljeno',
  rejectedHelp: 'U međuvremenu je netko drugi spremio novu verziju. Ovo je ono što je tada poslano.',
  unknownUser: 'Nepoznat korisnik',
  unknownTime: 'nepoznato kada',
  first: 'Ovo je prva verzija.',
  nothingToCompare: 'Poslije sljedećeg spremanja ovdje piše što se promijenilo.',
  noEarlier: 'Prije ove verzije nema druge.',
  loading: 'Učitava se povijest',
  notLoaded: 'Povijest nije učitana.',
  loadingVersion: 'Učitava se verzija',
  versionNotLoaded: 'Verzija nije učitana.',
  older: 'Prikaži starije verzije',
  shown: (count: number, total: number) => `Prikazano ${count} od ${total}.`,
  compare: 'Usporedi',
  withPresent: 's trenutačnom',
  withPrevious: 's prethodnom',
  differences: 'Razlike',
  noDifference: 'Te dvije verzije se ne razlikuju.',
  same: (count: number) => `${countOf(count, { one: 'polje je isto', few: 'polja su ista', other: 'polja je isto' })}.`,
  restore: 'Vrati ovu verziju',
  unsaved: 'Najprije spremite ili odbacite svoje promjene.',
  sameAsPresent: 'Ista je kao trenutačna verzija.',
  undo: 'Trenutačna verzija ostaje u povijesti, pa se i ona može vratiti.',
  isPublic: 'Zapis je javan: vraćena se verzija odmah vidi i na webu.',
  kept: (labels: readonly string[]) =>
    `Vraćanje ne mijenja: ${labels.map((label) => label.toLocaleLowerCase('hr')).join(', ')}.`,
  restored: (who: string, when: string) => `Vraćena je verzija: ${who}, ${when}.`,
} as const;
