import { countOf } from '@baklja/contract/plural';
import { countRecords } from '@baklja/contract/records/record-words';

export const peopleText = {
  sectionName: 'Naziv',
  noSection: (search: string) => `Nijedna rubrika ne sadrži „${search}”.`,
  company: 'Firma',
  companyName: 'Naziv',
  companyNote: 'firma',
  firstName: 'Ime',
  firstNameMissing: 'Unesite ime!',
  nameMissing: 'Unesite naziv!',
  lastName: 'Prezime',
  email: 'E-pošta',
  web: 'Web',
  sameName: 'Autor s tim imenom već postoji. Ako je to ista osoba, ne dodajte je ponovno.',
  noWork: 'bez potpisa',
  noAuthor: (search: string) => `Nijedan autor ne sadrži „${search}”.`,
  onlyOptions: [
    { value: 'people', label: 'Osobe' },
    { value: 'companies', label: 'Firme' },
    { value: 'unused', label: 'Bez potpisa' },
  ],
  maybeSame: (pairs: number) => `Možda su isti: ${countOf(pairs, { one: 'par', few: 'para', other: 'parova' })}`,
  number: (id: number) => `br. ${id}`,
  afterMerge: (work: string) =>
    work === ''
      ? 'Drugi zapis ide u koš; 30 dana može se vratiti.'
      : `Na njega prelazi: ${work}. Drugi zapis ide u koš; 30 dana može se vratiti, a s njim i ti potpisi.`,
  photographs: (count: number) => countOf(count, { one: 'fotografija', few: 'fotografije', other: 'fotografija' }),
  imprints: (count: number) => countOf(count, { one: 'impresum', few: 'impresuma', other: 'impresuma' }),
  articlesHead: 'Članci',
  articles: (count: number) => countRecords('post', count),
} as const;
