import { KINDS } from '@baklja/contract/kinds';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { formatBytes, formatBytesOf } from '#web/lib/text/bytes.ts';

const files = KINDS.file.words.count;
const notSaved = { one: 'nije uspjela', few: 'nisu uspjele', other: 'nije uspjelo' };

export const uploadsText = {
  emptyFile: 'Datoteka je prazna.',
  noAnswer: 'Poslužitelj se ne javlja.',
  onlyImages: 'Ovdje se primaju samo slike.',
  /** The server's message for a file that was saved unchanged. */
  plainlySaved: 'Spremljeno.',

  tray: 'Slanje datoteka',
  uploadingTo: (folder: string | undefined) => (folder ? `Šalje se u „${folder}”` : 'Slanje datoteka'),
  uploadedTo: (folder: string | undefined) => (folder ? `Poslano u „${folder}”` : 'Poslano'),
  notUploadedTo: (folder: string | undefined) => (folder ? `Nije poslano u „${folder}”` : 'Nije poslano'),
  collapse: 'Smanji',
  expand: 'Proširi',
  close: 'Zatvori',
  progress: 'Napredak slanja',
  progressOf: (name: string) => `Napredak: ${name}`,
  saved: (saved: number, all: number) => `${formatNumber(saved)} od ${formatNumber(all)} poslano`,
  bytes: formatBytesOf,
  failed: (count: number) => countOf(count, notSaved),
  list: 'Datoteke koje se šalju',
  more: (count: number) => `I još ${countOf(count, files)}`,

  waiting: (size: number) => `Čeka, ${formatBytes(size)}`,
  saving: 'Sprema se…',
  interrupted: 'Prekinuto, nastavlja se za koji trenutak.',
  isSaved: 'Spremljeno',
  cancel: 'Odustani',
  remove: 'Ukloni',
  retryAll: 'Pokušaj sve ponovno',
  cancelRest: 'Odustani od ostalih',
  cancelAll: 'Odustani od svih',
  resume: 'Pokušaj odmah',

  left: (count: number) => `Još ${countOf(count, files)}`,
  pauses: {
    offline: 'Nema veze. Nastavlja se čim se vrati.',
    session: 'Nastavlja se kad se ponovno prijavite.',
  },

  started: (count: number, folder: string | undefined) =>
    `${uploadsText.uploadingTo(folder)}: ${countOf(count, files)}.`,
  failure: (name: string, message: string) => `Nije spremljeno: ${name}. ${message}`,
  finished: (saved: number, all: number, failed: number) =>
    `Slanje je završeno. ${uploadsText.saved(saved, all)}${failed > 0 ? `, ${uploadsText.failed(failed)}` : ''}.`,

  drop: (folder: string) => `Pustite datoteke: poslat će se u „${folder}”`,
};
