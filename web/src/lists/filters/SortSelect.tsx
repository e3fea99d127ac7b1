import { NativeSelect } from '@mantine/core';
import { recordListText as text } from '../record-list.text.ts';
import type { ChoiceFilter, Filter } from './filters.ts';

type Props<Sort extends string, Order extends string> = {
  sortings: Readonly<Record<`${Sort} ${Order}`, string>>;
  value: `${Sort} ${Order}`;
  onChange: (next: { sort: Sort; order: Order }) => void;
  label?: string;
  className?: string | undefined;
  isLabelHidden?: boolean;
};

export function SortSelect<Sort extends string, Order extends string>(props: Props<Sort, Order>) {
  const { sortings, value, onChange, label = text.sorting, className, isLabelHidden = false } = props;
  return (
    <NativeSelect
      className={className}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      value={value}
      onChange={(event) => {
        const [sort, order] = event.currentTarget.value.split(' ') as [Sort, Order];
        onChange({ sort, order });
      }}
      data={Object.entries<string>(sortings).map(([option, name]) => ({ value: option, label: name }))}
    />
  );
}

export type FieldProps<F extends Filter> = {
  filter: F;
  /** Empty when the filter is off. */
  value: string;
  onChange: (value: string | number | undefined) => void;
};

type ChoiceProps = FieldProps<ChoiceFilter> & { className?: string | undefined; isLabelHidden?: boolean };

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
