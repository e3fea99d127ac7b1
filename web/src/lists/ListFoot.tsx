import { Box, Flex, type FlexProps } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CursorPager } from '#web/ui/lists/CursorPager.tsx';
import { Pager } from '#web/ui/lists/Pager.tsx';
import type { ListRequest } from './address/list-address.ts';
import type { ListState } from './address/use-list-address.ts';
import type { ListRows } from './list-rows.ts';
import classes from './RecordList.module.css';
import { type ListTexts, recordListText as text } from './record-list.text.ts';

type Props = ListState<ListRequest> & { list: ListRows<unknown> };

/** The pager above a list; nothing while a whole list has a single page. */
export function HeadPager({ list: { page, isWhole }, request, change }: Props): ReactNode {
  if (page === undefined || page.pages < (isWhole ? 2 : 1)) return null;
  return (
    <Pager page={request.page ?? 1} pages={page.pages} onChange={(next) => change({ page: next })} label={text.pages} />
  );
}

type FootProps = Props & { texts: ListTexts };

export function ListFoot({ list, request, change, texts }: FootProps) {
  const { page, isStale, isWhole } = list;
  const turn = useTurnToTop(request.page);
  if (page === undefined || page.total === 0) return <Box pb={{ base: 0, sm: 'xl' }} />;
  if (list.turning) {
    return (
      <Foot justify="flex-end">
        <CursorPager {...list.turning} isBelow />
      </Foot>
    );
  }
  if (isWhole && page.pages < 2) return <FootCount count={texts.count(page.total)} />;
  const { start, rows, total, pages } = page;
  return (
    <Foot justify="space-between">
      <p>{!isStale && texts.shown(start + 1, start + rows.length, total)}</p>
      {pages > 1 && (
        <Pager
          page={request.page ?? 1}
          pages={pages}
          onChange={(next) => {
            turn();
            change({ page: next });
          }}
          label={text.pagesBelow}
        />
      )}
    </Foot>
  );
}

/** The count in the bar at the foot of a phone, for a list without pages. */
export function FootCount({ count }: { count: string }) {
  return (
    <Box
      className={classes.foot}
      pb={{ base: 0, sm: 'xl' }}
      pl={{ base: 4, sm: 0 }}
      c="dimmed"
      data-foot-bar
      data-count={count}
    />
  );
}

function Foot(props: FlexProps) {
  return (
    <Flex
      className={classes.foot}
      wrap="wrap"
      align="center"
      rowGap="xs"
      columnGap="md"
      pt={{ base: 0, sm: 'md' }}
      pb={{ base: 0, sm: 'xl' }}
      pl={{ base: 4, sm: 0 }}
      c="dimmed"
      data-foot-bar
      {...props}
    />
  );
}

function useTurnToTop(page: number | undefined): () => void {
  const isTurning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect waits for the page
  useLayoutEffect(() => {
    if (isTurning.current) window.scrollTo(0, 0);
    isTurning.current = false;
  }, [page]);
  return () => {
    isTurning.current = true;
  };
}
