import type { Editor } from '@tiptap/react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { coverScreen } from './cover-screen.ts';
import { caretTop, keepCaretAt } from './keep-caret.ts';

/**
 * Whether the texts of a frame fill the screen. The elements stay in place in the document, so that text, selection
 * and history are unchanged. Escape closes it, and so does the focus when it moves to a covered element.
 */
export function useFullScreen(frame: RefObject<HTMLElement | null>, editor: Editor) {
  const [isOn, setIsOn] = useState(false);
  const before = useRef<{ caret: number | undefined; page: number; focused?: HTMLElement | undefined } | null>(null);
  const latestEditor = useRef(editor);
  latestEditor.current = editor;

  const change = (next: boolean, focused?: HTMLElement) => {
    before.current = { caret: caretTop(editor), page: next ? window.scrollY : (before.current?.page ?? 0), focused };
    setIsOn(next);
  };
  const leave = useRef((_?: HTMLElement) => {});
  leave.current = (focused) => change(false, focused);

  useLayoutEffect(() => {
    if (isOn && frame.current) return coverScreen(frame.current, (focused) => leave.current(focused));
  }, [isOn, frame]);

  useLayoutEffect(() => {
    if (!before.current) return;
    const { caret, page, focused } = before.current;
    if (!isOn) window.scrollTo(0, page);
    keepCaretAt(latestEditor.current, caret);
    focused?.scrollIntoView({ block: 'nearest' });
  }, [isOn]);

  return { isOn, toggle: () => change(!isOn) };
}
