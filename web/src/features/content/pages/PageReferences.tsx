import type { pageRoutes } from '@baklja/contract/features/content/pages';
import { countOf } from '@baklja/contract/plural';
import type { RouteAnswer } from '@baklja/contract/route';
import { Box, Flex, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordAnchor } from '#web/lib/RecordAnchor.tsx';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';

const MENU_ITEMS = { one: 'stavka izbornika vodi', few: 'stavke izbornika vode', other: 'stavki izbornika vodi' };
const MEDALS = { one: 'medalja vodi', few: 'medalje vode', other: 'medalja vodi' };

type Props = {
  query: UseQueryResult<RouteAnswer<typeof pageRoutes.listPageReferences>>;
  /** Whether they lead to several pages that are about to be deleted. */
  areSeveral?: boolean;
};

export function PageReferences({ query, areSeveral = false }: Props) {
  const [here, without] = areSeveral ? ['na ove stranice', 'bez njih'] : ['na ovu stranicu', 'bez nje'];
  const note = (sentence: string) => (
    <Text mt="sm" c="quiet">
      {sentence}
    </Text>
  );
  if (query.isFetching) return note(`Provjerava se što vodi ${here}…`);
  if (query.isError) {
    return (
      <Flex
        wrap="wrap"
        align="center"
        rowGap="xs"
        columnGap="sm"
        mt="sm"
        pl={14}
        style={{ borderLeft: '3px solid var(--red)' }}
        role="alert"
      >
        <p>
          Nije poznato što vodi {here}. {query.error.message}
        </p>
        <RetryButton onClick={() => void query.refetch()} isBusy={query.isFetching} />
      </Flex>
    );
  }
  if (query.data === undefined) return null;
  const { references, total } = query.data;
  const items = references.filter(({ kind }) => kind === 'menuItem');
  const medals = references.filter(({ kind }) => kind === 'medal');
  // All menu items are named before the first medal.
  const medalTotal = total - items.length;
  if (total === 0) return note(`Nijedna medalja ni stavka izbornika ne vodi ${here}.`);
  return (
    <>
      {items.length > 0 && (
        <Found title={`${countOf(items.length, MENU_ITEMS)} ${here} i ostat će bez cilja:`}>
          {items.map(({ id, title }) => (
            <Line key={id}>
              <RecordAnchor kind="menuItem" id={id} title={title} />
            </Line>
          ))}
        </Found>
      )}
      {medalTotal > 0 && (
        <Found title={`${countOf(medalTotal, MEDALS)} ${here} i ostat će ${without}:`}>
          {medals.map(({ id, title }) => (
            <Line key={id}>{title}</Line>
          ))}
          {medalTotal > medals.length && <Line>{`i još ${medalTotal - medals.length}`}</Line>}
        </Found>
      )}
    </>
  );
}

function Found({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box mt="sm" c="quiet">
      <p>{title}</p>
      <Box component="ul" mt="xs" mah={216} style={{ overflow: 'auto' }}>
        {children}
      </Box>
    </Box>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Box component="li" py={5} style={{ borderTop: '1px solid var(--rule)', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
