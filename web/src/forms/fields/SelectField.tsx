import { NativeSelect } from '@mantine/core';
import { type FieldProps, useField } from './use-field.tsx';

type Props<Draft extends object> = Pick<FieldProps<Draft, number | string | undefined>, 'form' | 'name'> & {
  /** The choice of no value; absent where there is always one. */
  placeholder?: string;
  choices: readonly { value: number | string; label: string }[];
  failure?: string | undefined;
};

export function SelectField<Draft extends object>({ form, name, placeholder, choices, failure }: Props<Draft>) {
  const { id, label, value, error, isLocked, set } = useField(form, name);
  return (
    <NativeSelect
      id={id}
      label={label}
      value={String(value ?? '')}
      error={error ?? failure}
      disabled={isLocked}
      onChange={({ currentTarget }) =>
        set(choices.find((choice) => String(choice.value) === currentTarget.value)?.value as typeof value)
      }
      data={[
        ...(placeholder === undefined ? [] : [{ value: '', label: placeholder }]),
        ...choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
      ]}
    />
  );
}
