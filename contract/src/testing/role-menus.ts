import type { Role } from '../roles.ts';

const WRITER = ['Dashboard', 'Članci', 'Dodaj članak', 'Stranice', 'Dodaj stranicu', 'Media', 'Dokumenti'];

const MAGAZINE = ['Brojevi Olimpa', 'Dodaj Olimp', 'Članci Olimp', 'Autori Olimp', 'Dodaj autora', 'Dodaj rubriku'];

const SYSTEM = [
  'Sportovi',
  'Kategorije',
  'Navigacija',
  'Korisnici',
  'Dnevnik',
  'Postavke stranice',
  'Povezivanje',
  'Stanje sustava',
  'Koš',
];

/** The words of each role's menu, in order (spec 1, section 6), limited to screens that are built. */
export const ROLE_MENUS: Record<Role, readonly string[]> = {
  superadmin: [...WRITER, ...MAGAZINE, 'Sportaši', 'Medalje', 'Igre', 'Kategorizacije', ...SYSTEM],
  olimp: ['Dashboard', 'Media', ...MAGAZINE, 'Sportaši', 'Medalje', 'Igre', 'Koš'],
  dokumenti: ['Media', 'Dokumenti', 'Sportaši', 'Medalje', 'Igre', 'Koš'],
  tipfeler: [...WRITER, 'Sportaši', 'Koš'],
  sportasi: ['Sportaši', 'Koš'],
  kategorizacije: ['Kategorizacije'],
};
