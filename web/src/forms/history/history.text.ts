import type { Kind } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { genitive } from '@baklja/contract/records/record-words';

export const historyText = {
  title: (kind: Kind) => `Povijest ${genitive(kind)}`,
  count: (total: number) => countOf(total, { one: 'verzija', few: 'verzije', other: 'verzija' }),
  present: 'Trenutačna verzija',
  rejected: 'Nije spremljeno',
  notLoaded: 'Povijest nije učitana.',
  compare: 'Usporedi',
  same: (count: number) => `${countOf(count, { one: 'polje je isto', few: 'polja su ista', other: 'polja je isto' })}.`,
  kept: (labels: readonly string[]) =>
    `Vraćanje ne mijenja: ${labels.map((label) => label.toLocaleLowerCase('hr')).join(', ')}.`,
  restored: (who: string, when: string) => `Vraćena je verzija: ${who}, ${when}.`,
} as const;
