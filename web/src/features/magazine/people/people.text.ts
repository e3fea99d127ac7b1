import { countOf } from '@baklja/contract/plural';

const ARTICLES = { one: 'članak', few: 'članka', other: 'članaka' };
const PHOTOGRAPHS = { one: 'fotografija', few: 'fotografije', other: 'fotografija' };
const PAIRS = { one: 'par', few: 'para', other: 'parova' };
const IMPRINTS = { one: 'impresum', few: 'impresuma', other: 'impresuma' };

export const peopleText = {
  sectionName: 'Naziv',
  sectionNameMissing: 'Unesite naziv!',
  sameSectionName: 'Velika slova, kvačice i razmaci ne čine drugi naziv: „povijest” i „Povijest” ista su rubrika.',
  noSection: (search: string) => `Nijedna rubrika ne sadrži „${search}”.`,
  noSections: 'Rubriku imaju članci časopisa. Dovoljan je naziv.',
  allSections: 'Sve rubrike',
  company: 'Firma',
  companyHelp: 'Firma ima jedan naziv.',
  companyName: 'Naziv',
  companyNote: 'firma',
  yes: 'Da',
  no: 'Ne',
  prefix: 'Ispred imena',
  firstName: 'Ime',
  firstNameMissing: 'Unesite ime!',
  nameMissing: 'Unesite naziv!',
  lastName: 'Prezime',
  suffix: 'Iza imena',
  email: 'E-pošta',
  web: 'Web',
  sameName: 'Autor s tim imenom već postoji. Ako je to ista osoba, ne dodajte je ponovno.',
  noWork: 'bez potpisa',
  nameHead: 'Prezime, ime',
  photographsHead: 'Fotografije',
  searchAuthors: 'Prezime, ime ili e-pošta',
  noAuthor: (search: string) => `Nijedan autor ne sadrži „${search}”.`,
  noAuthors: 'Autori potpisuju članke i fotografije, a navode se i u impresumu brojeva.',
  show: 'Prikaz',
  everyone: 'Svi',
  onlyOptions: [
    { value: 'people', label: 'Osobe' },
    { value: 'companies', label: 'Firme' },
    { value: 'unused', label: 'Bez potpisa' },
  ],
  nobody: 'Nitko se tako ne zove.',
  findAuthor: 'Ime ili prezime',
  authorsFailed: 'Popis autora nije učitan.',
  merge: 'Spoji u jednog',
  mergeTakesTwo: 'Za spajanje odaberite dva autora.',
  maybeSame: (pairs: number) => `Možda su isti: ${countOf(pairs, PAIRS)}`,
  compare: 'Usporedi',
  notSame: 'Nisu isti',
  compareAgain: 'Poništi',
  mergeTitle: 'Spoji dva autora u jednog',
  mergeHelp: 'Odaberite koji ostaje. Potpisi u člancima prelaze na njega, redoslijed autora ostaje isti.',
  mergeConfirm: 'Spoji autore',
  number: (id: number) => `br. ${id}`,
  afterMerge: (work: string) =>
    work === ''
      ? 'Drugi zapis ide u koš; 30 dana može se vratiti.'
      : `Na njega prelazi: ${work}. Drugi zapis ide u koš; 30 dana može se vratiti, a s njim i ti potpisi.`,
  photographs: (count: number) => countOf(count, PHOTOGRAPHS),
  imprints: (count: number) => countOf(count, IMPRINTS),
  articlesHead: 'Članci',
  articles: (count: number) => countOf(count, ARTICLES),
} as const;
