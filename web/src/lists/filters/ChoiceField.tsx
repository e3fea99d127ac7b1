import { NativeSelect } from '@mantine/core';
import type { ChoiceFilter, Filter } from './filters.ts';

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
