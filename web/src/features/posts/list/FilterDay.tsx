import { useEffect, useState } from 'react';
import { DateField } from '#web/ui/DateField.tsx';
import { isFilterDay } from './list-address.ts';

type Props = { label: string; value: string | undefined; onChange: (value: string | undefined) => void };

/** A day that a filter begins or ends with. A day that is not whole yet changes nothing. */
export function FilterDay({ label, value = '', onChange }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const type = (day: string) => {
    setTyped(day);
    if (day === value || (day !== '' && !isFilterDay(day))) return;
    onChange(day === '' ? undefined : day);
  };
  return <DateField label={label} value={typed} onChange={type} />;
}
