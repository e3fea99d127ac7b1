import { menuFor } from '@baklja/contract/screens';
import { Box, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  const cards = menuFor(session?.role).flatMap(({ group, entries }) =>
    entries.map(({ key, title, address }) => ({ key, group, title, path: address })),
  );
  const drafts = useNewDrafts();
  return (
    <StartPage drafts={drafts.length > 0 && <KeptDrafts drafts={drafts} />} name={session?.name ?? ''} cards={cards} />
  );
}

const text = {
  documentTitle: 'Početna stranica',
  greeting: 'Dobar dan',
  screens: 'Vaši zasloni',
  noScreens: 'Za vašu ulogu ovdje još nema zaslona.',
  noScreensHelp: 'Prijavljeni ste. Ako vam za posao nešto nedostaje, javite se administratoru.',
} as const;

type StartCard = { key: string; group?: string | undefined; title: string; path: string };

type Props = {
  name: string;
  cards: readonly StartCard[];
  /** The new records that this browser keeps; absent while there are none. */
  drafts?: ReactNode;
};

function StartPage({ name, cards, drafts }: Props) {
  const greeting = name.trim() === '' ? text.greeting : `${text.greeting}, ${name.trim()}`;
  return (
    <Box pb="xl">
      <PageHead title={greeting} documentTitle={text.documentTitle} />
      {drafts}
      {cards.length === 0 ? (
        <Box mt="xs" style={{ borderTop: '1.5px solid var(--ink)' }}>
          <EmptyState title={text.noScreens} help={text.noScreensHelp} />
        </Box>
      ) : (
        <nav aria-label={text.screens}>
          <ul className={classes.cards}>
            {cards.map(({ key, group, title, path }) => (
              <li key={key} className={classes.card}>
                {group !== undefined && (
                  <Text className={classes.group} c="dimmed" fz="sm">
                    {group}
                  </Text>
                )}
                <Link to={path} className={classes.title}>
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
