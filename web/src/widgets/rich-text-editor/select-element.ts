import type { TiptapEditorHTMLElement } from '@tiptap/core';

/** Puts the focus into an editor's text field and selects the words of an element of its text, so that they are seen. */
export function selectElement(textbox: HTMLElement, element: Element): void {
  // An editor hangs itself on its text field. What is selected behind its back it would take back.
  const { editor } = textbox as TiptapEditorHTMLElement;
  if (!editor) return;
  const from = editor.view.posAtDOM(element, 0);
  const to = editor.view.posAtDOM(element, element.childNodes.length);
  editor.chain().setTextSelection({ from, to }).focus(null, { scrollIntoView: false }).run();
}
