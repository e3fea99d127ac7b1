import type { AthleteDetails } from '@baklja/contract/features/sport/athletes';
import { readCompetition } from '@baklja/contract/features/sport/competition';
import { forCommittee, OWN_COMMITTEE, type Start, statusWord } from '@baklja/contract/features/sport/starts';
import { editorPath, recordAddress } from '@baklja/contract/kinds';
import { countOf } from '@baklja/contract/plural';
import { capitalised } from '@baklja/contract/records/record-words';
import { mayWrite } from '@baklja/contract/roles';
import { Anchor, Box, Flex, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconChevronRight } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { MedalDisc } from '#web/ui/MedalDisc.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { RailHead } from '#web/ui/RailHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { MEDALS, PLACES, type Place } from '../MedalRow.tsx';
import { athleteStartsQuery } from '../starts/starts.queries.ts';

/** The starts of an athlete, newest Games first, with what they sum up to. */
export function AthleteStarts({ athleteId }: { athleteId: number }) {
  const query = useQuery(athleteStartsQuery(athleteId));
  const mayEdit = useMayEditMedals();
  const starts = query.data ?? [];
  const hasCommittees = new Set(starts.map(({ committee }) => committee)).size > 1;
  return (
    <section aria-label="Nastupi">
      <RailHead title="Nastupi" count={starts.length}>
        {mayEdit && <TextLink to={paths.createStart({ athlete: athleteId })}>Dodaj nastup</TextLink>}
      </RailHead>
      <FailedQuery title="Nastupi nisu učitani." query={query} />
      {query.data?.length === 0 && <Text pt="xs">Još nema nastupa.</Text>}
      <ul>
        {starts.map((start) => (
          <Box component="li" key={start.id} style={{ borderBottom: '1px solid var(--rule)' }}>
            {mayEdit ? (
              <Anchor
                component={Link}
                to={recordAddress('start', { key: start.id })}
                c="var(--ink)"
                underline="never"
                display="block"
              >
                <StartRow start={start} athleteId={athleteId} hasCommittees={hasCommittees}>
                  <IconChevronRight aria-hidden />
                </StartRow>
              </Anchor>
            ) : (
              <StartRow start={start} athleteId={athleteId} hasCommittees={hasCommittees} />
            )}
          </Box>
        ))}
      </ul>
      {starts.length > 0 && (
        <Text c="quiet" fz="sm" pt="xs">
          {describeSum(startedIn(starts, athleteId))}
        </Text>
      )}
    </section>
  );
}

/** Event of a team sport, which the name of the sport says. */
const TOURNAMENT = 'Turnir';

type RowProps = { start: Start; athleteId: number; hasCommittees: boolean; children?: ReactNode };

