import { TRANSLATION_FAULTS } from '@baklja/contract/features/posts';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { LanguageSelect } from '#web/widgets/record-list/LanguageSelect.tsx';
import toolClasses from '#web/widgets/record-list/ListTools.module.css';
import type { PageListRequest } from './list-address.ts';
import classes from './PageListTools.module.css';
import { pageListText as text } from './page-list.text.ts';

type Props = {
  request: PageListRequest;
  /** With `replace` no new step of the browser begins, as while a search is being typed. */
  onChange: (next: Partial<PageListRequest>, options?: { replace: boolean }) => void;
};

/** The line of tools over the list: search by title, language, translation, sorting. */
export function PageListTools({ request, onChange }: Props) {
  return (
    <div className={toolClasses.around}>
      <div className={toolClasses.tools}>
        <Search search={request.search} onSearch={(search) => onChange({ search }, { replace: true })} />
        <LanguageSelect
          className={toolClasses.select}
          language={request.language}
          onChange={(language) => onChange({ language })}
        />
        <NativeSelect
          className={toolClasses.select}
          aria-label={text.translation}
          rightSection={<IconChevronDown aria-hidden />}
          value={request.translation ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ translation: TRANSLATION_FAULTS.find((fault) => fault === value) })
          }
          data={[
            { value: '', label: text.anyTranslation },
            ...TRANSLATION_FAULTS.map((value) => ({ value, label: text.translations[value] })),
          ]}
        />
        <NativeSelect
          className={classes.sorting}
          aria-label={text.sorting}
          rightSection={<IconChevronDown aria-hidden />}
          value={`${request.sort} ${request.order}`}
          onChange={(event) => {
            const [sort, order] = event.currentTarget.value.split(' ') as [
              PageListRequest['sort'],
              PageListRequest['order'],
            ];
            onChange({ sort, order });
          }}
          data={Object.entries(text.sortings).map(([value, label]) => ({ value, label }))}
        />
      </div>
    </div>
  );
}

/** The field keeps what is typed by itself: the address may follow a little later. */
function Search({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  return (
    <search className={`${toolClasses.search} ${classes.search}`}>
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
