import type { TiptapEditorHTMLElement } from '@tiptap/core';

/** Focuses an editor's text field and selects the words of an element of its text, so that they are visible. */
export function selectElement(textbox: HTMLElement, element: Element): void {
  // TipTap attaches the editor to its text field. The editor would revert a selection that it did not make.
  const { editor } = textbox as TiptapEditorHTMLElement;
  if (!editor) return;
  const from = editor.view.posAtDOM(element, 0);
  const to = editor.view.posAtDOM(element, element.childNodes.length);
  editor.chain().setTextSelection({ from, to }).focus(null, { scrollIntoView: false }).run();
}
