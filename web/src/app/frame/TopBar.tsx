import { ActionIcon, Anchor, Box, Flex, Group, Text, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { IconMenu2, IconSearch, IconUser } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { RELEASE_CHECK_MS } from '#web/lib/timings.ts';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { hasNewRelease } from '../screen-fault/find-cause.ts';
import { searchText } from '../search/search.text.ts';
import { ColourSchemeSwitch, LogOutButton } from './AccountActions.tsx';
import classes from './Shell.module.css';

const SearchDialog = lazy(async () => ({ default: (await import('../search/SearchDialog.tsx')).SearchDialog }));

export function TopBar({ onMenu, onLogOut }: { onMenu: () => void; onLogOut: () => void }) {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <header className={classes.top}>
      <ActionIcon className={classes.narrow} aria-label="Otvori izbornik" onClick={onMenu}>
        <IconMenu2 aria-hidden />
      </ActionIcon>
      <Flex
        component="span"
        className={classes.brand}
        align="center"
        gap="xs"
        ff="heading"
        fz="xl"
        fw={500}
        lh={1}
        aria-hidden
      >
        <ProductMark height={22} /> Baklja
      </Flex>
      <SearchButton />
      <Group className={classes.who} visibleFrom="sm" wrap="nowrap" c="quiet" fz="sm">
        <ColourSchemeSwitch />
        <Text span c="dimmed">
          ID {session?.userId}
        </Text>
        <span>Admin</span>
        <Link
          className={classes.me}
          to={paths.profile}
          aria-label={`${session?.name}, profil`}
          aria-current={pathname === paths.profile ? 'page' : undefined}
        >
          <Text component="b" className={classes.name} truncate maw="32ch" py={3} fw={600}>
            {session?.name}
          </Text>
          <IconUser className={classes.narrow} aria-hidden />
        </Link>
        <LogOutButton className={classes.out} onLogOut={onLogOut} />
      </Group>
    </header>
  );
}

/** Opens the search box; Ctrl+K opens it everywhere, in fields too. Its code loads on first use. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useHotkeys([['mod+K', () => setIsOpen(true)]], [], true);
  return (
    <>
      <button type="button" className={classes.find} aria-keyshortcuts="Control+K" onClick={() => setIsOpen(true)}>
        <IconSearch aria-hidden />
        <VisuallyHidden className={classes.narrow}>{searchText.open}</VisuallyHidden>
        <span className={classes.wide}>{searchText.open}</span>
        <kbd className={classes.wide} aria-hidden>
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Says that the server has a newer release. Nothing is reloaded by itself: the form may hold typed text. */
export function NewReleaseLine() {
  // Asked from time to time, and when the user comes back to the tab.
  const { data: isNew } = useQuery({
    queryKey: ['new-release'],
    queryFn: hasNewRelease,
    initialData: false,
    staleTime: RELEASE_CHECK_MS,
    refetchInterval: RELEASE_CHECK_MS,
    refetchOnWindowFocus: 'always',
  });
  if (!isNew) return null;
  return (
    <Box
      component="p"
      role="status"
      px="md"
      py={6}
      bg="var(--paper-2)"
      fz="sm"
      style={{ borderBottom: '1px solid var(--rule)' }}
    >
      Izašla je nova verzija Baklje.{' '}
      <Anchor component="button" type="button" onClick={() => window.location.reload()}>
        Osvježi
      </Anchor>
    </Box>
  );
}
