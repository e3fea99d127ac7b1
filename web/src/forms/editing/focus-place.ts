import type { TiptapEditorHTMLElement } from '@tiptap/core';

/** A field or the button that saves, with the caret, for the same form at another address. */
export type FocusPlace = { selector: string; from?: number; to?: number };

const SAVE_BUTTON = '[data-save-bar] [aria-keyshortcuts="Control+S"]';

export function placeOfFocus(element: HTMLElement | null): FocusPlace {
  if (!element?.isConnected || element.closest('[data-save-bar]')) return { selector: SAVE_BUTTON };
  const { editor } = element as TiptapEditorHTMLElement;
  if (editor) {
    const { from, to } = editor.state.selection;
    return { selector: `[role="textbox"][aria-label="${CSS.escape(element.ariaLabel ?? '')}"]`, from, to };
  }
  if (element.id === '') return { selector: SAVE_BUTTON };
  const caret = element instanceof HTMLTextAreaElement && { from: element.selectionStart, to: element.selectionEnd };
  return { selector: `#${CSS.escape(element.id)}`, ...caret };
}

export function focusPlace({ selector, from = 0, to = from }: FocusPlace): void {
  const element = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(SAVE_BUTTON);
  const editor = (element as TiptapEditorHTMLElement | null)?.editor;
  if (editor) editor.chain().setTextSelection({ from, to }).focus(null, { scrollIntoView: false }).run();
  else element?.focus({ preventScroll: true });
  if (element instanceof HTMLTextAreaElement) element.setSelectionRange(from, to);
}
