import type { Athlete } from '@baklja/contract/features/sport/athletes';
import { KINDS } from '@baklja/contract/kinds';
import { MEDAL_ATHLETES_MAX_ITEMS, SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { ActionIcon, Box, Combobox, Flex, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCreateAndReturn } from '#web/forms/create-and-return.ts';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { IconSearch, IconX } from '#web/lib/icons.ts';
import { BOX_SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AthleteOffers, OFFERED_ATHLETES } from '../AthleteOffers.tsx';
import classes from './MedalScreen.module.css';
import type { OpenMedal } from './medal-form.ts';
import { medalForm } from './medal-form.ts';
import { addedAthleteQuery, athleteChoicesQuery } from './medals.queries.ts';
import { medalsText as text } from './medals.text.ts';
import { ReadFailed } from './ReadFailed.tsx';

/** The athletes who won the medal; members of a team are optional. One who is missing is added in the form of athletes, which leads back. */
export function AthletesField() {
  const record = useRecord(medalForm);
  const { id, label, value: winners, error, isLocked } = useField(medalForm, 'winners');
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const wanted = typed.trim();
  const [words] = useDebouncedValue(wanted, BOX_SEARCH_AFTER_MS);
  const found = useQuery(athleteChoicesQuery(words));
  const { stateFor, added } = useCreateAndReturn(record.drafts);
  const addWinner = useAddWinner(record, added);
  const athletes = found.data?.athletes.slice(0, OFFERED_ATHLETES) ?? [];
  const isMissing = found.isSuccess && athletes.length === 0;
  return (
    <div>
      <AthleteOffers
        athletes={athletes}
        search={words}
        isStale={found.isPlaceholderData || words !== wanted}
        isOpen={isOpen && !found.isError && found.data !== undefined}
        onOpenChange={setIsOpen}
        onPick={(athlete) => {
          addWinner(athlete);
          setTyped('');
          setIsOpen(false);
        }}
        label="Ponuđeni sportaši"
        marksFirst={wanted !== ''}
        takenBecause={(athlete) => (winners.some((winner) => winner.id === athlete.id) ? 'već odabran' : undefined)}
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
                  {record.draft.tim && 'članovi tima, nije obvezno'}
                </Text>
              </>
            }
            placeholder="Ime, prezime ili broj"
            maxLength={SEARCH_MAX_LENGTH}
            leftSection={<IconSearch aria-hidden />}
            error={error}
            disabled={isLocked || winners.length >= MEDAL_ATHLETES_MAX_ITEMS}
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
      <Box mt={6}>
        <TextLink to={KINDS.athlete.screens.create.path} state={stateFor(wanted)}>
          {text.addAthlete(wanted)}
        </TextLink>
      </Box>
      <Winners />
    </div>
  );
}

function Winners() {
  const { draft, change, isLocked } = useRecord(medalForm);
  const { winners } = draft;
  return (
    <Box component="ol" className={classes.chosen} mt="xs">
      {winners.map((winner) => (
        <Flex component="li" key={winner.id} justify="space-between" align="center" gap="xs" mih={40}>
          <span>
            {winner.name}{' '}
            <Text span c="dimmed" fz="sm">
              br. {winner.id}
            </Text>
          </span>
          <ActionIcon
            aria-label={`Ukloni: ${winner.name}`}
            disabled={isLocked}
            onClick={() => change({ winners: winners.filter(({ id }) => id !== winner.id) })}
          >
            <IconX aria-hidden />
          </ActionIcon>
        </Flex>
      ))}
    </Box>
  );
}

type Named = Pick<Athlete, 'id' | 'Ime' | 'Prezime' | 'ime_sporta'>;

/**
 * A function that adds an athlete to the medal, once; an empty sport follows the first one. The athlete with the id
 * `added` is added as soon as they are read.
 */
function useAddWinner({ draft, change }: OpenMedal, added: number | undefined): (athlete: Named) => void {
  const { winners, sport } = draft;
  const add = ({ id, Ime, Prezime, ime_sporta }: Named) => {
    if (winners.some((winner) => winner.id === id)) return;
    const isFirst = winners.length === 0 && sport.trim() === '';
    change({ winners: [...winners, { id, name: `${Ime} ${Prezime}` }], ...(isFirst && { sport: ime_sporta }) });
  };
  const { data: [athlete] = [] } = useQuery(addedAthleteQuery(added));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the athlete is read
  useEffect(() => {
    if (athlete) add(athlete);
  }, [athlete?.id]);
  return add;
}
