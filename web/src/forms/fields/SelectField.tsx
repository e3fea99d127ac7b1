import { NativeSelect } from '@mantine/core';
import { type FieldProps, fieldOf } from './field-of.tsx';

type Props<Draft extends object> = Pick<FieldProps<Draft, number | undefined>, 'record' | 'name'> & {
  /** Shown while nothing is chosen. */
  placeholder: string;
  choices: readonly { value: number; label: string }[];
  /** Why the options failed to load. */
  failure?: string | undefined;
};

export function SelectField<Draft extends object>({ record, name, placeholder, choices, failure }: Props<Draft>) {
  const { id, label, value, error, isLocked, set } = fieldOf(record, name);
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
