import { diffWordsWithSpace } from 'diff';

/** A piece of a text: in both versions, only in the new one, or only in the old one. */
export type Piece = { kind: 'same' | 'inserted' | 'removed'; text: string };

/** A text of about two lines is shown whole. */
const WHOLE = 160;

/** Two texts without a word in common could take minutes: then everything counts as changed. */
const MAX_EDITS = 4000;

/** How a text changed, word by word. Long unchanged parts are cut to the sentence around the change. */
export function changedWords(before: string, after: string): Piece[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  const pieces: Piece[] = changes
    ? changes.map(({ added, removed, value }) => ({
        kind: added ? 'inserted' : removed ? 'removed' : 'same',
        text: value,
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'inserted', text: after },
      ];
  return pieces
    .filter(({ text }) => text !== '')
    .map((piece, index, all) => cutUnchanged(piece, { isFirst: index === 0, isLast: index === all.length - 1 }));
}

function cutUnchanged(piece: Piece, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): Piece {
  const { kind, text } = piece;
  if (kind !== 'same' || text.length <= WHOLE) return piece;
  const head = isFirst ? '' : text.slice(0, endOfSentence(text));
  const tail = isLast ? '' : text.slice(startOfLastSentence(text));
  if (head.length + tail.length >= text.length) return piece;
  return { kind, text: `${head.trimEnd()}${head === '' ? '' : ' '}…${isLast ? '' : endOf(text, tail)}` };
}

/** What follows the cut: the last sentence, or the end of a paragraph. */
function endOf(text: string, tail: string): string {
  if (/\n\s*$/.test(text)) return '\n';
  return tail === '' ? '' : ` ${tail.trimStart()}`;
}

function endOfSentence(text: string): number {
  const end = text.search(SENTENCE_END);
  return end === -1 ? WHOLE : Math.min(end + 1, WHOLE);
}

function startOfLastSentence(text: string): number {
  const ends = [...text.matchAll(new RegExp(SENTENCE_END, 'gu'))];
  return Math.max((ends.at(-1)?.index ?? -2) + 1, text.length - WHOLE);
}

/** A full stop after a number is an ordinal: `3. mjesto`. */
const SENTENCE_END = /(?<!\d)[.!?…](?=\s)|\n/u;
