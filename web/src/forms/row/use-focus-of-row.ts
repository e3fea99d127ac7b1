import { useEffect } from 'react';
import { focusFirstField } from '../frame/focus-of-fields.ts';
import { rowLinkId } from './row-address.ts';

/**
 * Focuses the first field of a row as soon as it renders. When the row closes, the focus goes to the link that opens
 * it, unless another element has it; to the screen when the link is gone.
 */
export function useFocusOfRow(editor: HTMLElement | null, param: string, recordKey: string | undefined): void {
  useEffect(() => {
    if (!editor) return;
    const show = () => {
      const isShown = focusFirstField(editor);
      if (isShown) editor.scrollIntoView({ block: 'nearest' });
      return isShown;
    };
    if (show()) return;
    const observer = new MutationObserver(() => show() && observer.disconnect());
    observer.observe(editor, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [editor]);
  useEffect(() => {
    return () => {
      // A row that opens in place of this one takes the focus first.
      requestAnimationFrame(() => {
        const link = document.getElementById(rowLinkId(param, recordKey)) ?? document.getElementById('main');
        // A list takes the focus that its rows lose.
        if (document.activeElement?.contains(link)) link?.focus({ preventScroll: true });
      });
    };
  }, [param, recordKey]);
}
