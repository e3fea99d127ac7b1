import type { Editor } from '@tiptap/react';
import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Search } from '#web/lib/text/find-in-text.ts';
import { chosenPlace, countMatches, endSearch, type FindCount, search, step, type TextField } from './find-commands.ts';

type Options = {
  editors: readonly Editor[];
  wanted: Search;
  /** The cursor position when the bar was opened; the first match from there on is chosen. */
  start: RefObject<TextField>;
};

/** Searches the editors while the component is mounted, and counts the matches as the texts change. */
export function useFind({ editors, wanted, start }: Options): FindCount {
  const { query, isCaseSensitive } = wanted;
  useEffect(
    () => search(editors, { query, isCaseSensitive }, chosenPlace(editors) ?? start.current),
    [editors, query, isCaseSensitive, start],
  );
  useEffect(() => () => void endSearch(editors), [editors]);

  const subscribe = useCallback(
    (listener: () => void) => {
      for (const editor of editors) editor.on('transaction', listener);
      return () => {
        for (const editor of editors) editor.off('transaction', listener);
      };
    },
    [editors],
  );
  const counted = useSyncExternalStore(subscribe, () => countAsText(editors));
  const [place = 0, total = 0] = counted.split('/').map(Number);

  useEffect(() => {
    // The chosen match was typed over, and its text has no later match.
    if (total > 0 && place === 0) step(editors, 1);
  }, [editors, place, total]);

  return { place, total };
}

/** Equal counts must be the same value for React, so the count is a string. */
function countAsText(editors: readonly Editor[]): string {
  const { place, total } = countMatches(editors);

  return `${place}/${total}`;
}
