import { NumberInput } from '@mantine/core';
import { FieldLabel } from './FieldLabel.tsx';
import { type FieldProps, useField } from './use-field.tsx';

type Props<Draft extends object> = FieldProps<Draft, number | undefined> & { min: number; max: number };

/** A whole number; undefined while the field is empty. A number outside the limits is corrected on leaving. */
export function NumberField<Draft extends object>({ form, name, min, max, help, isOptional }: Props<Draft>) {
  const { id, label, value, error, isLocked, set, leave } = useField(form, name);
  return (
    <NumberInput
      id={id}
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={help}
      min={min}
      max={max}
      allowDecimal={false}
      allowNegative={min < 0}
      hideControls
      value={value === undefined ? '' : Number(value)}
      error={error}
      disabled={isLocked}
      onChange={(typed) => set((typed === '' ? undefined : Number(typed)) as typeof value)}
      onBlur={leave}
    />
  );
}
