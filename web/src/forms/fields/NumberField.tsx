import { NumberInput } from '@mantine/core';
import { type FieldProps, useInput } from './use-field.tsx';

type Props<Draft extends object> = FieldProps<Draft, number | undefined> & { min: number; max: number };

/** A whole number; undefined while the field is empty. A number outside the limits is corrected on leaving. */
export function NumberField<Draft extends object>({ min, max, ...field }: Props<Draft>) {
  const { value, set, input } = useInput(field);
  return (
    <NumberInput
      {...input}
      min={min}
      max={max}
      allowDecimal={false}
      allowNegative={min < 0}
      hideControls
      value={value === undefined ? '' : Number(value)}
      onChange={(typed) => set((typed === '' ? undefined : Number(typed)) as typeof value)}
    />
  );
}
