import { TextInput } from '@mantine/core';
import { type FieldProps, useInput } from './use-field.tsx';

type Props<Draft extends object> = FieldProps<Draft, string> & {
  /** Label, where it differs from the one in comparisons. */
  label?: string;
  maxLength?: number;
  placeholder?: string;
};

export function TextField<Draft extends object>({ maxLength, placeholder, ...field }: Props<Draft>) {
  const { value, set, input } = useInput(field);
  return (
    <TextInput
      {...input}
      maxLength={maxLength}
      placeholder={placeholder}
      value={String(value)}
      onChange={(event) => set(event.currentTarget.value as typeof value)}
    />
  );
}
