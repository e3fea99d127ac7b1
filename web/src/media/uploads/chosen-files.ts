/** Files that users choose, drop or paste. */
import { toZagrebFields } from '@baklja/contract/zagreb-time';

/** File types that a picture dialog offers. An iPhone converts its own format to JPEG when this asks for it. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml';

export const ACCEPTED_FILES = `${ACCEPTED_IMAGES},.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.txt,.csv,.zip`;

export function isPicture({ type }: { type: string }): boolean {
  return type.startsWith('image/');
}

const NAMELESS = /^image\.(png|jpeg|jpg|gif|webp)$/i;

/**
 * Files of the clipboard. A picture without a name is named by date and time, such as `slika-2026-11-21-1432.png`.
 * Cells and text that programs copy along with a picture count as text and give no files.
 */
export function filesOfPaste(clipboard: DataTransfer, now: Date): File[] {
  if (clipboard.types.includes('text/plain')) return [];
  return [...clipboard.files].map((file) => (NAMELESS.test(file.name) ? named(file, now) : file));
}

export function nameByTime(now: Date, ending: string): string {
  const { date, time } = toZagrebFields(now.toISOString());
  return `slika-${date}-${time.replace(':', '')}.${ending}`;
}

function named(file: File, now: Date): File {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  return new File([file], nameByTime(now, ending), { type: file.type, lastModified: now.getTime() });
}

const LEFTOVERS = ['thumbs.db', 'desktop.ini'];

/**
 * Dropped files, with all files below dropped folders, as a flat list. Hidden files, and folders and files that cannot
 * be read, are left out.
 * @NOTE Must be called while the event is handled: afterwards the browser drops the data.
 */
export async function filesOfDrop(dropped: DataTransfer): Promise<File[]> {
  const entries = [...dropped.items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry());
  const direct = [...dropped.files];
  if (!entries.some((entry) => entry?.isDirectory)) return direct;
  const found = await Promise.all(entries.map((entry) => (entry ? filesBelow(entry) : [])));
  return found.flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    const file = await new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)));
    return file ? [file] : [];
  }
  const entries = isDirectory(entry) ? await entriesOf(entry) : [];
  const found = await Promise.all(entries.filter(({ name }) => !isLeftover(name)).map(filesBelow));
  return found.flat();
}

/** Browsers return the entries of a folder in batches of a hundred; an empty batch is the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const next = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (next.length === 0) return found;
    found.push(...next);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isLeftover(name: string): boolean {
  return name.startsWith('.') || LEFTOVERS.includes(name.toLowerCase());
}
