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
