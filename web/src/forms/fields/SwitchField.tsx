import { Switch } from '@mantine/core';
import { useId } from 'react';
import look from '#web/ui/look.module.css';
import type { FieldsOf } from '../open-record.ts';
import { type FieldOf, fieldOf } from './field-of.tsx';
import classes from './SwitchField.module.css';

type Props<Draft extends object> = {
  record: FieldsOf<Draft>;
  name: FieldOf<Draft, boolean | 0 | 1>;
  /** Label, where it differs from the one in comparisons. */
  label?: string;
  /** Below the label. */
  help?: string;
};

/** A value that is on or off: a boolean, or a 0/1 flag of the API. */
export function SwitchField<Draft extends object>({ record, name, label, help = '' }: Props<Draft>) {
  const field = fieldOf(record, name);
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
        classNames={{ body: classes.body, labelWrapper: classes.words, label: look.strong }}
        checked={Boolean(value)}
        disabled={isLocked}
        onChange={(event) => set(inForm(event.currentTarget.checked) as typeof value)}
      />
      {help !== '' && (
        <p id={helpId} className={`${look.hint} ${classes.help}`}>
          {help}
        </p>
      )}
    </div>
  );
}
