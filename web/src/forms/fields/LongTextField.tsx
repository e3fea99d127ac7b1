import { Textarea } from '@mantine/core';
import { type FieldProps, useInput } from './use-field.tsx';

type Props<Draft extends object> = FieldProps<Draft, string> & {
  maxLength?: number;
  /** Language of the text, where it is not Croatian. */
  lang?: string;
  minRows?: number;
  maxRows?: number;
};

/** A text of several lines without formatting. The field grows with its text. */
export function LongTextField<Draft extends object>(props: Props<Draft>) {
  const { maxLength, lang, minRows = 3, maxRows = 12, ...field } = props;
  const { value, set, input } = useInput(field);
  return (
    <Textarea
      {...{ ...input, maxLength, lang, minRows, maxRows }}
      autosize
      value={String(value)}
      onChange={(event) => set(event.currentTarget.value as typeof value)}
    />
  );
}
