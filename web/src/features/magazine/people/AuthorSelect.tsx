import { foldText } from '@baklja/contract/alias';
import { Flex, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FieldLabel } from '#web/forms/fields/FieldLabel.tsx';
import { type FieldProps, useField } from '#web/forms/fields/use-field.tsx';
import { authorListQuery } from './people.queries.ts';
import { peopleText as text } from './people.text.ts';
import { describeWork, listName } from './people.ts';

const OFFERED = 50;

type Props<Draft extends object> = Omit<FieldProps<Draft, number | undefined>, 'help'>;

/** An author of the magazine, found while the user types. What they have made distinguishes namesakes. */
export function AuthorSelect<Draft extends object>({ form, name, isOptional = false }: Props<Draft>) {
  const { id, label, value, error, isLocked, set, leave } = useField(form, name);
  const authors = useQuery(authorListQuery);
  const known = new Map((authors.data ?? []).map((author) => [String(author.id), author]));
  const data = [...known].map(([key, author]) => ({ value: key, label: listName(author) }));
  const noteOf = (key: string) => (known.has(key) ? describeWork(known.get(key) ?? {}) || text.noWork : '');
  const chosen = data.find((choice) => choice.value === String(value));
  const hasNamesake = data.some((choice) => choice !== chosen && choice.label === chosen?.label);
  if (value !== undefined && !chosen) data.unshift({ value: String(value), label: text.number(Number(value)) });
  return (
    <Select
      id={id}
      label={isOptional ? <FieldLabel label={label} isOptional /> : label}
      description={hasNamesake ? noteOf(String(value)) : undefined}
      error={error ?? (authors.isError ? 'Popis autora nije učitan.' : undefined)}
      disabled={isLocked}
      searchable
      clearable
      limit={OFFERED}
      placeholder="Ime ili prezime"
      nothingFoundMessage="Nitko se tako ne zove."
      data={data}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && foldText(option.label).includes(foldText(search.trim())))
      }
      renderOption={({ option }) => <AuthorOffer name={option.label} note={noteOf(option.value)} />}
      value={value === undefined ? null : String(value)}
      onChange={(key) => set((key === null ? undefined : Number(key)) as typeof value)}
      onBlur={leave}
    />
  );
}

export function AuthorOffer({ name, note }: { name: string; note: string }) {
  return (
    <Flex component="span" flex={1} justify="space-between" gap="sm">
      {name}{' '}
      <Text span c="quiet" fz="sm" ta="right">
        {note}
      </Text>
    </Flex>
  );
}
