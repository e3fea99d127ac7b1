import { Box, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseTime } from '#web/lib/dates.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import type { FieldsOf } from '../open-record.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { type FieldOf, fieldOf } from './field-of.tsx';

type Props<Draft extends object> = {
  record: FieldsOf<Draft>;
  /** Label of both fields together. */
  label: string;
  /** The fields that hold the day (YYYY-MM-DD) and the time (HH:mm); problems belong to the day. */
  names: { date: FieldOf<Draft, string>; time: FieldOf<Draft, string> };
  /** Below both fields, while they have no problem. */
  help: string;
  /** Only for optional fields: the words of the button that empties both. */
  clearText?: string;
};

export function DateTimeField<Draft extends object>({ record, label, names, help, clearText }: Props<Draft>) {
  const date = fieldOf(record, names.date);
  const time = fieldOf(record, names.time);
  const helpId = `${date.id}-help`;
  const isEmpty = date.value === '' && time.value === '';
  const clear = () => {
    record.change({ [names.date]: '', [names.time]: '' } as Partial<Draft>);
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
        <TimeInput
          label={`${label}, sat`}
          value={String(time.value)}
          onChange={(value) => time.set(value as typeof time.value)}
          hasError={date.error !== undefined}
          isDisabled={time.isLocked}
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

type TimeProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hasError: boolean;
  isDisabled: boolean;
};

/** HH:mm in any browser language. Text that is not a time stays as it was typed. */
function TimeInput({ label, value, onChange, hasError, isDisabled }: TimeProps) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    onChange(parseTime(text) ?? text);
  };
  return (
    <TextInput
      w={104}
      aria-label={label}
      placeholder="HH:mm"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      error={hasError}
      disabled={isDisabled}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
