import { NativeSelect } from '@mantine/core';
import { type FieldProps, useField } from './use-field.tsx';

type Props<Draft extends object> = Pick<FieldProps<Draft, number | undefined>, 'form' | 'name'> & {
  placeholder: string;
  choices: readonly { value: number; label: string }[];
  failure?: string | undefined;
};

export function SelectField<Draft extends object>({ form, name, placeholder, choices, failure }: Props<Draft>) {
  const { id, label, value, error, isLocked, set } = useField(form, name);
  return (
    <NativeSelect
      id={id}
      label={label}
      value={value === undefined ? '' : String(value)}
      error={error ?? failure}
      disabled={isLocked}
      onChange={({ currentTarget }) =>
        set((currentTarget.value === '' ? undefined : Number(currentTarget.value)) as typeof value)
      }
      data={[
        { value: '', label: placeholder },
        ...choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
      ]}
    />
  );
}
