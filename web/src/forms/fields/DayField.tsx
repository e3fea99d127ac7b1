import { DateField } from '#web/ui/fields/DateField.tsx';
import type { FormDefinition } from '../define-record-form.ts';
import { type FieldOf, useField } from './field-of.tsx';

type Props<Draft extends object> = {
  form: FormDefinition<Draft>;
  /** The field holds YYYY-MM-DD, or is empty. Typed text that is not a day stays for its check. */
  name: FieldOf<Draft, string>;
};

export function DayField<Draft extends object>({ form, name }: Props<Draft>) {
  const { id, label, value, error, isLocked, set } = useField(form, name);
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
