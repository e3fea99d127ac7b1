import { authRoutes } from '@baklja/contract/features/auth';
import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMenu2, IconMoon, IconSun } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { endSession, useSession } from '#web/lib/session.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import classes from './TopBar.module.css';

/** Shows who is logged in, the colour scheme, and the log-out button. */
export function TopBar({ onMenu, onLogOut }: { onMenu: () => void; onLogOut: () => void }) {
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const logOut = useLogOut(onLogOut);
  return (
    <header className={classes.bar}>
      <ActionIcon className={classes.burger} aria-label="Otvori izbornik" onClick={onMenu}>
        <IconMenu2 aria-hidden />
      </ActionIcon>
      <span className={classes.brand} aria-hidden>
        <ProductMark height={22} /> Baklja
      </span>
      <SearchButton />
      <div className={classes.who}>
        <ColourSchemeSwitch />
        <span className={classes.id}>ID {session?.userId}</span>
        <span className={classes.label}>Admin</span>
        <b className={classes.name}>{session?.name}</b>
        <button type="button" className={classes.out} onClick={() => (hasUnsavedWork() ? setIsAsking(true) : logOut())}>
          <span className={classes.outWord}>Odjavi se</span>
          <IconLogout aria-hidden />
        </button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Imate nespremljene promjene."
        subject="Ako se odjavite, skica ostaje na ovom računalu i nudi se pri sljedećem otvaranju."
        confirmText="Odjavi se"
        cancelText="Ostani"
        isHarmless
        onConfirm={logOut}
        onCancel={() => setIsAsking(false)}
      />
    </header>
  );
}

function useLogOut(onLogOut: () => void): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    // The server ends the token as soon as it is reachable; this browser deletes it at once in either case.
    call(authRoutes.logOut, {}).catch(() => {});
    onLogOut();
    endSession();
    queryClient.clear();
    void navigate(paths.home);
  };
}

function ColourSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const label = scheme === 'dark' ? 'Svijetli prikaz' : 'Tamni prikaz';
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}>
        {scheme === 'dark' ? <IconSun aria-hidden /> : <IconMoon aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}
