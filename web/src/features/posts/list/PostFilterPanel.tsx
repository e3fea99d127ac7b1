import { POST_STATUSES, TRANSLATION_FAULTS } from '@baklja/contract/features/posts';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, postAuthorsQuery } from '../posts.queries.ts';
import { FilterDay } from './FilterDay.tsx';
import { FilterOptions } from './FilterOptions.tsx';
import type { FullRequest } from './list-address.ts';
import classes from './PostFilterPanel.module.css';
import { postListText as text } from './post-list.text.ts';

export const FILTER_PANEL_ID = 'post-filters';

type Props = { request: FullRequest; onChange: (next: Partial<FullRequest>) => void };

/** What the list can be narrowed and sorted by; each choice takes effect at once. */
export function PostFilterPanel({ request, onChange }: Props) {
  const categories = useQuery(categoriesQuery);
  const authors = useQuery(postAuthorsQuery);
  return (
    <section id={FILTER_PANEL_ID} className={classes.panel} aria-label={text.filters}>
      <WordSelect
        label={text.names.status}
        all={text.all.status}
        value={request.status}
        options={POST_STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterOptions
        label={text.names.category}
        all={text.all.category}
        query={categories}
        failed={text.categoriesFailed}
        value={request.category}
        options={categories.data?.map(({ id, title }) => ({ id, label: title }))}
        onChange={(category) => onChange({ category })}
      />
      <FilterOptions
        label={text.names.author}
        all={text.all.author}
        query={authors}
        failed={text.authorsFailed}
        value={request.author}
        options={authors.data?.map(({ id, name }) => ({ id, label: name }))}
        onChange={(author) => onChange({ author })}
      />
      <FilterDay label={text.names.from} value={request.from} onChange={(from) => onChange({ from })} />
      <FilterDay label={text.names.to} value={request.to} onChange={(to) => onChange({ to })} />
      <WordSelect
        label={text.names.translation}
        all={text.all.translation}
        value={request.translation}
        options={TRANSLATION_FAULTS.map((value) => ({ value, label: text.translations[value] }))}
        onChange={(translation) => onChange({ translation })}
      />
      <SortSelect request={request} onChange={onChange} />
    </section>
  );
}

type WordSelectProps<Value extends string> = {
  label: string;
  all: string;
  value: Value | undefined;
  options: { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
};

function WordSelect<Value extends string>({ label, all, value, options, onChange }: WordSelectProps<Value>) {
  return (
    <NativeSelect
      label={label}
      rightSection={<IconChevronDown aria-hidden />}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option.value === event.currentTarget.value)?.value)}
      data={[{ value: '', label: all }, ...options]}
    />
  );
}

function SortSelect({ request, onChange }: Props) {
  return (
    <NativeSelect
      label={text.names.sorting}
      rightSection={<IconChevronDown aria-hidden />}
      value={`${request.sort} ${request.order}`}
      onChange={(event) => {
        const [sort, order] = event.currentTarget.value.split(' ') as [FullRequest['sort'], FullRequest['order']];
        onChange({ sort, order });
      }}
      data={Object.entries(text.sortings).map(([value, label]) => ({ value, label }))}
    />
  );
}
