import { type Athlete, athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { KINDS } from '@baklja/contract/kinds';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { ActionIcon, Box, Combobox, Flex, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useCreateAndReturn } from '#web/forms/create-and-return.ts';
import type { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { call } from '#web/lib/api-client.ts';
import { IconSearch, IconX } from '#web/lib/icons.ts';
import { BOX_SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AthleteOffers, OFFERED_ATHLETES } from './AthleteOffers.tsx';
import { ReadFailed } from './ReadFailed.tsx';

type Named = Pick<Athlete, 'id' | 'Ime' | 'Prezime' | 'ime_sporta'>;

type Props<Chosen> = {
  field: Pick<ReturnType<typeof useField>, 'id' | 'label' | 'error' | 'isLocked'>;
  athletes: readonly Chosen[];
  /** After the label. */
  note?: string;
  maxItems: number;
  /** Not called for one who is chosen already. */
  onAdd: (athlete: Named) => void;
  onRemove: (id: number) => void;
  /** Further fields of a chosen athlete. */
  details?: ((athlete: Chosen) => ReactNode) | undefined;
};

/** The athletes of a medal or of a start, in order. One who is missing is added in the form of athletes, which leads back. */
export function AthletesField<Chosen extends { id: number; name: string }>(props: Props<Chosen>) {
  const { athletes: chosen, maxItems, note } = props;
  const { id, label, error, isLocked } = props.field;
  const record = useRecord();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const wanted = typed.trim();
  const [words] = useDebouncedValue(wanted, BOX_SEARCH_AFTER_MS);
  const found = useQuery(athleteChoicesQuery(words));
  const { stateFor, added } = useCreateAndReturn(record.drafts);
  const add = (athlete: Named) => {
    if (!chosen.some((one) => one.id === athlete.id)) props.onAdd(athlete);
  };
  useAdded(added, add);
  const athletes = found.data?.athletes.slice(0, OFFERED_ATHLETES) ?? [];
  const isFull = chosen.length >= maxItems;
  const isMissing = found.isSuccess && athletes.length === 0;
  return (
    <div>
      <AthleteOffers
        athletes={athletes}
        search={words}
        isStale={found.isPlaceholderData || words !== wanted}
        isOpen={isOpen && !isFull && !found.isError && found.data !== undefined}
        onOpenChange={setIsOpen}
        onPick={(athlete) => {
          add(athlete);
          setTyped('');
          setIsOpen(false);
        }}
        label="Ponuđeni sportaši"
        marksFirst={wanted !== ''}
        takenBecause={(athlete) => (chosen.some((one) => one.id === athlete.id) ? 'već odabran' : undefined)}
        head={isMissing && 'Nitko se tako ne zove.'}
        keys="↓ ↑ bira, Enter dodaje"
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            id={id}
            label={
              <>
                {label}{' '}
                <Text span c="dimmed" fw={400}>
                  {note}
                </Text>
              </>
            }
            placeholder="Ime, prezime ili broj"
            maxLength={SEARCH_MAX_LENGTH}
            leftSection={<IconSearch aria-hidden />}
            error={error}
            disabled={isLocked}
            // A field that is full keeps the focus.
            readOnly={isFull}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setIsOpen(true);
            }}
            onClick={() => setIsOpen(true)}
            onBlur={() => setIsOpen(false)}
          />
        </Combobox.Target>
      </AthleteOffers>
      {found.isError && <ReadFailed message="Popis sportaša nije učitan." query={found} />}
      {/* Room for the outline of the focused link. */}
      {!isFull && (
        <Box mt={6}>
          <TextLink to={KINDS.athlete.screens.create.path} state={stateFor(wanted)}>
            {wanted === '' ? 'Dodaj sportaša' : `Dodaj novog sportaša „${wanted}”`}
          </TextLink>
        </Box>
      )}
      <Box component="ol" mt="xs">
        {chosen.map((athlete) => (
          <Box component="li" key={athlete.id} style={{ borderTop: '1px solid var(--rule)' }}>
            <Flex justify="space-between" align="center" gap="xs" mih={40}>
              <span>
                {athlete.name}{' '}
                <Text span c="dimmed" fz="sm">
                  br. {athlete.id}
                </Text>
              </span>
              <ActionIcon
                aria-label={`Ukloni: ${athlete.name}`}
                disabled={isLocked}
                onClick={() => props.onRemove(athlete.id)}
              >
                <IconX aria-hidden />
              </ActionIcon>
            </Flex>
            {props.details?.(athlete)}
          </Box>
        ))}
      </Box>
    </div>
  );
}

/** Adds the athlete whom the form of athletes has made, once they are read. */
function useAdded(id: number | undefined, add: (athlete: Named) => void): void {
  const { data: [athlete] = [] } = useQuery(namedAthleteQuery(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the athlete is read
  useEffect(() => {
    if (athlete) add(athlete);
  }, [athlete?.id]);
}

function athleteChoicesQuery(search: string) {
  return queryOptions({
    queryKey: ['athletes', 'choices', search],
    queryFn: ({ signal }) => call(athleteRoutes.findAthletes, { query: search === '' ? {} : { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** An athlete by id, in a list of one; undefined asks nothing. */
function namedAthleteQuery(id: number | undefined) {
  return queryOptions({
    queryKey: ['athletes', 'named', id],
    queryFn: ({ signal }) => call(athleteRoutes.getAthlete, { params: { id: id ?? 0 }, query: {} }, { signal }),
    enabled: id !== undefined,
  });
}
