import type { Editor } from '@tiptap/react';

/** Position of the text cursor in the window, in pixels from its top; undefined when it is out of view. */
export function caretTop({ view, state }: Editor): number | undefined {
  const { top } = view.coordsAtPos(state.selection.head);

  return top >= 0 && top < window.innerHeight ? top : undefined;
}

/** Scrolls so that the cursor is at the same height after a new layout; a cursor out of view stays so. */
export function keepCaretAt(editor: Editor, top: number | undefined): void {
  if (editor.isDestroyed || top === undefined) return;
  const scroller = editor.view.dom.closest('[data-full-screen]') ?? document.documentElement;
  scroller.scrollTop += editor.view.coordsAtPos(editor.state.selection.head).top - top;
}
