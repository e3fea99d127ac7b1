import { setImmediate } from 'node:timers/promises';
import { firstFreeAlias, foldText } from '@baklja/contract/alias';
import { rootOf } from '@baklja/contract/folders';
import type { Db } from '../db/schema.ts';
import { FILE_NAMES } from '../db/title-indexes.ts';
import { indexTitle, unindexTitle, unindexTitles } from '../db/title-search.ts';

/** What search knows of a file. */
export type NamedFile = { id: number; path: string; name: string; type: 'image' | 'other' };

/** Files that the search index takes or gives up before others get their turn: some tens of milliseconds. */
const INDEXED_AT_ONCE = 200;

/** The name in the form that searches compare. */
export function foldedName(name: string): string {
  return foldText(name);
}

/** Writes the name of a file into the search index. Call {@link unindexFileName} first when it stood there already. */
export async function indexFileName(transaction: Db, file: NamedFile): Promise<void> {
  const scopes = fileScopes(file);
  await indexTitle(transaction, FILE_NAMES, { id: file.id, folded: foldedName(file.name), scopes });
}

/** Takes a file out of the search index. */
export async function unindexFileName(transaction: Db, id: number): Promise<void> {
  await unindexTitle(transaction, FILE_NAMES, id);
}

/** {@link indexFileName} for many; whoever only reads does not wait for all of them. */
export async function indexFileNames(transaction: Db, files: readonly NamedFile[]): Promise<void> {
  for (let start = 0; start < files.length; start += INDEXED_AT_ONCE) {
    for (const file of files.slice(start, start + INDEXED_AT_ONCE)) await indexFileName(transaction, file);
    // The embedded database answers without a turn of the event loop.
    await setImmediate();
  }
}

/** {@link unindexFileName} for many; whoever only reads does not wait for all of them. */
export async function unindexFileNames(transaction: Db, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += INDEXED_AT_ONCE) {
    await unindexTitles(transaction, FILE_NAMES, ids.slice(start, start + INDEXED_AT_ONCE));
    await setImmediate();
  }
}

/** Scopes of the search index that a file stands in. */
function fileScopes({ path, type }: Pick<NamedFile, 'path' | 'type'>): string[] {
  return [undefined, rootOf(path)].flatMap((root) => [fileScope({ root }), fileScope({ root, type })]);
}

/**
 * The scope of the files of a root folder, or of all; of one type, or of both. One word of letters, as both tables of
 * the index want it.
 */
export function fileScope({ root, type }: { root?: string | undefined; type?: 'image' | 'other' | undefined }): string {
  return `${(root ?? 'every').replace(/[^a-z]/g, '')}${type === undefined ? 'a' : type[0]}`;
}

/** A name without its ending, and the ending with its dot; a name without a dot in it has an empty ending. */
export function splitName(name: string): { base: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { base: name.slice(0, dot), ending: name.slice(dot) } : { base: name, ending: '' };
}

/**
 * The name itself, else with `-2`, `-3`, … before the ending: one that is not taken. A name that would become longer
 * than `maxLength` is cut before the number.
 */
export async function firstFreeName(
  { base, ending, maxLength }: { base: string; ending: string; maxLength: number },
  isTaken: (name: string) => Promise<boolean>,
): Promise<string> {
  const fit = (candidate: string) => {
    const number = candidate.slice(base.length);
    return `${cut(base, maxLength - ending.length - number.length)}${number}${ending}`;
  };
  return fit(await firstFreeAlias(base, (candidate) => isTaken(fit(candidate))));
}

/** At most so many letters, never half of one. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}
