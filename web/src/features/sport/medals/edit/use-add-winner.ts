import type { Athlete } from '@baklja/contract/features/sport/athletes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenMedal } from '../medal-form.ts';
import { addedAthleteQuery } from '../medals.queries.ts';

type Named = Pick<Athlete, 'id' | 'Ime' | 'Prezime' | 'ime_sporta'>;

/**
 * A function that adds an athlete to the medal, once; an empty sport follows the first one. The athlete with the id
 * `added` is added as soon as they are read.
 */
export function useAddWinner({ draft, change }: OpenMedal, added: number | undefined): (athlete: Named) => void {
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
