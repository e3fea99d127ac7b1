/**
 * Lays the element that holds the frame over the whole screen: the next one around it with `data-full-screen-host`, else
 * the frame itself. What of it is beside the frame and not marked with `data-full-screen-keep` is hidden. `onLeave` is
 * called for Escape, and with the element when the focus goes to what is covered. Answers how to take it back.
 */
export function coverScreen(frame: HTMLElement, onLeave: (focused?: HTMLElement) => void): () => void {
  const host = frame.closest<HTMLElement>('[data-full-screen-host]') ?? frame;
  const hidden = elementsBeside(frame, host);
  const root = document.documentElement;
  // On the document, so that what has a use of its own for Escape can keep it: menus, dialogs, the find bar.
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

/** Everything that lies beside the way from the host to the frame. */
function elementsBeside(frame: HTMLElement, host: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let inner = frame; inner !== host && inner.parentElement; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.matches('[data-full-screen-keep]'))
        beside.push(sibling);

  return beside;
}

/** From the toolbar Escape leads to the text. */
function isInToolbar(target: Element): boolean {
  return target.closest('[role="toolbar"]') !== null;
}

/** Dialogs, menus and the save bar lie over the full screen; the rest of the page lies behind it, or out of sight. */
function isCovered(element: HTMLElement, host: HTMLElement): boolean {
  if (!element.isConnected || host.contains(element)) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);

  return seen === null || host.contains(seen);
}
