import { dayInZagreb } from '@baklja/contract/zagreb-time';
import { NativeSelect } from '@mantine/core';
import { Fragment, useEffect, useState } from 'react';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { isWholeDay, type ListRequest } from '../address/list-address.ts';
import type { ListState } from '../address/use-list-address.ts';
import { recordListText as text } from '../record-list.text.ts';
import { type DayFilter, type Filter, type IdFilter, rangeFilters } from './filters.ts';
import { ChoiceField, type FieldProps } from './SortSelect.tsx';
import { type DayRange, daysOfYear, describeRange, yearOf, yearOptions } from './years.ts';

/** The fields of all filters; a choice of whole years precedes those of a range of days. */
export function FilterFields({ filters, request, change }: ListState<ListRequest> & { filters: readonly Filter[] }) {
  const values = new Map<string, unknown>(Object.entries(request));
  return filters.map((filter) => (
    <Fragment key={filter.key}>
      {filter.key === rangeFilters[0]?.key && <RangeField range={request} onChange={change} />}
      <FilterField
        filter={filter}
        value={String(values.get(filter.key) ?? '')}
        onChange={(value) => change({ [filter.key]: value })}
      />
    </Fragment>
  ));
}

function FilterField({ filter, ...props }: FieldProps<Filter>) {
  if ('isDay' in filter) return <DayField filter={filter} {...props} />;
  if ('useOptions' in filter) return <IdField filter={filter} {...props} />;
  return <ChoiceField filter={filter} {...props} />;
}

/** An id from the address stays selected even when no option has it. */
function IdField({ filter, value, onChange }: FieldProps<IdFilter>) {
  const { data: options = [], isPending, isError, isFetching, refetch } = filter.useOptions();
  const isUnknown = value !== '' && options.every((option) => option.value !== value);
  return (
    <div>
      <NativeSelect
        label={filter.label}
        error={isError && filter.failed}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value) || undefined)}
        data={[
          { value: '', label: isPending && value === '' ? text.loading : filter.all },
          ...(isUnknown ? [{ value, label: isPending ? text.loading : text.unknown(value) }] : []),
          ...options,
        ]}
      />
      {isError && <RetryButton variant="quiet" isBusy={isFetching} onClick={() => void refetch()} />}
    </div>
  );
}

function DayField({ filter, value, onChange }: FieldProps<DayFilter>) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const type = (day: string, isShort: boolean) => {
    setTyped(day);
    if (!isShort && day !== value && (day === '' || isWholeDay(day))) onChange(day === '' ? undefined : day);
  };
  return <DateField label={filter.label} value={typed} onChange={type} />;
}

const OWN = 'own';

/** Chooses a whole year, which sets both days of the range. */
function RangeField({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const isOpen = range.from === undefined && range.to === undefined;
  const options = yearOptions(dayInZagreb(new Date()));
  const year = yearOf(range);
  const isOwn = !isOpen && options.every(({ value }) => value !== year);
  return (
    <NativeSelect
      label="Razdoblje"
      value={isOpen ? '' : isOwn ? OWN : year}
      onChange={({ currentTarget: { value } }) => {
        if (value !== OWN) onChange(value === '' ? { from: undefined, to: undefined } : daysOfYear(value));
      }}
      data={[
        { value: '', label: 'Svi datumi' },
        ...(isOwn ? [{ value: OWN, label: describeRange(range) }] : []),
        ...options,
      ]}
    />
  );
}
