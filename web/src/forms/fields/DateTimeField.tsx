import { Box, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseTime } from '#web/lib/dates.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import type { FormDefinition } from '../define-record-form.ts';
import { useRecord } from '../open-record.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { type FieldOf, useField } from './use-field.tsx';

type Props<Draft extends object> = {
  form: FormDefinition<Draft>;
  label: string;
  /** The fields that hold the day (YYYY-MM-DD) and the time (HH:mm); problems belong to the day. */
  names: { date: FieldOf<Draft, string>; time: FieldOf<Draft, string> };
  /** Below both fields, while they have no problem. */
  help: string;
  /** Only for optional fields: the words of the button that empties both. */
  clearText?: string;
};

export function DateTimeField<Draft extends object>({ form, label, names, help, clearText }: Props<Draft>) {
  const { change } = useRecord<Draft>();
  const date = useField(form, names.date);
  const time = useField(form, names.time);
  // Text that is not a time stays as it was typed.
  const [typedTime, setTypedTime] = useState<string>();
  const changeTime = (typed: string) => {
    setTypedTime(typed);
    time.set((parseTime(typed) ?? typed) as typeof time.value);
  };
  const helpId = `${date.id}-help`;
  const isEmpty = date.value === '' && time.value === '';
  const clear = () => {
    change({ [names.date]: '', [names.time]: '' } as Partial<Draft>);
    document.getElementById(date.id)?.focus();
  };
  return (
    <div>
      <Group align="flex-end" wrap="nowrap">
        <Box flex={1} miw={0}>
          <DateField
            id={date.id}
            label={label}
            shownLabel={<FieldLabel label={label} isOptional={clearText !== undefined} />}
            value={String(date.value)}
            onChange={(value) => date.set(value as typeof date.value)}
            error={date.error !== undefined}
            disabled={date.isLocked}
            describedBy={helpId}
          />
        </Box>
        <TextInput
          w={104}
          aria-label={`${label}, sat`}
          placeholder="HH:mm"
          inputMode="numeric"
          autoComplete="off"
          value={typedTime ?? String(time.value)}
          error={date.error !== undefined}
          disabled={time.isLocked}
          onChange={(event) => changeTime(event.currentTarget.value)}
          onBlur={() => setTypedTime(undefined)}
        />
      </Group>
      <Text
        id={helpId}
        {...(date.error === undefined ? { c: 'dimmed' } : { c: 'red', fw: 550 })}
        fz="sm"
        lh="18px"
        mt={4}
      >
        {date.error ?? help}
      </Text>
      {clearText !== undefined && !isEmpty && !date.isLocked && (
        <Text c="dimmed" fz="sm" lh="18px" mt={4}>
          <TextButton onClick={clear}>{clearText}</TextButton>
        </Text>
      )}
    </div>
  );
}
