import { diffArrays } from 'diff';

/** The blocks of the base from `start` to before `end`, and what one side has in their place. Empty for an insertion. */
type Change = { start: number; end: number; blocks: string[] };

/** Two texts with nothing in common take quadratic time: they are not joined. */
const MAX_EDITS = 1000;

/** Joins changes of different blocks. Undefined when they touch, when a block moved, and when the base is empty. */
export function mergeBlocks(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  const myChanges = changesOf(base, mine);
  const theirChanges = changesOf(base, theirs);
  if (base.length === 0 || !myChanges || !theirChanges) return undefined;
  const others = theirChanges.filter((change) => !myChanges.some((own) => isSameChange(own, change)));
  if (myChanges.some((own) => others.some((other) => doCollide(own, other)))) return undefined;
  return withChanges(base, [...myChanges, ...others]);
}

/** The changes in the order of the base; undefined when a block moved. */
function changesOf(base: readonly string[], side: readonly string[]): Change[] | undefined {
  const parts = diffArrays([...base], [...side], { comparator: isSameBlock, maxEditLength: MAX_EDITS });
  if (!parts) return undefined;
  const changes: Change[] = [];
  const removed: string[] = [];
  let at = 0;
  let open: Change | undefined;
  for (const part of parts) {
    const length = part.added ? 0 : part.value.length;
    if (part.added || part.removed) {
      open ??= { start: at, end: at, blocks: [] };
      open.end += length;
      (part.added ? open.blocks : removed).push(...part.value);
    } else {
      if (open) changes.push(open);
      open = undefined;
    }
    at += length;
  }
  if (open) changes.push(open);
  const added = changes.flatMap(({ blocks }) => blocks);
  return removed.some((block) => added.some((other) => isSameBlock(block, other))) ? undefined : changes;
}

/** White space between blocks is no content. */
function isSameBlock(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

function isSameChange(one: Change, other: Change): boolean {
  const isSamePlace = one.start === other.start && one.end === other.end;
  const isSameLength = one.blocks.length === other.blocks.length;
  return (
    isSamePlace && isSameLength && one.blocks.every((block, index) => isSameBlock(block, other.blocks[index] ?? ''))
  );
}

function doCollide(one: Change, other: Change): boolean {
  const isSamePlace = one.start === other.start && one.end === other.end;
  return isSamePlace || (one.start < other.end && other.start < one.end);
}

function withChanges(base: readonly string[], changes: readonly Change[]): string[] {
  const ordered = changes.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const ends = [0, ...ordered.map(({ end }) => end)];
  const joined = ordered.flatMap(({ start, blocks }, index) => [...base.slice(ends[index], start), ...blocks]);
  return [...joined, ...base.slice(ends.at(-1))];
}
