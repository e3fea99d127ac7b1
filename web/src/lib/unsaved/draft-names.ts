/** Names of drafts in the storage of the browser. */
const PREFIX = 'baklja.draft';

/** The name of the draft of a record; with an empty record, what the names of all drafts of the user begin with. */
export function draftName({ userId, record }: { userId: number; record: string }): string {
  return `${PREFIX}/${userId}/${record}`;
}

/** The names of everything in the storage; none when the browser allows no storage. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
