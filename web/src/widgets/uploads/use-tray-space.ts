import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the page how high the tray is, so that what lies below it can be scrolled free: `data-tray` stands on the root
 * while there is one, and `--tray-height` is its height in pixels.
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
