import { Box, Flex } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, Outlet, useLocation, useNavigate, useNavigationType } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useMissesSecondFactor } from '#web/lib/second-factor.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { UploadTray } from '#web/media/uploads/UploadTray.tsx';
import classes from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { NewReleaseLine, TopBar } from './TopBar.tsx';
import { useScrollPlaces } from './use-scroll-places.ts';

/** Only narrow windows need it, and the dialogs of Mantine are a fifth of the code of the first load. */
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

export function Shell({ onLogOut }: { onLogOut: () => void }) {
  const [isSmall, setIsSmall] = useLocalStorage({ key: 'baklja.menu-small', defaultValue: false });
  const [drawer, setDrawer] = useState({ isOpen: false, wasOpened: false, returnsFocus: true });
  const closeDrawer = useCallback(
    (returnsFocus: boolean) => setDrawer(({ wasOpened }) => ({ isOpen: false, wasOpened, returnsFocus })),
    [],
  );
  const { pathname } = useLocation();
  useSecondFactorFirst();
  useScrollPlaces();
  useHeadingFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when the address changes
  useEffect(() => closeDrawer(false), [pathname]);

  return (
    <div className={classes.app}>
      <a className={classes.skip} href="#main">
        Preskoči izbornik
      </a>
      <Box className={classes.wide} pos="sticky" top={0} w={isSmall ? 56 : 216} h="100vh">
        <Sidebar isSmall={isSmall} onToggle={() => setIsSmall(!isSmall)} />
      </Box>
      {drawer.wasOpened && (
        <Suspense>
          <MenuDrawer
            isOpen={drawer.isOpen}
            returnsFocus={drawer.returnsFocus}
            onClose={() => closeDrawer(true)}
            onLogOut={onLogOut}
          />
        </Suspense>
      )}
      <Flex direction="column" miw={0}>
        <TopBar onMenu={() => setDrawer({ isOpen: true, wasOpened: true, returnsFocus: true })} onLogOut={onLogOut} />
        <NewReleaseLine />
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </Flex>
      <UploadTray />
    </div>
  );
}

/** Leads a user who has to set up a second factor from every screen to the profile. Unsaved work stays on the screen. */
function useSecondFactorFirst(): void {
  const isMissing = useMissesSecondFactor();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isMissing || pathname === paths.profile || hasUnsavedWork()) return;
    // The router drops a navigation that begins while it still renders the one before, as after a log-in.
    const timer = setTimeout(() => void navigate(paths.profile, { replace: true }));
    return () => clearTimeout(timer);
  }, [isMissing, pathname, navigate]);
}

/** A screen may take this long to show its heading, milliseconds. */
const SHOWN_WITHIN_MS = 10_000;

/**
 * Moves the focus to the heading of a newly opened screen, unless another element has it: after the log-in, and when the
 * element that led here is gone. Back, Forward and a reload keep their own place.
 */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const type = useRef<NavigationType>(NavigationType.Pop);
  type.current = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every screen
  useEffect(() => (type.current === NavigationType.Pop ? undefined : focusHeading()), [pathname]);
}

/** Waits until the heading appears and dialogs have closed. Returns the function that cancels it. */
function focusHeading(): () => void {
  const step = () => {
    const { activeElement } = document;
    if (activeElement?.closest('h1, [role="dialog"]')) return;
    if (activeElement !== document.body && activeElement?.id !== 'main') return end();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // Screens first show that they load; their heading may then be another element.
  const observer = new MutationObserver(step);
  const timer = setTimeout(() => end(), SHOWN_WITHIN_MS);
  // A dialog that closes gives its focus back in the next frame.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      observer.observe(document.body, { childList: true, subtree: true });
      step();
    });
  });
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    observer.disconnect();
    for (const name of MOVES) window.removeEventListener(name, end);
  };
  for (const name of MOVES) window.addEventListener(name, end, { passive: true });
  return end;
}

/** Events that mean that the user has taken over. */
const MOVES = ['keydown', 'pointerdown'] as const;
