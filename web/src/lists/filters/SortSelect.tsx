import { NativeSelect } from '@mantine/core';
import { recordListText as text } from '../record-list.text.ts';

type Props<Sort extends string, Order extends string> = {
  /** The names of the sortings by sort and order. */
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
