import { DateField } from '#web/ui/fields/DateField.tsx';
import type { FieldsOf } from '../open-record.ts';
import { type FieldOf, fieldOf } from './field-of.tsx';

type Props<Draft extends object> = {
  record: FieldsOf<Draft>;
  /** The field holds YYYY-MM-DD, or is empty. Typed text that is not a day stays for its check. */
  name: FieldOf<Draft, string>;
};

export function DayField<Draft extends object>({ record, name }: Props<Draft>) {
  const { id, label, value, error, isLocked, set } = fieldOf(record, name);
  return (
    <DateField
      id={id}
      label={label}
      value={String(value)}
      onChange={(day) => set(day as typeof value)}
      error={error}
      disabled={isLocked}
    />
  );
}
