import { type RefObject, useLayoutEffect } from 'react';

/**
 * Publishes the height of the tray, so that content below it can be scrolled into view: the root has `data-tray` while
 * there is one, and `--tray-height` is its height in pixels.
 */
export function useTraySpace(tray: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = tray.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--tray-height', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    root.dataset['tray'] = '';
    measure();
    return () => {
      observer.disconnect();
      delete root.dataset['tray'];
      root.style.removeProperty('--tray-height');
    };
  }, [tray]);
}
