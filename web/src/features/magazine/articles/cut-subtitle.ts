/** Longest subtitle in the list, in letters (spec 2, section 2). */
const SUBTITLE_LENGTH = 80;

const letters = new Intl.Segmenter('hr', { granularity: 'grapheme' });

/** A subtitle as the list shows it: one longer than 80 letters ends with an ellipsis. */
export function cutSubtitle(subtitle: string): string {
  const all = [...letters.segment(subtitle)];
  if (all.length <= SUBTITLE_LENGTH) return subtitle;
  const cut = all.slice(0, SUBTITLE_LENGTH).map(({ segment }) => segment);
  return `${cut.join('').trimEnd()}…`;
}
