import { menuFor } from '@baklja/contract/screens';
import { Box, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '#web/lib/session.ts';
import { KeptDrafts } from '#web/lists/kept-drafts/KeptDrafts.tsx';
import { useNewDrafts } from '#web/lists/kept-drafts/use-new-drafts.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import classes from './StartScreen.module.css';

/** `/` for the roles without the dashboard: new records that were not saved, and a link to each screen of the role. */
export function StartScreen() {
  const session = useSession();
  const name = session?.name.trim() ?? '';
  const cards = menuFor(session?.role).flatMap(({ group, entries }) => entries.map((entry) => ({ group, ...entry })));
  const drafts = useNewDrafts();
  return (
    <Box pb="xl">
      <PageHead title="Dobar dan!" note={name} documentTitle="Početna stranica" />
      {drafts.length > 0 && <KeptDrafts drafts={drafts} />}
      {cards.length === 0 ? (
        <Box mt="xs" style={{ borderTop: '1.5px solid var(--ink)' }}>
          <EmptyState
            title="Za vašu ulogu ovdje još nema zaslona."
            help="Prijavljeni ste. Ako vam za posao nešto nedostaje, javite se administratoru."
          />
        </Box>
      ) : (
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
      )}
    </Box>
  );
}
