import { Switch, Text } from '@mantine/core';
import { useId } from 'react';
import type { FormDefinition } from '../define-record-form.ts';
import { type FieldOf, useField } from './use-field.tsx';

type Props<Draft extends object> = {
  form: FormDefinition<Draft>;
  name: FieldOf<Draft, boolean | 0 | 1>;
  /** Label, where it differs from the one in comparisons. */
  label?: string;
  help?: string | undefined;
};

/** A value that is on or off: a boolean, or a 0/1 flag of the API. */
export function SwitchField<Draft extends object>({ form, name, label, help = '' }: Props<Draft>) {
  const field = useField(form, name);
  const { id, value, isLocked, set } = field;
  const helpId = useId();
  const inForm = (isOn: boolean) => (typeof value === 'boolean' ? isOn : Number(isOn));
  return (
    <div>
      <Switch
        id={id}
        label={label ?? field.label}
        labelPosition="left"
        aria-describedby={help === '' ? undefined : helpId}
        styles={{
          body: { justifyContent: 'space-between', alignItems: 'center' },
          labelWrapper: { flex: 1 },
          label: { fontWeight: 600 },
        }}
        checked={Boolean(value)}
        disabled={isLocked}
        onChange={(event) => set(inForm(event.currentTarget.checked) as typeof value)}
      />
      {help !== '' && (
        <Text id={helpId} c="dimmed" fz="sm" lh="18px" mt={4}>
          {help}
        </Text>
      )}
    </div>
  );
}
