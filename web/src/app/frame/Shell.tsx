import { useLocalStorage } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { UploadTray } from '#web/media/uploads/tray/UploadTray.tsx';
import { NewReleaseLine } from './NewReleaseLine.tsx';
import classes from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollPlaces } from './use-scroll-places.ts';
import { useSecondFactorFirst } from './use-second-factor-first.ts';

/** Only narrow windows need it. */
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** Frame of every logged-in screen: menu, top bar, and the screen itself. */
export function Shell({ onLogOut }: { onLogOut: () => void }) {
  const [isSmall, setIsSmall] = useLocalStorage({ key: 'baklja.menu-small', defaultValue: false });
  const [drawer, setDrawer] = useState({ isOpen: false, wasOpened: false, returnsFocus: true });
  const closeDrawer = useCallback(
    (returnsFocus: boolean) => setDrawer(({ wasOpened }) => ({ isOpen: false, wasOpened, returnsFocus })),
    [],
  );
  const [menuFoot, setMenuFoot] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  useSecondFactorFirst();
  useScrollPlaces();
  useHeadingFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when the address changes
  useEffect(() => closeDrawer(false), [pathname]);

  return (
    <div className={classes.app} data-small={isSmall || undefined}>
      <a className={classes.skip} href="#main">
        Preskoči izbornik
      </a>
      <div className={classes.side}>
        <Sidebar isSmall={isSmall} onToggle={() => setIsSmall(!isSmall)} foot={setMenuFoot} />
      </div>
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
      <div className={classes.column}>
        <TopBar onMenu={() => setDrawer({ isOpen: true, wasOpened: true, returnsFocus: true })} onLogOut={onLogOut} />
        <NewReleaseLine />
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <UploadTray menuFoot={menuFoot} isMenuSmall={isSmall} />
    </div>
  );
}
