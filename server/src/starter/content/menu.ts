import type { Flag } from '@baklja/contract/fields';

/** Where an item of the demo menu leads: to a starter page by its key, to a folder by its title, or to an address. */
export type StarterTarget = { page: string } | { folder: string } | { address: string };

type StarterSection = { value: string; sub?: Flag; doc?: Flag; kont?: Flag; search?: Flag };

/** The sections of every installation (answers, section 1). Migration 0019 gives them to one from before. */
export const starterSections: readonly StarterSection[] = [
  { value: 'O nama', sub: 1 },
  { value: 'Programi', sub: 1 },
  { value: 'Sport', sub: 1 },
  { value: 'Olimp', sub: 1 },
  { value: 'Dokumenti', doc: 1 },
  { value: 'Kontakti', kont: 1 },
  { value: 'Pretraži', search: 1 },
];

/** The items of the demo menu, in the order of their sections. */
export const starterItems: readonly { section: string; value: string; to: StarterTarget }[] = [
  { section: 'O nama', value: 'O ovim stranicama', to: { page: 'o-stranicama' } },
  { section: 'O nama', value: 'Olimpijske vrijednosti', to: { page: 'vrijednosti' } },
  { section: 'O nama', value: 'Krugovi, plamen i zastava', to: { page: 'simboli' } },
  { section: 'O nama', value: 'Zakoni i pravilnici', to: { folder: 'Zakoni i pravilnici' } },
  { section: 'Programi', value: 'Kako doći do dokumenata', to: { page: 'dokumenti' } },
  { section: 'Programi', value: 'Olympic values', to: { page: 'values' } },
  { section: 'Sport', value: 'Hrvatska odličja', to: { page: 'odlicja' } },
  { section: 'Sport', value: 'Ljetni i zimski sportovi', to: { page: 'sportovi' } },
  {
    section: 'Sport',
    value: 'Rezultati svih igara',
    to: { address: 'https://www.olympics.com/en/olympic-games/olympic-results' },
  },
];
