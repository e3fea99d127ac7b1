import { DASHBOARD_TITLE_LENGTH } from '@baklja/contract/limits';

const letters = new Intl.Segmenter('hr', { granularity: 'grapheme' });

/**
 * A title as the dashboard shows it: one longer than 75 letters ends with an ellipsis, and no letter is cut in half.
 */
export function cutTitle(title: string): string {
  if (title.length <= DASHBOARD_TITLE_LENGTH) return title;
  let cut = '';
  for (const { segment } of letters.segment(title)) {
    if (cut.length + segment.length > DASHBOARD_TITLE_LENGTH) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
