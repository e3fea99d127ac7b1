import type { PageRow } from '@baklja/contract/features/content/pages';
import type { Language } from '@baklja/contract/fields';
import { dayInZagreb } from '@baklja/contract/zagreb-time';
import { NativeSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import type { OpenMedal } from '../medal-form.ts';
import { pageChoicesQuery } from '../medals.queries.ts';
import { medalsText as text } from '../medals.text.ts';
import classes from './MedalEditor.module.css';
import { ReadFailed } from './ReadFailed.tsx';

/** First year that the lists offer (spec 1, section 9). */
const FIRST_YEAR = 1999;

/** Pages offered at one time. */
const OFFERED = 50;

const MONTHS = Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'));

type Props = { record: OpenMedal; name: 'page_id' | 'page_id_eng'; language: Language };

/** The page that shows a medal, narrowed by the year and month in which pages were last changed. */
export function PageField({ record, name, language }: Props) {
  const { id, value, error, isLocked, set, leave } = fieldOf(record, name);
  const [year, setYear] = useState('');
  const [month, setMonth] = useState('');
  const pages = useQuery(pageChoicesQuery(language));
  const narrowed = (pages.data ?? []).filter((page) => value === page.id || isChangedIn(page, year, month));
  const options = narrowed.map((page) => ({ value: String(page.id), label: `${page.title} - ${page.id}` }));
  // A page that the list does not have stays chosen.
  const isUnknown = value !== undefined && options.every((option) => option.value !== String(value));
  const label = text.page[language];
  return (
    <fieldset className={classes.page}>
      <legend>{label}</legend>
      <NativeSelect
        aria-label={`${label}: ${text.year}`}
        value={year}
        disabled={isLocked}
        onChange={(event) => setYear(event.currentTarget.value)}
        data={[{ value: '', label: text.year }, ...years()]}
      />
      <NativeSelect
        aria-label={`${label}: ${text.month}`}
        value={month}
        disabled={isLocked}
        onChange={(event) => setMonth(event.currentTarget.value)}
        data={[{ value: '', label: text.month }, ...MONTHS]}
      />
      <Select
        id={id}
        aria-label={label}
        placeholder={text.findPage}
        searchable
        limit={OFFERED}
        data={isUnknown ? [{ value: String(value), label: `br. ${value}` }, ...options] : options}
        nothingFoundMessage={text.noPage}
        value={value === undefined ? null : String(value)}
        error={error}
        disabled={isLocked}
        onChange={(key) => set(key === null ? undefined : Number(key))}
        onBlur={leave}
      />
      {pages.isError && <ReadFailed message={text.pagesFailed} query={pages} />}
    </fieldset>
  );
}

function isChangedIn({ modified_time }: PageRow, year: string, month: string): boolean {
  const day = dayInZagreb(new Date(modified_time));
  return (year === '' || day.startsWith(year)) && (month === '' || day.slice(5, 7) === month);
}

function years(): string[] {
  const last = Number(dayInZagreb(new Date()).slice(0, 4));
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, place) => String(last - place));
}
