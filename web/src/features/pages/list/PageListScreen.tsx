import { countOf } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { useClearing } from '#web/widgets/record-list/use-clearing.ts';
import { useListAddress } from '#web/widgets/record-list/use-list-address.ts';
import { pageListQuery } from '../pages.queries.ts';
import { pagesText } from '../pages.text.ts';
import { findPages } from './find-pages.ts';
import { addressOfRequest, requestFromAddress } from './list-address.ts';
import classes from './PageListScreen.module.css';
import { PageListTools } from './PageListTools.tsx';
import { PageSelection } from './PageSelection.tsx';
import { PageTable } from './PageTable.tsx';
import { pageListText as text } from './page-list.text.ts';

/** /stranice: every page of a language. The address tells language, search, filter and sorting. */
export function PageListScreen() {
  const { request, change } = useListAddress(requestFromAddress, addressOfRequest);
  const { language, search, translation, sort, order } = request;
  const list = useQuery(pageListQuery(language));
  const found = useMemo(
    () => list.data && findPages(list.data, { search, translation, sort, order }),
    [list.data, search, translation, sort, order],
  );
  const selection = useSelection(JSON.stringify([language, search, translation]), found ?? []);
  const listElement = useRef<HTMLElement>(null);
  const clear = useClearing(selection.clear, listElement);
  return (
    <>
      <PageHead
        title={pagesText.listTitle}
        note={found && <span role="status">{countOf(found.length, pagesText.page)}</span>}
        action={
          <Button component={Link} to={paths.createPage} variant="filled" leftSection={<IconPlus aria-hidden />}>
            {pagesText.createTitle}
          </Button>
        }
      />
      <PageListTools request={request} onChange={change} />
      <PageSelection pages={[...selection.rows.values()]} onClear={clear} />
      <section ref={listElement} className={classes.list} tabIndex={-1} aria-label={text.list}>
        <PageTable list={list} found={found} request={request} selection={selection} onChange={change} />
      </section>
    </>
  );
}
