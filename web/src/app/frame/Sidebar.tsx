import { type MenuEntry, menuFor, SCREENS, type Screen } from '@baklja/contract/screens';
import { IconChevronsLeft, IconChevronsRight, IconLayoutDashboard, IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { FEATURE_SCREENS } from '../feature-screens.ts';
import { ColourSchemeSwitch, LogOutButton } from './AccountActions.tsx';
import classes from './Sidebar.module.css';

type Props = {
  /** Shows only icons; the browser shows their labels, since a tooltip of the library would load with every screen. */
  isSmall: boolean;
  /** Absent where the menu cannot be collapsed. */
  onToggle?: () => void;
  /** Receives the element at the foot of the menu in which other parts of the frame show something. */
  foot?: Ref<HTMLDivElement>;
  /** Present in a drawer, which then also shows who is logged in: the top bar has no room for it. */
  drawer?: { close: () => void; onLogOut: () => void };
};

/** Menu of the role, built from the contract's table of screens. */
export function Sidebar({ isSmall, onToggle, foot, drawer }: Props) {
  const session = useSession();
  const { pathname } = useLocation();
  const groups = menuFor(session?.role);
  const current = currentEntry(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  return (
    <nav className={classes.side} aria-label="Glavni izbornik" data-small={isSmall || undefined}>
      <div className={classes.head}>
        <NavLink to={paths.home} className={classes.brand} aria-label="Baklja, početna stranica">
          <ProductMark height={26} />
          {!isSmall && <span>Baklja</span>}
        </NavLink>
        {drawer && (
          <button
            type="button"
            className={classes.close}
            aria-label="Zatvori izbornik"
            data-autofocus
            onClick={drawer.close}
          >
            <IconX aria-hidden />
          </button>
        )}
      </div>
      <div className={classes.menu}>
        {groups.map(({ group, entries }) => (
          <div key={group ?? 'top'}>
            {group !== undefined && <p className={classes.groupName}>{isSmall ? '' : group}</p>}
            {entries.map(({ key, screen, title, address }) => (
              <Link
                key={key}
                to={address}
                title={isSmall ? title : undefined}
                className={classes.entry}
                aria-current={key === current?.key ? 'page' : undefined}
                data-below={(screen.menu?.below !== undefined && !isSmall) || undefined}
                aria-label={isSmall ? title : undefined}
              >
                <EntryIcon screenKey={key} isHidden={screen.menu?.below !== undefined && !isSmall} />
                {!isSmall && title}
              </Link>
            ))}
          </div>
        ))}
      </div>
      {drawer && (
        <div className={classes.who}>
          <p>
            <Link className={classes.me} to={paths.profile} aria-label={`${session?.name}, profil`}>
              <b>{session?.name}</b>
            </Link>
            ID {session?.userId} · Admin
          </p>
          <ColourSchemeSwitch className={classes.accountAction} />
          <LogOutButton className={classes.accountAction} onLogOut={drawer.onLogOut} />
        </div>
      )}
      {foot && <div ref={foot} className={classes.foot} />}
      {onToggle && (
        <button
          type="button"
          className={classes.toggle}
          onClick={onToggle}
          aria-label={isSmall ? 'Proširi izbornik' : undefined}
        >
          {isSmall ? <IconChevronsRight aria-hidden /> : <IconChevronsLeft aria-hidden />}
          {!isSmall && 'Suzi izbornik'}
        </button>
      )}
    </nav>
  );
}

/** The entry of the screen at the address, or of the screen that it is part of; undefined when the menu has neither. */
function currentEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const [open, screen] = Object.entries<Screen>(SCREENS).find(([, { path }]) => matchPath(path, pathname)) ?? [];
  return entries.find(({ key }) => key === open) ?? entries.find(({ key }) => key === screen?.partOf);
}

function EntryIcon({ screenKey, isHidden }: { screenKey: MenuEntry['key']; isHidden: boolean }) {
  const Found = screenKey === 'dashboard' ? IconLayoutDashboard : FEATURE_SCREENS[screenKey]?.icon;
  return Found && !isHidden ? <Found aria-hidden /> : null;
}
