import type { Editor } from '@tiptap/react';

/** Where in the window the cursor of a text stands, in pixels from its top; undefined when it is out of sight. */
export function caretTop({ view, state }: Editor): number | undefined {
  const { top } = view.coordsAtPos(state.selection.head);

  return top >= 0 && top < window.innerHeight ? top : undefined;
}

/** Scrolls so that the cursor stands there again after the page was laid out anew; a cursor out of sight stays so. */
export function keepCaretAt(editor: Editor, top: number | undefined): void {
  if (editor.isDestroyed || top === undefined) return;
  const scroller = editor.view.dom.closest('[data-full-screen]') ?? document.documentElement;
  scroller.scrollTop += editor.view.coordsAtPos(editor.state.selection.head).top - top;
}
