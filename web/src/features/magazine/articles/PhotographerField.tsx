import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FieldLabel } from '#web/forms/fields/FieldLabel.tsx';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { recordFormText } from '#web/forms/record-form.text.ts';
import { describeWork, listName } from '../people/author-names.ts';
import { authorListQuery } from '../people/authors.queries.ts';
import classes from './ArticleEditor.module.css';
import type { OpenArticle } from './article-form.tsx';
import { articlesText as text } from './articles.text.ts';

/** Authors offered at one time. */
const OFFERED = 50;

/** The author of the photographs; the number of articles distinguishes namesakes. */
export function PhotographerField({ record }: { record: OpenArticle }) {
  const { id, label, value, error, isLocked, set, leave } = fieldOf(record, 'foto_autor_id');
  const authors = useQuery(authorListQuery);
  const known = new Map((authors.data ?? []).map((author) => [String(author.id), author]));
  const options = [...known].map(([key, author]) => ({ value: key, label: listName(author) }));
  const isUnknown = value !== undefined && !known.has(String(value));
  return (
    <Select
      id={id}
      label={<FieldLabel label={label} isOptional />}
      placeholder={recordFormText.findRecord}
      searchable
      clearable
      limit={OFFERED}
      data={isUnknown ? [{ value: String(value), label: text.unknownAuthor(value) }, ...options] : options}
      nothingFoundMessage={recordFormText.foundNothing}
      renderOption={({ option }) => (
        <span className={classes.offer}>
          {option.label} <small>{describeWork(known.get(option.value) ?? {})}</small>
        </span>
      )}
      value={value === undefined ? null : String(value)}
      error={error ?? (authors.isError ? text.isNotRead('Autori') : undefined)}
      disabled={isLocked}
      onChange={(key) => set(key === null ? undefined : Number(key))}
      onBlur={leave}
    />
  );
}
