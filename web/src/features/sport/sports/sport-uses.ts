import type { Sport } from '@baklja/contract/features/sport/sports';
import { KINDS } from '@baklja/contract/kinds';

/** The list of the athletes of a sport. */
export function toAthletes({ id }: Pick<Sport, 'id'>): string {
  return `${KINDS.athlete.screens.list.path}?sport=${id}`;
}

/** The list of the medals with the name of a sport. */
export function toMedals({ naziv }: Pick<Sport, 'naziv'>): string {
  return `${KINDS.medal.screens.list.path}?${new URLSearchParams({ sport: naziv })}`;
}
