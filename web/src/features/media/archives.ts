import { ARTICLE_DOCUMENTS_FOLDER, type RootFolder } from '@baklja/contract/files/folders';
import { SCREENS, type ScreenKey } from '@baklja/contract/screens';
import { matchPath } from 'react-router';

type Place = { folder: RootFolder | typeof ARTICLE_DOCUMENTS_FOLDER; isPictures: boolean };

/** The screens that show the media manager at one folder. `isPictures`: the screen lists and takes only pictures. */
export const ARCHIVES = {
  documentUpload: { folder: 'dokumenti', isPictures: false },
  imageUpload: { folder: 'images', isPictures: true },
  articleImages: { folder: 'clanci-slike', isPictures: true },
  articleDocumentUpload: { folder: ARTICLE_DOCUMENTS_FOLDER, isPictures: false },
  athleteImages: { folder: 'images', isPictures: false },
  oldDocuments: { folder: 'uploads', isPictures: false },
  webImages: { folder: 'web-slike', isPictures: false },
} as const satisfies Partial<Record<ScreenKey, Place>>;

export type ArchiveKey = keyof typeof ARCHIVES;

export type Archive = Place & { path: string; title: string };

/** The archive that has the address; undefined for the media manager itself. */
export function archiveAt(pathname: string): Archive | undefined {
  const screen = (Object.keys(ARCHIVES) as ArchiveKey[]).find((key) => matchPath(SCREENS[key].path, pathname));
  return screen && { ...SCREENS[screen], ...ARCHIVES[screen] };
}

/** Shortens a longer address in the middle: its start shows the folder, its end the file name. */
export function shortenAddress(address: string, longest: number): string {
  const letters = [...address];
  if (letters.length <= longest) return address;
  const kept = longest - 1;
  const head = Math.floor(kept / 3);
  return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - (kept - head)).join('')}`;
}
