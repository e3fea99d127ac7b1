import type { PreviewKind } from '@baklja/contract/features/content/previews';
import { accusative, genitive, nominative, thisOne } from '@baklja/contract/records/record-words';

/** Texts of the preview and of its links. */
export const previewText = {
  title: (kind: PreviewKind) => `Pregled ${genitive(kind)}`,
  linksHelp: (kind: PreviewKind) =>
    `Vrijedi 7 dana. Tko je ima, vidi samo ${thisOne(kind)}, i bez prijave; prikazuje ono što je zadnje spremljeno.`,
  saveFirst: (kind: PreviewKind) => `Poveznica se može napraviti kad se ${nominative(kind)} spremi.`,
  revokeHelp: (kind: PreviewKind) => `Tko je ima, više neće vidjeti ${accusative(kind)}. To se ne može poništiti.`,
  open: 'Pregled',
  device: 'Širina prikaza',
  phone: 'Mobitel',
  desk: 'Računalo',
  unsaved: 'Prikazano je ono što je upisano, i prije spremanja.',
  preparing: 'Pregled se priprema…',
  failed: 'Pregled nije učitan.',
  links: 'Poveznica za kolege',
  listOfLinks: 'Poveznice koje vrijede',
  newLink: 'Nova poveznica',
  noLinks: 'Još nema poveznice.',
  linksFailed: 'Popis poveznica nije učitan.',
  loadingLinks: 'Poveznice se učitavaju…',
  unknownUser: 'Nepoznat korisnik',
  made: (moment: string) => `napravljeno ${moment}`,
  until: (day: string, time: string) => `Vrijedi do: ${day} u ${time}`,
  copy: 'Kopiraj',
  address: 'Adresa nove poveznice',
  shownOnce: 'Kopirajte je sada: poslije se više ne prikazuje.',
  copied: 'Poveznica je kopirana.',
  notCopied: (address: string) => `Preglednik ne dopušta kopiranje. Poveznica glasi: ${address}`,
  revoke: 'Opozovi',
  revokeTitle: 'Opozvati poveznicu?',
  revokeLink: 'Opozovi poveznicu',
  cancel: 'Odustani',
};
