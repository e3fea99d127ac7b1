import { Box, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayProblem, formatLongDate, momentProblem, parseDay, parseTime } from '#web/lib/dates.ts';
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
  /** HH:mm of a day without a time. */
  usualTime: string;
  /** Below both fields, while they have no problem. */
  help: string;
  /** Only for optional fields: the words of the button that empties both. */
  clearText?: string;
};

export function DateTimeField<Draft extends object>(props: Props<Draft>) {
  const { form, label, names, usualTime, help, clearText } = props;
  const { change } = useRecord<Draft>();
  const date = useField(form, names.date);
  const time = useField(form, names.time);
  // Text that is not a time stays as it was typed.
  const [typedTime, setTypedTime] = useState<string>();
  const [isLeft, setIsLeft] = useState(true);
  const changeTime = (typed: string) => {
    setTypedTime(typed);
    time.set((parseTime(typed) ?? typed) as typeof time.value);
  };
  const helpId = `${date.id}-help`;
  const [day, clock] = [String(date.value), String(time.value)];
  const unread = momentProblem(day, clock);
  const problem = date.error ?? (isLeft && unread !== undefined ? `${label}: ${unread}` : undefined);
  const isOfTime = problem !== undefined && unread !== undefined && day !== '' && dayProblem(day) === undefined;
  const inWords = clock === '' && parseDay(day) !== undefined && formatLongDate(new Date(`${day}T12:00:00Z`));
  const isEmpty = day === '' && clock === '';
  const leave = () => {
    setIsLeft(true);
    if (clock === '' && parseDay(day) !== undefined) time.set(usualTime as typeof time.value);
  };
  const clear = () => {
    change({ [names.date]: '', [names.time]: '' } as Partial<Draft>);
    document.getElementById(date.id)?.focus();
  };
  return (
    <div>
      <Group
        align="flex-end"
        wrap="nowrap"
        onFocus={() => setIsLeft(false)}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && leave()}
      >
        <Box flex={1} miw={0}>
          <DateField
            id={date.id}
            label={label}
            shownLabel={<FieldLabel label={label} isOptional={clearText !== undefined} />}
            value={day}
            onChange={(value) => date.set(value as typeof date.value)}
            error={problem !== undefined && !isOfTime}
            disabled={date.isLocked}
            aria-describedby={helpId}
          />
        </Box>
        <TextInput
          w={104}
          aria-label={`${label}, sat`}
          placeholder="HH:mm"
          inputMode="numeric"
          autoComplete="off"
          value={typedTime ?? clock}
          error={isOfTime || (problem !== undefined && unread === undefined)}
          disabled={time.isLocked}
          onChange={(event) => changeTime(event.currentTarget.value)}
          onBlur={() => setTypedTime(undefined)}
        />
      </Group>
      <Text id={helpId} {...(problem === undefined ? { c: 'dimmed' } : { c: 'red', fw: 550 })} fz="sm" lh="18px" mt={4}>
        {problem ?? (inWords || help)}
      </Text>
      {clearText !== undefined && !isEmpty && !date.isLocked && (
        <Text c="dimmed" fz="sm" lh="18px" mt={4}>
          <TextButton onClick={clear}>{clearText}</TextButton>
        </Text>
      )}
    </div>
  );
}
