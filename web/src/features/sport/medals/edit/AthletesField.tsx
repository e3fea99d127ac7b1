import { KINDS } from '@baklja/contract/kinds';
import { MEDAL_ATHLETES_MAX_ITEMS, SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Combobox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDetourFrom } from '#web/forms/detour.ts';
import { FieldLabel } from '#web/forms/fields/FieldLabel.tsx';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { BOX_SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AthleteOffers, OFFERED_ATHLETES } from '../../AthleteOffers.tsx';
import type { OpenMedal } from '../medal-form.ts';
import { athleteChoicesQuery } from '../medals.queries.ts';
import { medalsText as text } from '../medals.text.ts';
import { ReadFailed } from './ReadFailed.tsx';
import { useAddWinner } from './use-add-winner.ts';
import { Winners } from './Winners.tsx';

/** The athletes who won the medal; members of a team are optional. One who is missing is added on a detour. */
export function AthletesField({ record }: { record: OpenMedal }) {
  const { id, label, value: winners, error, isLocked } = fieldOf(record, 'winners');
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const wanted = typed.trim();
  const [words] = useDebouncedValue(wanted, BOX_SEARCH_AFTER_MS);
  const found = useQuery(athleteChoicesQuery(words));
  const { detour, added } = useDetourFrom(record.drafts);
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
        label={text.offered}
        marksFirst={wanted !== ''}
        takenBecause={(athlete) => (winners.some((winner) => winner.id === athlete.id) ? text.already : undefined)}
        head={isMissing && text.noAthlete}
        foot={text.offerKeys}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            id={id}
            label={
              record.draft.tim ? (
                <>
                  {label} <span className={`${look.note} ${look.regular}`}>{text.members}</span>
                </>
              ) : (
                <FieldLabel label={label} />
              )
            }
            placeholder={text.findAthlete}
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
      {found.isError && <ReadFailed message={text.athletesFailed} query={found} />}
      <TextLink to={KINDS.athlete.screens.create.path} state={detour(wanted)}>
        {text.addAthlete(wanted)}
      </TextLink>
      <Winners record={record} />
    </div>
  );
}
