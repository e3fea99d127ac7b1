import { Drawer } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { UploadTray } from '#web/widgets/uploads/tray/UploadTray.tsx';
import { NewReleaseLine } from './NewReleaseLine.tsx';
import classes from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollPlaces } from './use-scroll-places.ts';

/** Frame of every logged-in screen: menu, top bar, and the screen itself. */
export function Shell({ onLogOut }: { onLogOut: () => void }) {
  const [isSmall, setIsSmall] = useLocalStorage({ key: 'baklja.menu-small', defaultValue: false });
  const [drawer, setDrawer] = useState({ isOpen: false, returnsFocus: true });
  const closeDrawer = () => setDrawer({ isOpen: false, returnsFocus: true });
  const [menuFoot, setMenuFoot] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  useScrollPlaces();
  useHeadingFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when the address changes
  useEffect(() => setDrawer({ isOpen: false, returnsFocus: false }), [pathname]);

  return (
    <div className={classes.app} data-small={isSmall || undefined}>
      <a className={classes.skip} href="#main">
        Preskoči izbornik
      </a>
      <div className={classes.side}>
        <Sidebar isSmall={isSmall} onToggle={() => setIsSmall(!isSmall)} foot={setMenuFoot} />
      </div>
      <Drawer.Root
        opened={drawer.isOpen}
        onClose={closeDrawer}
        returnFocus={drawer.returnsFocus}
        size={296}
        padding={0}
        classNames={{ content: classes.drawer, body: classes.drawerBody }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label="Izbornik">
          <Drawer.Body>
            <Sidebar isSmall={false} drawer={{ close: closeDrawer, onLogOut }} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <div className={classes.column}>
        <TopBar onMenu={() => setDrawer({ isOpen: true, returnsFocus: true })} onLogOut={onLogOut} />
        <NewReleaseLine />
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <UploadTray menuFoot={menuFoot} isMenuSmall={isSmall} />
    </div>
  );
}
