import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the height of a bar at the foot of the page in `--save-bar`, and in `--keyboard` how much of the window an
 * on-screen keyboard covers, both on the root element. Does nothing without an element.
 */
export function useBarPlace(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const view = window.visualViewport;
    if (!element || !view) return;
    const { style } = document.documentElement;
    const place = () => {
      // Zooming in also shows less of the page.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
      style.setProperty('--save-bar', `${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    view.addEventListener('resize', place);
    view.addEventListener('scroll', place);
    place();
    return () => {
      observer.disconnect();
      view.removeEventListener('resize', place);
      view.removeEventListener('scroll', place);
      style.removeProperty('--keyboard');
      style.removeProperty('--save-bar');
    };
  }, [bar]);
}
