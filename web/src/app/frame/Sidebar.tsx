import { type MenuEntry, menuFor, SCREENS, type Screen } from '@baklja/contract/screens';
import { Box, Flex, Text } from '@mantine/core';
import { Link, matchPath, NavLink, useLocation } from 'react-router';
import { IconChevronsLeft, IconChevronsRight, IconLayoutDashboard, IconX } from '#web/lib/icons.ts';
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
  /** Present in a drawer, which then also shows who is logged in: the top bar has no room for it. */
  drawer?: { close: () => void; onLogOut: () => void };
};

export function Sidebar({ isSmall, onToggle, drawer }: Props) {
  const session = useSession();
  const { pathname } = useLocation();
  const groups = menuFor(session?.role);
  const current = currentEntry(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  return (
    <Flex
      component="nav"
      className={classes.side}
      aria-label="Glavni izbornik"
      data-small={isSmall || undefined}
      direction="column"
      h="100%"
      c="var(--on-navy-2)"
    >
      <Flex flex="none" align="center" c="var(--on-navy)">
        <Flex
          component={NavLink}
          to={paths.home}
          aria-label="Baklja, početna stranica"
          flex={1}
          align="center"
          justify={isSmall ? 'center' : undefined}
          gap={10}
          h="var(--h-top)"
          px={isSmall ? 0 : 'md'}
          ff="heading"
          fz={22}
          fw={500}
          lh={1}
          lts="-0.01em"
        >
          <ProductMark height={26} />
          {!isSmall && <span>Baklja</span>}
        </Flex>
        {drawer && (
          <Flex
            component="button"
            type="button"
            aria-label="Zatvori izbornik"
            data-autofocus
            onClick={drawer.close}
            align="center"
            justify="center"
            w={40}
            h={40}
            mr="xs"
            bdrs="sm"
          >
            <IconX aria-hidden />
          </Flex>
        )}
      </Flex>
      <Box flex={1} px="xs" py="xs">
        {groups.map(({ group, entries }) => (
          <div key={group ?? 'top'}>
            {group !== undefined && (
              <Text
                mih={12}
                px="xs"
                pt="var(--group)"
                pb={4}
                c="var(--on-navy-3)"
                fz="xs"
                fw={600}
                lh="16px"
                lts="0.055em"
                tt="uppercase"
              >
                {isSmall ? '' : group}
              </Text>
            )}
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
      </Box>
      {drawer && (
        <Flex className={classes.who} wrap="wrap" justify="space-between" px="xs" pt="sm" pb="xs" fz="sm">
          <Text flex="1 0 100%" px="xs">
            <Flex
              component={Link}
              to={paths.profile}
              aria-label={`${session?.name}, profil`}
              align="center"
              mih={40}
              c="var(--on-navy)"
              fw={600}
            >
              {session?.name}
            </Flex>
            ID {session?.userId} · Admin
          </Text>
          <ColourSchemeSwitch className={classes.accountAction} />
          <LogOutButton className={classes.accountAction} onLogOut={drawer.onLogOut} />
        </Flex>
      )}
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
    </Flex>
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
