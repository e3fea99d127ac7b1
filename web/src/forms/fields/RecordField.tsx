import { Flex, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { BOX_SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { recordFormText as text } from '../record-form.text.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { type FieldProps, useField } from './field-of.tsx';

/** A record that another one refers to. `note` distinguishes records with the same title. */
export type RecordChoice = { id: number; title: string; note: string };

type Props<Draft extends object> = Omit<FieldProps<Draft, RecordChoice | undefined>, 'help'> & {
  /** Reads the records whose titles contain the words, best first; the first ones while there are no words. */
  useChoices: (words: string) => UseQueryResult<RecordChoice[]>;
};

/** Another record, found by its title while the user types; undefined for none. */
export function RecordField<Draft extends object>({ form, name, useChoices, isOptional }: Props<Draft>) {
  const field = useField(form, name);
  const { id, label, error, isLocked, set, leave } = field;
  const chosen = field.value as RecordChoice | undefined;
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim() === chosen?.title ? '' : typed.trim(), BOX_SEARCH_AFTER_MS);
  const found = useChoices(words);
  const listed = new Map(found.data?.map((choice) => [String(choice.id), choice]));
  // The field shows the title of the chosen record also while the search does not find it.
  const choices = new Map(listed);
  if (chosen && !listed.has(String(chosen.id))) choices.set(String(chosen.id), chosen);
  return (
    <Select
      id={id}
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={chosen?.note}
      error={error ?? (found.isError ? found.error.message : undefined)}
      disabled={isLocked}
      searchable
      clearable
      placeholder={text.findRecord}
      data={[...choices].map(([value, { title }]) => ({ value, label: title }))}
      filter={({ options }) => options.filter((option) => 'value' in option && listed.has(option.value))}
      nothingFoundMessage={found.isFetching ? text.finding : text.foundNothing}
      renderOption={({ option, checked }) => (
        <Flex component="span" wrap="wrap" columnGap="xs" align="baseline" fw={checked ? 600 : undefined}>
          {option.label}{' '}
          <Text component="small" c="dimmed" fz="sm">
            {choices.get(option.value)?.note}
          </Text>
        </Flex>
      )}
      value={chosen === undefined ? null : String(chosen.id)}
      onChange={(key) => set((key === null ? undefined : choices.get(key)) as typeof field.value)}
      onSearchChange={setTyped}
      onBlur={leave}
    />
  );
}
