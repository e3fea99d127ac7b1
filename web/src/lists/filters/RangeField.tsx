import { dayInZagreb } from '@baklja/contract/zagreb-time';
import { NativeSelect } from '@mantine/core';
import { type DayRange, daysOfYear, describeRange, yearOf, yearOptions } from './years.ts';

type Props = { range: DayRange; onChange: (range: DayRange) => void };

/** Option of a range that is no whole year. */
const OWN = 'own';

/** Chooses a whole year, which sets both days of the range. */
export function RangeField({ range, onChange }: Props) {
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
