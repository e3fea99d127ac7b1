import { startOfZagrebDay } from '@baklja/contract/zagreb-time';
import { formatListDate } from '#web/lib/dates.ts';
import { recordListText as text } from '../record-list.text.ts';
import type { Filter, IdFilter } from './filters.ts';

/** The name of a filter's value. */
export function FilterName({ filter, value }: { filter: Filter; value: string }) {
  if ('isDay' in filter) {
    const start = startOfZagrebDay(value);
    return start === undefined ? value : formatListDate(start);
  }
  if ('useOptions' in filter) return <IdName filter={filter} value={value} />;
  return filter.options.find((option) => option.value === value)?.label ?? text.unknown(value);
}

function IdName({ filter, value }: { filter: IdFilter; value: string }) {
  const { data, isPending } = filter.useOptions();
  const option = data?.find((candidate) => candidate.value === value);
  return option?.label ?? (isPending ? '…' : text.unknown(value));
}
