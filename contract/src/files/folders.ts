/** Folders of the file host: the root folders, and the rules for paths below them. */
import { FOLDER_DEPTH_MAX, FOLDER_NAME_MAX_LENGTH } from '../limits.ts';
import { type Role, WRITERS } from '../roles.ts';

/** Root folders of the file host; the top level contains nothing else (answers, section 7). */
export const ROOT_FOLDERS = ['clanci-slike', 'dokumenti', 'images', 'galerije', 'uploads', 'web-slike'] as const;
export type RootFolder = (typeof ROOT_FOLDERS)[number];

/** Folder of the documents of articles, linked from the hub; every installation has it. */
export const ARTICLE_DOCUMENTS_FOLDER = 'dokumenti/clanci';

/** Folders of the covers and PDFs of the magazine; an upload into one makes it. */
export const COVERS_FOLDER = 'images/Olimp';
export const PDFS_FOLDER = 'dokumenti/Olimp';

/** Whether the folder cannot be renamed, moved or deleted, because screens and calls depend on it. */
export function isFixedFolder(path: string): boolean {
  return path === ARTICLE_DOCUMENTS_FOLDER || rootOf(path) === path;
}

/** The lists of one root folder that the specification names, with that folder. */
export const ARCHIVES = {
  'athlete-images': 'images',
  'old-documents': 'uploads',
  'web-images': 'web-slike',
  'article-images': 'clanci-slike',
} as const satisfies Record<string, RootFolder>;

export type Archive = keyof typeof ARCHIVES;

/** The root folder that a path begins with; undefined for a path outside all of them. */
export function rootOf(path: string): RootFolder | undefined {
  const first = path.split('/')[0];
  return ROOT_FOLDERS.find((root) => root === first);
}

/** Roles that may list a root folder and upload into it. */
export function uploadersOf(root: RootFolder): readonly Role[] {
  return root === 'images' ? WRITERS['athlete-images'] : WRITERS.files;
}

export function mayList(role: Role, path: string): boolean {
  const root = rootOf(path);
  return root !== undefined && uploadersOf(root).includes(role);
}

/** The folder that a path lies in; an empty text for a root folder. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A name without its ending, and the ending with its dot; a name without a dot has an empty ending. */
export function splitName(name: string): { base: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { base: name.slice(0, dot), ending: name.slice(dot) } : { base: name, ending: '' };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the function looks for control characters
const UNSAFE_LETTERS = /[/\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** The error in the name of a new folder, in Croatian; undefined for a valid name. Names are never corrected. */
export function folderNameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Unesite naziv foldera.';
  if (name === '.' || name === '..') return 'Folder se ne može zvati „.” ni „..”.';
  if (name !== name.trim()) return 'Naziv foldera ne smije početi ni završiti razmakom.';
  if (UNSAFE_LETTERS.test(name)) return 'Naziv foldera ne smije sadržavati kosu crtu ni nevidljive znakove.';
  if (name.length > FOLDER_NAME_MAX_LENGTH)
    return `Naziv foldera može imati najviše ${FOLDER_NAME_MAX_LENGTH} znakova.`;
  return undefined;
}

/** The error in a path of folders: the root is unknown, a name is not safe, or the path is too deep. */
export function folderPathProblem(path: string): string | undefined {
  const names = path.split('/');
  if (rootOf(path) === undefined) return 'Takav folder ne postoji.';
  if (names.length > FOLDER_DEPTH_MAX) return `Folderi mogu biti ugniježđeni u najviše ${FOLDER_DEPTH_MAX} razina.`;
  return names.map(folderNameProblem).find((problem) => problem !== undefined);
}

/** A path as callers send it; the trailing slash is optional. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/$/, '');
}
