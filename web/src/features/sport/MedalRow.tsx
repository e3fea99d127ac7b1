import { countOf } from '@baklja/contract/plural';
import { Flex, Group, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { MedalDisc } from '#web/ui/MedalDisc.tsx';

/** Names of the places, and how they are counted. */
export const MEDALS = {
  1: { name: 'Zlato', count: { one: 'zlatna', few: 'zlatne', other: 'zlatnih' } },
  2: { name: 'Srebro', count: { one: 'srebrna', few: 'srebrne', other: 'srebrnih' } },
  3: { name: 'Bronca', count: { one: 'brončana', few: 'brončane', other: 'brončanih' } },
} as const;

export type Place = keyof typeof MEDALS;

export const PLACES: readonly Place[] = [1, 2, 3];

/** More medals than this are shown as one less and a number. */
const SHOWN = 6;

/** Medals in a row, gold first; `counts` has the number of each place. */
export function MedalRow({ counts }: { counts: Readonly<Record<Place, number>> }) {
  const places = PLACES.flatMap((place) => Array.from({ length: counts[place] }, () => place));
  if (places.length === 0) return null;
  const shown = places.length > SHOWN ? places.slice(0, SHOWN - 1) : places;
  return (
    <Group component="span" display="inline-flex" gap={3}>
      {shown.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal discs in a fixed order
        <MedalDisc key={index} place={place} />
      ))}
      {shown.length < places.length && (
        <Text span c="dimmed" fz="sm" aria-hidden>
          +{places.length - shown.length}
        </Text>
      )}
      <span className={VisuallyHidden.classes['root']}>{describeMedals(counts)}</span>
    </Group>
  );
}

type PlaceCountProps = { place: Place; ml?: 'sm'; children: ReactNode };

export function PlaceCount({ place, children, ...props }: PlaceCountProps) {
  return (
    <Flex component="span" display="inline-flex" gap={5} align="center" fw={600} {...props}>
      <MedalDisc place={place} /> {children}
    </Flex>
  );
}

/** „2 zlatne, 1 srebrna”; empty for none. */
export function describeMedals(counts: Readonly<Record<Place, number>>): string {
  const won = PLACES.filter((place) => counts[place] > 0);
  return won.map((place) => countOf(counts[place], MEDALS[place].count)).join(', ');
}
