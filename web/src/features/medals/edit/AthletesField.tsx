import type { AthleteRow } from '@baklja/contract/features/athletes';
import { KINDS } from '@baklja/contract/kinds';
import { MEDAL_ATHLETES_MAX_ITEMS } from '@baklja/contract/limits';
import { ActionIcon, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BOX_SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { FieldLabel } from '#web/widgets/record-form/fields/FieldLabel.tsx';
import { fieldOf } from '#web/widgets/record-form/fields/field-of.tsx';
import type { OpenMedal } from '../medal-form.ts';
import { athleteChoicesQuery } from '../medals.queries.ts';
import { medalsText as text } from '../medals.text.ts';
import classes from './MedalEditor.module.css';

/** Athletes offered at one time. */
const OFFERED = 8;

/** The athletes who won the medal; members of a team are optional. Sport, number and category tell namesakes apart. */
export function AthletesField({ record }: { record: OpenMedal }) {
  const { id, label, value: winners, error, isLocked } = fieldOf(record, 'winners');
  const { draft, change } = record;
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), BOX_SEARCH_AFTER_MS);
  const found = useQuery(athleteChoicesQuery(words));
  const athletes = new Map(found.data?.athletes.slice(0, OFFERED).map((athlete) => [String(athlete.id), athlete]));
  const isChosen = (key: string) => winners.some((winner) => String(winner.id) === key);
  const add = (key: string | null) => {
    const athlete = key === null ? undefined : athletes.get(key);
    if (!athlete) return;
    const chosen = { id: athlete.id, name: nameOf(athlete) };
    const isFirst = winners.length === 0 && draft.sport.trim() === '';
    change({ winners: [...winners, chosen], ...(isFirst && { sport: athlete.ime_sporta }) });
    setTyped('');
  };
  const remove = (winner: number) => change({ winners: winners.filter((one) => one.id !== winner) });
  return (
    <div>
      <Select
        id={id}
        label={
          draft.tim ? (
            <>
              {label} <span className={classes.help}>{text.members}</span>
            </>
          ) : (
            <FieldLabel label={label} />
          )
        }
        placeholder={text.findAthlete}
        error={error ?? (found.isError ? text.athletesFailed : undefined)}
        disabled={isLocked || winners.length >= MEDAL_ATHLETES_MAX_ITEMS}
        searchable
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        onChange={add}
        data={[...athletes].map(([value, athlete]) => ({ value, label: nameOf(athlete), disabled: isChosen(value) }))}
        filter={({ options }) => options}
        nothingFoundMessage={found.isFetching ? text.findingAthletes : text.noAthlete}
        renderOption={({ option }) => {
          const athlete = athletes.get(option.value);
          return (
            <span className={classes.option}>
              {option.label}
              <small>
                {athlete && [noteOf(athlete), isChosen(option.value) && text.already].filter(Boolean).join(', ')}
              </small>
            </span>
          );
        }}
      />
      <TextLink to={KINDS.athlete.screens.create.path}>{text.addAthlete}</TextLink>
      <ol className={classes.chosen}>
        {winners.map((winner) => (
          <li key={winner.id}>
            <span>
              {winner.name} <span className={classes.help}>br. {winner.id}</span>
            </span>
            <ActionIcon
              variant="quiet"
              aria-label={text.removeAthlete(winner.name)}
              disabled={isLocked}
              onClick={() => remove(winner.id)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </div>
  );
}

function nameOf({ Ime, Prezime }: AthleteRow): string {
  return `${Ime} ${Prezime}`;
}

function noteOf({ ime_sporta, id, category }: AthleteRow): string {
  return [text.numbered(ime_sporta, id), category && text.category(category)].filter(Boolean).join(', ');
}
