import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { LanguageSelect } from '#web/widgets/record-editor/LanguageSelect.tsx';
import { findPages } from './find-pages.ts';
import { addressOfRequest, type PageListRequest, requestFromAddress } from './list-address.ts';
import classes from './PageListScreen.module.css';
import { PageTable } from './PageTable.tsx';
import { pageListQuery } from './pages.queries.ts';
import { pagesText } from './pages.text.ts';

/** /stranice: every page of a language. The address tells language and search. */
export function PageListScreen() {
  const [address, setAddress] = useSearchParams();
  const request = requestFromAddress(address);
  const list = useQuery(pageListQuery(request.language));
  const found = useMemo(() => list.data && findPages(list.data, request.search), [list.data, request.search]);
  const change = (next: Partial<PageListRequest>, isTyping = false) =>
    setAddress(addressOfRequest({ ...request, ...next }), { replace: isTyping });
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
      <div className={classes.tools}>
        <Search search={request.search} onSearch={(search) => change({ search }, true)} />
        <LanguageSelect
          className={classes.language}
          language={request.language}
          onChange={(language) => change({ language })}
        />
      </div>
      <PageTable list={list} found={found} request={request} onChange={change} />
    </>
  );
}

/** The field keeps what is typed by itself: the address may follow a little later. */
function Search({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  return (
    <search className={classes.search}>
      <SearchBox
        label="Naslov"
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          onSearch(value);
        }}
      />
    </search>
  );
}
