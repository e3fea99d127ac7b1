import { findInText } from '#web/lib/text/find-in-text.ts';

const UNDERLINED = {
  background: 'none',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline 2px',
};

/** The text with the words of the search underlined, in any case and with any marks. */
export function MarkedLetters({ text, search }: { text: string; search: string }) {
  const letters = new Set<number>();
  for (const query of search.split(/\s+/)) {
    for (const { from, to } of findInText(text, { query, isCaseSensitive: false })) {
      for (let place = from; place < to; place += 1) letters.add(place);
    }
  }
  const parts: { from: number; isMarked: boolean; text: string }[] = [];
  for (const [place, unit] of text.split('').entries()) {
    const isMarked = letters.has(place);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += unit;
    else parts.push({ from: place, isMarked, text: unit });
  }
  return parts.map((part) =>
    part.isMarked ? (
      <mark key={part.from} style={UNDERLINED}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
