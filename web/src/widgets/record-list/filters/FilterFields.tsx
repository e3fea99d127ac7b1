import { NativeSelect, TextInput } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { isWholeDay } from '../list-address.ts';
import { recordListText as text } from '../record-list.text.ts';
import type { ChoiceFilter, DayFilter, Filter, IdFilter } from './filters.ts';

/** Days are behind `Filtri`: the list does not wait for their code. */
const DateField = lazy(async () => ({ default: (await import('#web/ui/fields/DateField.tsx')).DateField }));

type Props<F extends Filter> = {
  filter: F;
  /** Empty when the filter is off. */
  value: string;
  onChange: (value: string | number | undefined) => void;
};

/** The field of a filter; each choice takes effect at once. */
export function FilterField({ filter, ...props }: Props<Filter>) {
  if ('isDay' in filter) return <DayField filter={filter} {...props} />;
  if ('useOptions' in filter) return <IdField filter={filter} {...props} />;
  return <ChoiceField filter={filter} {...props} />;
}

type ChoiceProps = Props<ChoiceFilter> & { className?: string | undefined; isLabelHidden?: boolean };

/** A filter with a few options. In a line of tools its label is only read out. */
export function ChoiceField({ filter, value, onChange, className, isLabelHidden = false }: ChoiceProps) {
  return (
    <NativeSelect
      className={className}
      {...(isLabelHidden ? { 'aria-label': filter.label } : { label: filter.label })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      data={[{ value: '', label: filter.all }, ...filter.options]}
    />
  );
}

/** An id from the address stays selected even when no option has it. */
function IdField({ filter, value, onChange }: Props<IdFilter>) {
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

/** An incomplete day changes nothing. */
function DayField({ filter, value, onChange }: Props<DayFilter>) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const type = (day: string) => {
    setTyped(day);
    if (day !== value && (day === '' || isWholeDay(day))) onChange(day === '' ? undefined : day);
  };
  return (
    <Suspense fallback={<TextInput label={filter.label} value={value} disabled />}>
      <DateField label={filter.label} value={typed} onChange={type} />
    </Suspense>
  );
}
