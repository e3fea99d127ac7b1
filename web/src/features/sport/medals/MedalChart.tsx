import { Box, Flex, Group, Scroller, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Scroller.layer.css';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { MedalDisc } from '#web/ui/MedalDisc.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { describeMedals, PLACES } from '../MedalRow.tsx';
import classes from './MedalChart.module.css';
import { countPlaces, type Season } from './medals.list.ts';
import { medalsText as text } from './medals.text.ts';

/** The Games scroll with the focus, so its arrows are only for the pointer. */
const FOR_POINTER = { tabIndex: -1, 'aria-hidden': true };
const SCROLLER = {
  styles: { content: { minWidth: '100%' } },
  controlSize: 40,
  startControlProps: FOR_POINTER,
  endControlProps: FOR_POINTER,
};

/** Least height of the Games of a season, pixels: that of five discs. */
const GAMES_PX = 166;

const LOADING: readonly Season[] = [
  { season: 'summer', games: [] },
  { season: 'winter', games: [] },
];

type Props = {
  /** Undefined while they are being loaded. */
  seasons: readonly Season[] | undefined;
  /** False while only its place is kept. */
  isDrawn: boolean;
  /** The competition that the list is narrowed to. */
  current: string | undefined;
  /** Address of the list narrowed to a competition, or of the whole one for the current competition. */
  addressOf: (competition: string) => string;
  /** On a phone, at the right of the choice of views. */
  exportButton: ReactNode;
};

/** The medals of each Games as discs, summer and winter apart. On a phone it is shown only when it is asked for. */
export function MedalChart({ seasons = LOADING, isDrawn, current, addressOf, exportButton }: Props) {
  const isPhone = useIsPhone();
  const isSlow = useDelayed(!isDrawn, SKELETON_AFTER_MS);
  const gamesPx = heightOf(seasons);
  const [view, setView] = useState<'list' | 'chart'>('list');
  return (
    <>
      {isPhone && (
        <Group justify="space-between" mb="sm">
          <SegmentedControl
            aria-label="Prikaz medalja po Igrama"
            value={view}
            onChange={setView}
            data={[
              { value: 'list', label: text.views.list },
              { value: 'chart', label: text.views.chart },
            ]}
          />
          {exportButton}
        </Group>
      )}
      {(!isPhone || view === 'chart') && (
        <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: 'sm', md: 'lg' }} mb="sm">
          {seasons.map(({ season, games }) => (
            <Box component="section" key={season ?? 'other'} flex="1 1 auto" miw={0} mih={36 + gamesPx}>
              <Group wrap="nowrap" mih={36} style={{ borderBottom: '1.5px solid var(--ink)' }}>
                <Title order={2} ff="text" fz="sm" fw={600} lh="20px">
                  {season ? text.seasons[season] : 'Ostala natjecanja'}
                </Title>
                {isDrawn && (
                  <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                    {text.count(games.flatMap(({ medals }) => medals).length)}
                  </Text>
                )}
              </Group>
              {isSlow && <Skeleton h={gamesPx - 12} mt="sm" />}
              {isDrawn && (
                <Scroller {...SCROLLER}>
                  <Flex component="ul" flex={1}>
                    {games.map(({ competition, year, city, medals }) => (
                      <li key={competition} className={classes.games}>
                        <Link
                          to={addressOf(competition)}
                          aria-label={text.chartLabel(
                            competition,
                            describeMedals(countPlaces(medals)) || text.count(0),
                          )}
                          aria-current={competition === current || undefined}
                        >
                          {year || competition}
                        </Link>
                        <b aria-hidden>{medals.length > 0 && medals.length}</b>
                        <small>{city}</small>
                        <Flex className={classes.discs} gap={3} align="end" aria-hidden>
                          {PLACES.map((place) => (
                            <Flex key={place} component="span" direction="column" gap={2}>
                              {medals.map(
                                ({ id, medalja }) => medalja === place && <MedalDisc key={id} place={place} />,
                              )}
                            </Flex>
                          ))}
                        </Flex>
                      </li>
                    ))}
                  </Flex>
                </Scroller>
              )}
            </Box>
          ))}
        </Flex>
      )}
    </>
  );
}

/** Height of the Games with the most medals of one place, pixels: that of their words and of a disc for each. */
function heightOf(seasons: readonly Season[]): number {
  const counts = seasons.flatMap(({ games }) => games.flatMap(({ medals }) => Object.values(countPlaces(medals))));
  return Math.max(GAMES_PX, 54 + 20 * Math.max(0, ...counts));
}
