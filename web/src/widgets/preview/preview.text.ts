import type { PreviewKind } from '@baklja/contract/features/previews';

type ByKind = Record<PreviewKind, string>;

const KIND_WORDS = {
  title: { post: 'Pregled članka', page: 'Pregled stranice' },
  back: { post: 'Natrag na članak', page: 'Natrag na stranicu' },
  linksHelp: {
    post: 'Vrijedi 7 dana. Tko je ima, vidi samo ovaj članak, i bez prijave; prikazuje ono što je zadnje spremljeno.',
    page: 'Vrijedi 7 dana. Tko je ima, vidi samo ovu stranicu, i bez prijave; prikazuje ono što je zadnje spremljeno.',
  },
  saveFirst: {
    post: 'Poveznica se može napraviti kad se članak spremi.',
    page: 'Poveznica se može napraviti kad se stranica spremi.',
  },
  revokeHelp: {
    post: 'Tko je ima, više neće vidjeti članak. To se ne može poništiti.',
    page: 'Tko je ima, više neće vidjeti stranicu. To se ne može poništiti.',
  },
} satisfies Record<string, ByKind>;

/** Texts of the preview and of its links. */
export const previewText = {
  ...KIND_WORDS,
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
  nobody: 'Nepoznat korisnik',
  made: (moment: string) => `napravljeno ${moment}`,
  until: (day: string, time: string) => `Vrijedi do: ${day} u ${time}`,
  copy: 'Kopiraj',
  copied: 'Poveznica je kopirana.',
  notCopied: (address: string) => `Preglednik ne dopušta kopiranje. Poveznica glasi: ${address}`,
  revoke: 'Opozovi',
  revokeTitle: 'Opozvati poveznicu?',
  revokeLink: 'Opozovi poveznicu',
  cancel: 'Odustani',
};
