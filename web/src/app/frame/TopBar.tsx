import { ActionIcon } from '@mantine/core';
import { IconMenu2, IconUser } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import look from '#web/ui/look.module.css';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { ColourSchemeSwitch, LogOutButton } from './AccountActions.tsx';
import classes from './TopBar.module.css';

/** Shows who is logged in, the colour scheme, and the log-out button; on a phone the menu has them. */
export function TopBar({ onMenu, onLogOut }: { onMenu: () => void; onLogOut: () => void }) {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <header className={classes.bar}>
      <ActionIcon className={classes.burger} aria-label="Otvori izbornik" onClick={onMenu}>
        <IconMenu2 aria-hidden />
      </ActionIcon>
      <span className={classes.brand} aria-hidden>
        <ProductMark height={22} /> Baklja
      </span>
      <SearchButton />
      <div className={`${look.quiet} ${look.small} ${look.whole} ${classes.who}`}>
        <ColourSchemeSwitch />
        <span className={look.pale}>ID {session?.userId}</span>
        <span>Admin</span>
        <Link
          className={classes.me}
          to={paths.profile}
          aria-label={`${session?.name}, profil`}
          aria-current={pathname === paths.profile ? 'page' : undefined}
        >
          <b className={classes.name}>{session?.name}</b>
          <IconUser aria-hidden />
        </Link>
        <LogOutButton className={classes.out} onLogOut={onLogOut} />
      </div>
    </header>
  );
}
