import { Textarea } from '@mantine/core';
import { FieldLabel } from './FieldLabel.tsx';
import { type FieldProps, useField } from './use-field.tsx';

type Props<Draft extends object> = FieldProps<Draft, string> & {
  maxLength?: number;
  /** Language of the text, where it is not Croatian. */
  lang?: string;
  minRows?: number;
  maxRows?: number;
};

/** A text of several lines without formatting. The field grows with its text. */
export function LongTextField<Draft extends object>({
  form,
  name,
  help,
  isOptional,
  minRows = 3,
  maxRows = 12,
  ...input
}: Props<Draft>) {
  const { id, label, value, error, isLocked, set, leave } = useField(form, name);
  return (
    <Textarea
      {...input}
      id={id}
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={help}
      autosize
      minRows={minRows}
      maxRows={maxRows}
      value={String(value)}
      error={error}
      disabled={isLocked}
      onChange={(event) => set(event.currentTarget.value as typeof value)}
      onBlur={leave}
    />
  );
}
