import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A place on a screen: the scroll position in pixels, and the link that was followed. */
type Place = { top: number; left?: LeftLink };

/** A link by its address, and its number among links with the same address. */
type LeftLink = { href: string; number: number };

const STORE_KEY = 'baklja.scroll-places';

/** A screen may take this long to reach its former height. */
const RESTORE_WITHIN_MS = 10_000;

/**
 * Keeps the place on every screen: Back, Forward and a reload restore the scroll position and focus the link that was
 * followed. Another screen opens at its top, or at the `scrollTop` of the state of its address. A browser does neither
 * for screens that scripts render.
 */
export function useScrollPlaces(): void {
  const { key, pathname, search, state } = useLocation();
  const top = (state as { scrollTop?: number } | null)?.scrollTop;
  // The first step of every visit has the same key.
  const step = `${key} ${pathname}${search}`;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const places = useRef(readPlaces());
  const now = useRef({ step, pathname, isRestoring: false });

  useRecordedPlaces(places.current, now);

  useLayoutEffect(() => {
    const isOtherScreen = now.current.pathname !== pathname;
    const former = places.current.get(now.current.step);
    now.current = { step, pathname, isRestoring: false };
    const place = isReturn ? places.current.get(step) : top === undefined ? undefined : { top };
    if (!place) {
      if (isOtherScreen) window.scrollTo(0, 0);
      // Not read from the window, which would lay out the whole screen for it.
      else if (former) places.current.set(step, { top: former.top });
      return;
    }
    now.current.isRestoring = true;
    return restore(place, () => {
      now.current.isRestoring = false;
    });
  }, [step, pathname, isReturn, top]);
}

type Now = { current: { step: string; pathname: string; isRestoring: boolean } };

/** Records every place as it changes, and keeps the places for a reload. */
function useRecordedPlaces(places: Map<string, Place>, now: Now): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  const saveScroll = () => {
    const { step, isRestoring } = now.current;
    if (!isRestoring) places.set(step, { ...places.get(step), top: window.scrollY });
  };
  const saveLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    const left = link.closest('main') ? { left: toLeftLink(link) } : {};
    places.set(now.current.step, { top: window.scrollY, ...left });
  };
  const keepPlaces = () => sessionStorage.setItem(STORE_KEY, JSON.stringify([...places].slice(-KEPT_PLACES)));
  useWindowEvent('scroll', saveScroll, { passive: true });
  useWindowEvent('click', saveLink, { capture: true });
  useWindowEvent('pagehide', keepPlaces);
}

/** Places of the latest steps of one tab are kept, because users rarely go back further. */
const KEPT_PLACES = 50;

/**
 * Scrolls to the place as soon as the screen is high enough, unless the user moves first. Returns the function that
 * cancels it.
 */
function restore({ top, left }: Place, onEnd: () => void): () => void {
  let isFocused = left === undefined;
  const step = () => {
    window.scrollTo(0, top);
    isFocused ||= left !== undefined && focusLink(left);
    if (isFocused && Math.abs(window.scrollY - top) <= 1) end();
  };
  const observer = new ResizeObserver(step);
  const timer = setTimeout(() => end(), RESTORE_WITHIN_MS);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of MOVES) window.removeEventListener(name, end);
    onEnd();
  };
  for (const name of MOVES) window.addEventListener(name, end, { passive: true });
  observer.observe(document.body);
  step();
  return end;
}

/** Events that mean that the user has taken over. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );
}

function toLeftLink(link: HTMLAnchorElement): LeftLink {
  const href = link.getAttribute('href') ?? '';
  return { href, number: linksTo(href).indexOf(link) };
}

/** Whether the link exists. It gets the focus if no other element has it. */
function focusLink({ href, number }: LeftLink): boolean {
  const link = linksTo(href)[number];
  if (!link) return false;
  if (document.activeElement === document.body) link.focus({ preventScroll: true });
  return true;
}

/** The places that a reload restores; a typed address opens at the top. */
function readPlaces(): Map<string, Place> {
  const [load] = performance.getEntriesByType('navigation');
  const isNewVisit = load !== undefined && 'type' in load && load.type === 'navigate';
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '[]') as [string, Place][];
    return new Map(kept.filter(([step]) => !(isNewVisit && step.startsWith('default '))));
  } catch {
    return new Map();
  }
}
