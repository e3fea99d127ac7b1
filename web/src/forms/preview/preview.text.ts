import type { PreviewKind } from '@baklja/contract/features/content/previews';
import { accusative, genitive, nominative, thisOne } from '@baklja/contract/records/record-words';

export const previewText = {
  title: (kind: PreviewKind) => `Pregled ${genitive(kind)}`,
  linksHelp: (kind: PreviewKind) =>
    `Vrijedi 7 dana. Tko je ima, vidi samo ${thisOne(kind)}, i bez prijave; prikazuje ono što je zadnje spremljeno.`,
  saveFirst: (kind: PreviewKind) => `Poveznica se može napraviti kad se ${nominative(kind)} spremi.`,
  revokeHelp: (kind: PreviewKind) => `Tko je ima, više neće vidjeti ${accusative(kind)}. To se ne može poništiti.`,
  open: 'Pregled',
  links: 'Poveznica za kolege',
  made: (moment: string) => `napravljeno ${moment}`,
  until: (day: string, time: string) => `Vrijedi do: ${day} u ${time}`,
};
