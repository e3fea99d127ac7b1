import { countOf } from '@baklja/contract/plural';
import { countWords } from '#web/widgets/rich-text-editor/count-words.ts';

const WORDS = { one: 'riječ', few: 'riječi', other: 'riječi' };

/** How long a text is, in words: `318 riječi`. */
export function countOfWords(html: string): string {
  return countOf(countWords(html), WORDS);
}
