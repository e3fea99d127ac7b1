import { hasAbility, type Kind } from '@baklja/contract/kinds';
import { staysInBinText } from '@baklja/contract/records/record-words';
import type { ReactNode } from 'react';
import { IconArchive } from '#web/lib/icons.ts';

/** The line of a question before deleting that says how long the records stay in the bin; none for kinds without it. */
export function binSentence(kind: Kind, count: number): { icon: ReactNode; text: string }[] {
  return hasAbility(kind, 'bin') ? [{ icon: <IconArchive aria-hidden />, text: staysInBinText(count) }] : [];
}
