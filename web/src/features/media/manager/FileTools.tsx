import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { ActionIcon, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList, IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import type { FileSort } from '#web/widgets/media-library/files.queries.ts';
import { mediaText as text } from '../media.text.ts';
import classes from './FileTools.module.css';
import type { FileView, ManagerAddress } from './manager-address.ts';

type Props = {
  address: ManagerAddress;
  view: FileView;
  onChange: (next: Partial<ManagerAddress>, options?: { replace?: boolean }) => void;
  onView: (view: FileView) => void;
  pager: ReactNode;
};

/** The line of tools over the files: search, view, sorting, page selector. */
export function FileTools({ address, view, onChange, onView, pager }: Props) {
  return (
    <div className={classes.tools}>
      <FileSearch search={address.search} onSearch={(search) => onChange({ search }, { replace: true })} />
      <SegmentedControl
        aria-label={text.view}
        value={view}
        onChange={(next) => onView(next as FileView)}
        data={[
          { value: 'table', label: <ViewLabel icon={<IconLayoutList aria-hidden />} name={text.views.table} /> },
          { value: 'grid', label: <ViewLabel icon={<IconLayoutGrid aria-hidden />} name={text.views.grid} /> },
        ]}
      />
      <NativeSelect
        className={classes.sorting}
        aria-label={text.sorting}
        value={`${address.sort} ${address.order}`}
        onChange={(event) => {
          const [sort, order] = event.currentTarget.value.split(' ') as [FileSort, ManagerAddress['order']];
          onChange({ sort, order });
        }}
        data={Object.entries(text.sortings).map(([value, label]) => ({ value, label }))}
      />
      <div className={classes.pager}>{pager}</div>
    </div>
  );
}

function ViewLabel({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <span className={classes.view}>
      {icon}
      {name}
    </span>
  );
}

/** Finds as one types, a moment after the last key; Enter does at once. */
function FileSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const searchNow = (words: string) => {
    clearTimeout(timer.current);
    if (words.trim() !== search) latest.current(words.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchNow(typed);
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchNow(words), SEARCH_AFTER_MS);
  };
  return (
    <search className={classes.search}>
      <form onSubmit={submit}>
        <TextInput
          ref={box}
          aria-label={text.search}
          placeholder={text.search}
          maxLength={SEARCH_MAX_LENGTH}
          leftSection={<IconSearch aria-hidden />}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          rightSection={
            typed !== '' && (
              <ActionIcon
                size={24}
                aria-label={text.clearSearch}
                onClick={() => {
                  setTyped('');
                  searchNow('');
                  box.current?.focus();
                }}
              >
                <IconX aria-hidden />
              </ActionIcon>
            )
          }
        />
      </form>
    </search>
  );
}
