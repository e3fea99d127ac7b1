import type { Language } from '@baklja/contract/fields';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { LanguageSelect } from '#web/widgets/record-editor/LanguageSelect.tsx';
import classes from './PostListTools.module.css';
import { postsText } from './posts.text.ts';

type Props = {
  search: string;
  language: Language;
  onSearch: (search: string) => void;
  onLanguage: (language: Language) => void;
  pager: ReactNode;
};

/** The line of tools over the list: search by title, language, page selector. */
export function PostListTools({ search, language, onSearch, onLanguage, pager }: Props) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <div className={classes.tools}>
      <search className={classes.search}>
        <form className={classes.form} onSubmit={submit}>
          <SearchBox
            className={classes.box}
            label="Naslov"
            maxLength={SEARCH_MAX_LENGTH}
            value={typed}
            onChange={setTyped}
            onClear={() => onSearch('')}
          />
          <Button type="submit">{postsText.search}</Button>
        </form>
      </search>
      <LanguageSelect className={classes.language} language={language} onChange={onLanguage} />
      <div className={classes.pager}>{pager}</div>
    </div>
  );
}
