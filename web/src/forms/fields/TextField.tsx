import { TextInput } from '@mantine/core';
import { FieldLabel } from './FieldLabel.tsx';
import { type FieldProps, useField } from './use-field.tsx';

type Props<Draft extends object> = FieldProps<Draft, string> & {
  /** Label, where it differs from the one in comparisons. */
  label?: string;
  maxLength?: number;
  placeholder?: string;
};

export function TextField<Draft extends object>({ form, name, label, help, isOptional, ...input }: Props<Draft>) {
  const { id, label: ownLabel, value, error, isLocked, set, leave } = useField(form, name);
  return (
    <TextInput
      {...input}
      id={id}
      label={<FieldLabel label={label ?? ownLabel} isOptional={isOptional} />}
      description={help}
      value={String(value)}
      error={error}
      disabled={isLocked}
      onChange={(event) => set(event.currentTarget.value as typeof value)}
      onBlur={leave}
    />
  );
}
