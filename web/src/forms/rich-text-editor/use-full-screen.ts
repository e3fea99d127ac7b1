import type { Editor } from '@tiptap/react';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The elements keep their place, so text, selection and history stay. Escape or focus on a covered element ends it. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, editor: Editor) {
  const [isOn, setIsOn] = useState(false);
  const before = useRef<{ caret: number | undefined; page: number; focused?: HTMLElement | undefined } | null>(null);

  const change = (next: boolean, focused?: HTMLElement) => {
    before.current = { caret: caretTop(editor), page: next ? window.scrollY : (before.current?.page ?? 0), focused };
    setIsOn(next);
  };
  const leave = useEffectEvent((focused?: HTMLElement) => change(false, focused));
  const returnToPlace = useEffectEvent(() => {
    if (!before.current) return;
    const { caret, page, focused } = before.current;
    if (!isOn) window.scrollTo(0, page);
    keepCaretAt(editor, caret);
    focused?.scrollIntoView({ block: 'nearest' });
  });

  useLayoutEffect(() => {
    if (isOn && frame.current) return coverScreen(frame.current, (focused) => leave(focused));
  }, [isOn, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new layout
  useLayoutEffect(() => returnToPlace(), [isOn]);

  return { isOn, toggle: () => change(!isOn) };
}

/** Position of the text cursor in the window, in pixels from its top; undefined when it is out of view. */
function caretTop({ view, state }: Editor): number | undefined {
  const { top } = view.coordsAtPos(state.selection.head);

  return top >= 0 && top < window.innerHeight ? top : undefined;
}

/** Scrolls so that the cursor is at the same height after a new layout; a cursor out of view stays so. */
function keepCaretAt(editor: Editor, top: number | undefined): void {
  if (editor.isDestroyed || top === undefined) return;
  const scroller = editor.view.dom.closest('[data-full-screen]') ?? document.documentElement;
  scroller.scrollTop += editor.view.coordsAtPos(editor.state.selection.head).top - top;
}

/** Covers the screen with the host or the frame. `onLeave` gets a covered element with the focus. Returns the undo. */
function coverScreen(frame: HTMLElement, onLeave: (focused?: HTMLElement) => void): () => void {
  const host = frame.closest<HTMLElement>('[data-full-screen-host]') ?? frame;
  const hidden = elementsAround(frame, host);
  const root = document.documentElement;
  // On the document, so that elements with their own use of Escape can stop it: menus, dialogs, the find bar.
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Element && host.contains(target) && !isInToolbar(target)) onLeave();
  };
  const handleFocus = ({ target }: FocusEvent) =>
    requestAnimationFrame(() => {
      if (target instanceof HTMLElement && isCovered(target, host)) onLeave(target);
    });

  host.dataset['fullScreen'] = '';
  root.dataset['hasFullScreen'] = '';
  for (const element of hidden) element.dataset['covered'] = '';
  document.addEventListener('keydown', handleKey);
  document.addEventListener('focusin', handleFocus);
  return () => {
    delete host.dataset['fullScreen'];
    delete root.dataset['hasFullScreen'];
    for (const element of hidden) delete element.dataset['covered'];
    document.removeEventListener('keydown', handleKey);
    document.removeEventListener('focusin', handleFocus);
  };
}

function elementsAround(frame: HTMLElement, host: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner = frame; inner !== host && inner.parentElement; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.matches('[data-full-screen-keep]'))
        others.push(sibling);

  return others;
}

/** In the toolbar Escape moves to the text. */
function isInToolbar(target: Element): boolean {
  return target.closest('[role="toolbar"]') !== null;
}

/** Dialogs, menus and the save bar are above the full screen; the rest of the page is covered or hidden. */
function isCovered(element: HTMLElement, host: HTMLElement): boolean {
  if (!element.isConnected || host.contains(element)) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);

  return seen === null || host.contains(seen);
}
