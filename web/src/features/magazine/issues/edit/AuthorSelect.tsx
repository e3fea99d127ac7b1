import { foldText } from '@baklja/contract/alias';
import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { type AuthorField, imprintName, type OpenIssue } from '../issue-form.ts';
import { imprintAuthorsQuery } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './AuthorSelect.module.css';

/** Authors offered at one time. */
const OFFERED = 50;

type Props = { record: OpenIssue; name: AuthorField };

/** An author of the magazine, found while the user types. The number of articles distinguishes namesakes. */
export function AuthorSelect({ record, name }: Props) {
  const { id, label, value, error, isLocked, set, leave } = fieldOf(record, name);
  const authors = useQuery(imprintAuthorsQuery);
  const choices = useMemo(() => choicesOf(authors.data ?? []), [authors.data]);
  const chosen = choices.find((choice) => choice.id === value);
  const hasNamesake = choices.some((choice) => choice.id !== value && choice.label === chosen?.label);
  const data = choices.map((choice) => ({ value: String(choice.id), label: choice.label }));
  if (value !== undefined && !chosen) data.unshift({ value: String(value), label: `br. ${value}` });
  return (
    <Select
      id={id}
      label={label}
      description={hasNamesake ? chosen?.note : undefined}
      error={error ?? (authors.isError ? text.authorsFailed : undefined)}
      disabled={isLocked}
      searchable
      clearable
      limit={OFFERED}
      placeholder={text.findAuthor}
      nothingFoundMessage={text.noAuthor}
      data={data}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && foldText(option.label).includes(foldText(search.trim())))
      }
      renderOption={({ option }) => (
        <span className={classes.choice}>
          {option.label} <small>{choices.find((choice) => String(choice.id) === option.value)?.note}</small>
        </span>
      )}
      value={value === undefined ? null : String(value)}
      onChange={(key) => set(key === null ? undefined : Number(key))}
      onBlur={leave}
    />
  );
}

function choicesOf(authors: readonly MagazineAuthor[]) {
  return authors.map((author) => ({
    ...{ id: author.id, label: imprintName(author), note: text.articles(author.articles ?? 0) },
  }));
}
