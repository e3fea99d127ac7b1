import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldsOf } from '../open-record.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { type FieldOf, fieldOf } from './field-of.tsx';

type Props<Draft extends object> = {
  record: FieldsOf<Draft>;
  name: FieldOf<Draft, string>;
  /** Label, where it differs from the one in comparisons. */
  label?: string;
  maxLength?: number;
  /** Below the field. */
  help?: ReactNode;
  placeholder?: string;
  /** Shown after the label. */
  isOptional?: boolean;
};

/** A line of text. */
export function TextField<Draft extends object>({ record, name, label, help, isOptional, ...input }: Props<Draft>) {
  const { id, label: ownLabel, value, error, isLocked, set, leave } = fieldOf(record, name);
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
