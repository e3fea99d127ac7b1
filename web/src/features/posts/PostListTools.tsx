import { LANGUAGES, type Language } from '@baklja/contract/fields';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
  const box = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <div className={classes.tools}>
      <search className={classes.search}>
        <form className={classes.form} onSubmit={submit}>
          <TextInput
            ref={box}
            className={classes.box}
            aria-label="Naslov"
            placeholder="Naslov"
            maxLength={SEARCH_MAX_LENGTH}
            leftSection={<IconSearch aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            rightSection={
              typed !== '' && (
                <ActionIcon
                  size={24}
                  aria-label="Poništi pretragu"
                  onClick={() => {
                    setTyped('');
                    onSearch('');
                    box.current?.focus();
                  }}
                >
                  <IconX aria-hidden />
                </ActionIcon>
              )
            }
          />
          <Button type="submit">{postsText.search}</Button>
        </form>
      </search>
      <NativeSelect
        className={classes.language}
        aria-label="Jezik"
        rightSection={<IconChevronDown aria-hidden />}
        value={language}
        onChange={(event) => onLanguage(event.currentTarget.value as Language)}
        data={LANGUAGES.map((value) => ({ value, label: `${postsText.language[value]} ${value}` }))}
      />
      <div className={classes.pager}>{pager}</div>
    </div>
  );
}
