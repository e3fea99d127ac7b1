import { countOf, formatNumber } from '@baklja/contract/plural';
import { countRecords } from '@baklja/contract/records/record-words';
import { documentsText } from '../documents.text.ts';
import type { AddedField, countOutcomes } from './added-documents.ts';

const INCOMPLETE = { one: 'nepotpun', few: 'nepotpuna', other: 'nepotpunih' };
const REPLACING = { one: 'zamjenjuje', few: 'zamjenjuju', other: 'zamjenjuje' };
const FILES_OF_ACTION = { one: 'datoteku', few: 'datoteke', other: 'datoteka' };
const FILES = { one: 'datoteka', few: 'datoteke', other: 'datoteka' };

export const addingText = {
  title: 'Dodaj dokumente',
  notLoaded: 'Folder nije učitan.',
  folder: 'Folder',
  chooseFolder: 'Odaberite folder',
  drop: 'Dovucite PDF-ove ovamo',
  dropInto: (folder: string) => `Pustite datoteke za folder „${folder}”.`,
  choose: 'Odaberi PDF-ove',
  more: 'Još datoteka',
  fromMedia: 'Odaberi iz medija',
  typeAddress: 'Upiši adresu',
  address: 'Adresa datoteke',
  addAddress: 'Dodaj adresu',
  addressWrong: 'Adresa počinje s http:// ili https://.',
  fields: documentsText.fields,
  fieldOf: (field: AddedField, fileName: string) => `${documentsText.fields[field]}: ${fileName}`,
  missing: documentsText.check,
  subfolder: 'Subfolder',
  subfolderOf: (fileName: string) => `Subfolder: ${fileName}`,
  noSubfolder: 'u folderu',
  leaveSubfolder: 'Ne mijenjaj',
  file: 'Datoteka',
  removeFile: (fileName: string) => `Ukloni: ${fileName}`,
  already: (place: number, isSameFile: boolean) =>
    isSameFile ? `ista je datoteka na mjestu ${place}` : `već je na mjestu ${place}`,
  source: { title: 'naslov iz PDF-a', fileName: 'ime datoteke' },
  exists: 'Već postoji',
  existsOf: (fileName: string) => `Već postoji: ${fileName}`,
  chooseWhat: 'Zamijeniti ili dodati?',
  replaceFile: 'Zamijeni datoteku',
  addAsNew: 'Dodaj kao novi',
  replaceAll: (count: number) => `Zamijeni ${countOf(count, FILES_OF_ACTION)}`,
  addAll: 'Dodaj ih kao nove',
  notChosen: 'Odaberite hoće li se postojeća datoteka zamijeniti ili se dodaje novi dokument.',
  replaced: (count: number) => (count === 1 ? 'Datoteka je zamijenjena.' : `Zamijenjeno: ${countOf(count, FILES)}.`),
  replacingCancelled: 'Zamjena je prekinuta.',
  incomplete: 'traži doradu',
  ready: 'spremno',
  forAll: 'Za sve u popisu',
  forAllHelp: 'Popunjava samo prazna polja.',
  copyName: 'Prazne prepiši iz naziva',
  fillYear: 'Godina za prazne',
  fillSubfolder: 'Subfolder za prazne',
  help: 'Nazivi i godine su prijedlozi: ispravite što treba. Dokumenti se spremaju tek gumbom Spremi.',
  filesNote: (count: number, size: string) => `${countOf(count, FILES)}, ${size}`,
  all: (count: number) => `Svi ${formatNumber(count)}`,
  toFinish: (count: number) => `Traže doradu ${formatNumber(count)}`,
  which: 'Koje datoteke',
  untranslated: documentsText.untranslated,
  untranslatedHelp: documentsText.untranslatedHelp,
  readyOf: (ready: number, all: number) => `Spremno: ${formatNumber(ready)} od ${formatNumber(all)}`,
  details: ({ untranslated, replace, sending, rest }: ReturnType<typeof countOutcomes>) =>
    [
      ...(untranslated > 0 ? [`${formatNumber(untranslated)} bez engleskog prijevoda`] : []),
      ...(replace > 0 ? [`${countOf(replace, REPLACING)} postojeću datoteku`] : []),
      ...(sending > 0 ? [`šalje se ${formatNumber(sending)}`] : []),
      ...(rest > sending ? [countOf(rest - sending, INCOMPLETE)] : []),
    ].join(', '),
  save: (count: number) => (count === 0 ? 'Spremi dokumente' : `Spremi ${countRecords('document', count)}`),
  cancel: 'Odustani',
  close: 'Zatvori',
  atEnd: 'na kraj popisa',
  empty: 'Ovdje će biti datoteke koje dodajete.',
  emptyHelp: 'Dovucite PDF-ove bilo gdje na ovaj zaslon ili ih odaberite.',
  leaveHelp: 'Poslane datoteke i upisani nazivi ostaju sačuvani na ovom uređaju.',
};
