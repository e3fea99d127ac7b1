import { menuFor } from '@baklja/contract/screens';
import { Box, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatLongDate } from '#web/lib/dates.ts';
import { IconArrowRight } from '#web/lib/icons.ts';
import { useSession } from '#web/lib/session.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { OwnWork } from '../dashboard/OwnWork.tsx';
import classes from './StartScreen.module.css';

/** `/` for the roles without the dashboard: what waits for the user and was edited last, and the screens. */
export function StartScreen() {
  const session = useSession();
  const isPhone = useIsPhone();
  const cards = menuFor(session?.role).flatMap(({ group, entries }) => entries.map((entry) => ({ group, ...entry })));
  return (
    <Box pb="xl">
      <PageHead
        title="Dobar dan!"
        note={
          isPhone
            ? session?.name.trim()
            : [session?.name.trim(), formatLongDate(new Date())].filter(Boolean).join(' · ')
        }
        documentTitle="Početna stranica"
      />
      {cards.length === 0 ? (
        <Box mt="xs" style={{ borderTop: '1.5px solid var(--ink)' }}>
          <EmptyState
            title="Za vašu ulogu ovdje još nema zaslona."
            help="Prijavljeni ste. Ako vam za posao nešto nedostaje, javite se administratoru."
          />
        </Box>
      ) : (
        <Stack gap="lg" mt="xs">
          <OwnWork />
          <nav aria-label="Vaši zasloni">
            <ul className={classes.cards}>
              {cards.map(({ key, group, title, address }) => (
                <li key={key} className={classes.card}>
                  {group !== undefined && (
                    <Text className={classes.group} c="dimmed" fz="sm">
                      {group}
                    </Text>
                  )}
                  <Link to={address} className={classes.title}>
                    {title}
                  </Link>
                  <IconArrowRight aria-hidden className={classes.arrow} />
                </li>
              ))}
            </ul>
          </nav>
        </Stack>
      )}
    </Box>
  );
}
