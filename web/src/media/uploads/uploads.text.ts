import { KINDS } from '@baklja/contract/kinds';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { formatBytes, formatBytesOf } from '#web/lib/text/bytes.ts';

const files = KINDS.file.words.count;
const notSaved = { one: 'nije uspjela', few: 'nisu uspjele', other: 'nije uspjelo' };

export const uploadsText = {
  /** The server's message for a file that was saved unchanged. */
  plainlySaved: 'Spremljeno.',

  uploadingTo: (folder: string | undefined) => (folder ? `Šalje se u „${folder}”` : 'Slanje datoteka'),
  uploadedTo: (folder: string | undefined) => (folder ? `Poslano u „${folder}”` : 'Poslano'),
  notUploadedTo: (folder: string | undefined) => (folder ? `Nije poslano u „${folder}”` : 'Nije poslano'),
  saved: (saved: number, all: number) => `${formatNumber(saved)} od ${formatNumber(all)} poslano`,
  bytes: formatBytesOf,
  failed: (count: number) => countOf(count, notSaved),
  more: (count: number) => `I još ${countOf(count, files)}`,

  waiting: (size: number) => `Čeka, ${formatBytes(size)}`,

  left: (count: number) => `Još ${countOf(count, files)}`,
  pauses: {
    offline: 'Nema veze. Nastavlja se čim se vrati.',
    session: 'Nastavlja se kad se ponovno prijavite.',
  },

  started: (count: number, folder: string | undefined) =>
    `${uploadsText.uploadingTo(folder)}: ${countOf(count, files)}.`,
  finished: (saved: number, all: number, failed: number) =>
    `Slanje je završeno. ${uploadsText.saved(saved, all)}${failed > 0 ? `, ${uploadsText.failed(failed)}` : ''}.`,
};
