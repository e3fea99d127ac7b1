import type { TiptapEditorHTMLElement } from '@tiptap/core';

/** Puts the focus into an editor's text field, the cursor at the beginning of an element of the text. */
export function placeCursor(textbox: HTMLElement, element: Element): void {
  // An editor hangs itself on its text field; the browser's own selection it would take back.
  const { editor } = textbox as TiptapEditorHTMLElement;
  if (!editor) return textbox.focus();
  editor.commands.focus(editor.view.posAtDOM(element, 0), { scrollIntoView: false });
}