function StartRow({ start, athleteId, hasCommittees, children }: RowProps) {
  const { games, sport, event, event_en, committee, status, is_pending } = start;
  const notes = [
    event === TOURNAMENT ? sport : event || `${event_en} (engl.)`,
    hasCommittees && forCommittee(committee),
    startedIn([start], athleteId).length === 0 && 'nije nastupio',
    (status === 'did-not-finish' || status === 'disqualified') && statusWord(status),
    is_pending === 1 && 'odluka u postupku',
  ];
  return (
    <Flex gap="sm" align="center" py={7} mih={48}>
      <Result start={start} />
      <Box flex={1} miw={0}>
        <Text fw={600}>{games}</Text>
        <Text c="dimmed" fz="sm">
          {notes.filter(Boolean).join(', ')}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}

/** The medal, or the place; „–” where neither is known. */
function Result({ start: { medal, place } }: { start: Start }) {
  return (
    <Flex component="span" w={22} justify="center">
      {medal === null ? place === null ? '–' : `${place}.` : <MedalDisc place={medal} />}
      {medal !== null && <VisuallyHidden>{MEDALS[medal as Place].name}</VisuallyHidden>}
    </Flex>
  );
}

/** Those in which the athlete competed. */
export function startedIn(starts: readonly Start[], athleteId: number): Start[] {
  return starts.filter(
    ({ status, athletes }) =>
      status !== 'did-not-start' &&
      athletes.some(({ athlete_id, took_part }) => athlete_id === athleteId && took_part === 1),
  );
}

const STARTS = { one: 'nastup', few: 'nastupa', other: 'nastupa' };
const WON = {
  1: { one: 'zlato', few: 'zlata', other: 'zlata' },
  2: { one: 'srebro', few: 'srebra', other: 'srebara' },
  3: { one: 'bronca', few: 'bronce', other: 'bronci' },
} as const;

/** „Za Hrvatsku, od 2012. do 2024. 2 zlata i 1 bronca.”; of several committees only the own one counts medals. */
export function describeSum(starts: readonly Start[]): string {
  const own = Map.groupBy(starts, ({ committee }) => committee);
  const committees = [...own.keys()].sort((a, b) => Number(b === OWN_COMMITTEE) - Number(a === OWN_COMMITTEE));
  const [first] = committees;
  if (first === undefined) return '';
  if (committees.length === 1) {
    const years = starts.flatMap(({ games }) => readCompetition(games).year ?? []).sort((a, b) => a - b);
    const [from, to] = [years[0], years.at(-1)];
    const when = from === undefined ? '' : from === to ? `, ${from}.` : `, od ${from}. do ${to}.`;
    const won = countWon(starts);
    return `${capitalised(forCommittee(first))}${when}${won && ` ${won}.`}`;
  }
  const parts = committees.map((committee) => {
    const some = own.get(committee) ?? [];
    const won = committee === OWN_COMMITTEE ? countWon(some) : '';
    return [`${forCommittee(committee)} ${countOf(some.length, STARTS)}`, won].filter(Boolean).join(' i ');
  });
  const counted = own.get(OWN_COMMITTEE)?.length === 1 ? 'nastup' : 'nastupe';
  return `${capitalised(parts.join(', '))}. Hrvatska bilanca broji samo ${counted} za Hrvatsku.`;
}

/** „2 zlata, 1 srebro i 1 bronca”; empty for none. */
function countWon(starts: readonly Start[]): string {
  const won = PLACES.flatMap((place) => {
    const count = starts.filter(({ medal }) => medal === place).length;
    return count > 0 ? [countOf(count, WON[place])] : [];
  });
  return new Intl.ListFormat('hr', { type: 'conjunction' }).format(won);
}

/** The medals that no start has as its result, so that none is lost. */
export function MedalsWithoutStart({ medals }: { medals: NonNullable<AthleteDetails['medals']> }) {
  const mayEdit = useMayEditMedals();
  if (medals.length === 0) return null;
  return (
    <section aria-label="Medalje bez nastupa">
      <RailHead title="Medalje bez nastupa" count={medals.length} />
      <ul>
        {medals.map((medal) => (
          <Flex
            component="li"
            key={medal.id}
            gap="sm"
            align="center"
            py={7}
            style={{ borderBottom: '1px solid var(--rule)' }}
          >
            <MedalDisc place={medal.medalja} />
            <Box flex={1} miw={0}>
              <Text fw={600}>{medal.natjecanje}</Text>
              <Text c="dimmed" fz="sm">
                {[medal.disciplina || medal.sport, medal.tim && 'tim'].filter(Boolean).join(', ')}
              </Text>
            </Box>
            {mayEdit && (
              <TextLink to={editorPath('medal', medal.id)} label={`Uredi medalju: ${medal.natjecanje}`}>
                Uredi
              </TextLink>
            )}
          </Flex>
        ))}
      </ul>
    </section>
  );
}

function useMayEditMedals(): boolean {
  const role = useSession()?.role;
  return role !== undefined && mayWrite(role, 'medals');
}
