import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { FindWish } from './FindBar.tsx';
import { endSearch, type TextField } from './find-commands.ts';

/** Longer selections are text to edit, not a query. */
const QUERY_FROM_SELECTION_LENGTH = 100;

/**
 * State of the find bar: whether it is open, and its content. `start` is the cursor position when the user opened it;
 * null while it is closed. Closing returns the focus to the text, with the chosen match selected.
 */
export function useFindBar(editors: readonly Editor[], editor: Editor) {
  const [start, setStart] = useState<TextField | null>(null);
  const [wish, setWish] = useState<FindWish>({ query: '', replacement: '', isCaseSensitive: false });

  const open = () => {
    const selected = selectedWords(editor);
    // In the bar itself the same key moves back to its field.
    if (selected !== '' && editor.isFocused) setWish({ ...wish, query: selected });
    setStart({ editor, position: editor.state.selection.from });
  };
  const close = () => {
    const chosen = endSearch(editors);
    setStart(null);
    if (chosen) chosen.editor.chain().setTextSelection(chosen).focus().run();
    else editor.commands.focus();
  };

  return { start, wish, setWish, open, close };
}

/** The selected text within one block; empty when nothing or too much is selected. */
function selectedWords({ state }: Editor): string {
  const { $from, $to, from, to } = state.selection;
  const isInLine = $from.sameParent($to) && $from.parent.isTextblock;

  return isInLine && to - from <= QUERY_FROM_SELECTION_LENGTH ? state.doc.textBetween(from, to) : '';
}
