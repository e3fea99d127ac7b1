import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { LanguageSelect } from '#web/widgets/record-list/LanguageSelect.tsx';
import toolClasses from '#web/widgets/record-list/ListTools.module.css';
import { postsText } from '../posts.text.ts';
import type { FullRequest } from './list-address.ts';
import { PostFilterButton } from './PostFilterButton.tsx';
import classes from './PostListTools.module.css';

type Props = {
  request: FullRequest;
  onChange: (next: Partial<FullRequest>) => void;
  areFiltersOpen: boolean;
  onFilters: () => void;
  pager: ReactNode;
};

/** The line of tools over the list: search by title, language, filters, page selector. */
export function PostListTools({ request, onChange, areFiltersOpen, onFilters, pager }: Props) {
  const { search, language } = request;
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: typed.trim() });
  };
  return (
    <div className={toolClasses.around}>
      <div className={toolClasses.tools}>
        <search className={`${toolClasses.search} ${classes.search}`}>
          <form className={classes.form} onSubmit={submit}>
            <SearchBox
              className={classes.box}
              label="Naslov"
              maxLength={SEARCH_MAX_LENGTH}
              value={typed}
              onChange={setTyped}
              onClear={() => onChange({ search: '' })}
            />
            <Button type="submit">{postsText.search}</Button>
          </form>
        </search>
        <LanguageSelect
          className={toolClasses.select}
          language={language}
          onChange={(next) => onChange({ language: next })}
        />
        <PostFilterButton request={request} isOpen={areFiltersOpen} onToggle={onFilters} />
        <div className={toolClasses.pager}>{pager}</div>
      </div>
    </div>
  );
}
