import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/lib/api-client.ts';
import { IconLogout, IconMoon, IconSun } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { endSession } from '#web/lib/session.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#web/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

export function LogOutButton({ className, onLogOut }: { className: string | undefined; onLogOut: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const logOut = useLogOut(onLogOut);
  return (
    <>
      <button type="button" className={className} onClick={() => (hasUnsavedWork() ? setIsAsking(true) : logOut())}>
        Odjavi se
        <IconLogout aria-hidden />
      </button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            title="Imate nespremljene promjene."
            subject="Ako se odjavite, skica ostaje na ovom uređaju i nudi se pri sljedećem otvaranju."
            confirmText="Odjavi se"
            cancelText="Ostani"
            isHarmless
            onConfirm={logOut}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export function useLogOut(onLogOut: () => void): () => void {
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

/** Switches between the light and the dark colours. With `className` the button shows its name. */
export function ColourSchemeSwitch({ className }: { className?: string | undefined }) {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const label = scheme === 'dark' ? 'Svijetli prikaz' : 'Tamni prikaz';
  const icon = scheme === 'dark' ? <IconSun aria-hidden /> : <IconMoon aria-hidden />;
  const toggle = () => setColorScheme(scheme === 'dark' ? 'light' : 'dark');
  if (className !== undefined) {
    return (
      <button type="button" className={className} onClick={toggle}>
        {icon}
        {label}
      </button>
    );
  }
  return (
    <ActionIcon aria-label={label} title={label} onClick={toggle}>
      {icon}
    </ActionIcon>
  );
}
