import { menuFor } from '@baklja/contract/screens';
import { Box, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatListDate, formatLongDate } from '#web/lib/dates.ts';
import { useSession } from '#web/lib/session.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { KeptDrafts } from '#web/lists/kept-drafts/KeptDrafts.tsx';
import { useNewDrafts } from '#web/lists/kept-drafts/use-new-drafts.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { DashboardBlock } from '../dashboard/DashboardBlock.tsx';
import { RecentRecords } from '../dashboard/RecentRecords.tsx';
import classes from './StartScreen.module.css';

/** `/` for the roles without the dashboard: what the user edited last and has not saved, and the screens. */
export function StartScreen() {
  const session = useSession();
  const isPhone = useIsPhone();
  const now = new Date();
  const cards = menuFor(session?.role).flatMap(({ group, entries }) => entries.map((entry) => ({ group, ...entry })));
  const drafts = useNewDrafts();
  return (
    <Box pb="xl">
      <PageHead
        title="Dobar dan!"
        note={
          isPhone
            ? formatListDate(now.toISOString())
            : [session?.name.trim(), formatLongDate(now)].filter(Boolean).join(' · ')
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
          <RecentRecords />
          {drafts.length > 0 && (
            <DashboardBlock id="drafts" title="Vaše skice" isBusy={false}>
              <KeptDrafts drafts={drafts} />
            </DashboardBlock>
          )}
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
