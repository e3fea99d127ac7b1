import { DateField } from '#web/ui/fields/DateField.tsx';
import { type FieldProps, useInput } from './use-field.tsx';

type Props<Draft extends object> = Omit<FieldProps<Draft, string>, 'help'>;

/** A day without a time, YYYY-MM-DD; empty for none. */
export function DayField<Draft extends object>(props: Props<Draft>) {
  const { value, set, input } = useInput(props);
  const { id, label, error, disabled } = input;
  return (
    <DateField
      id={id}
      label={props.form.fields[props.name].label}
      shownLabel={label}
      value={String(value)}
      onChange={(day) => set(day as typeof value)}
      {...(error !== undefined && { error })}
      disabled={disabled}
    />
  );
}
