import type { Sport } from '@baklja/contract/features/sport/sports';
import type { ComponentType } from 'react';
import type { Locator } from 'vitest/browser';
import { sportQueries } from '#web/features/sport/sports/SportListScreen.tsx';
import { useLocalRows, useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { logInAs } from './log-in-as.ts';
import { renderScreen } from './render-screen.tsx';
import { fakeServer, type Handlers } from './servers/fake-server.ts';
import {
  makeSports,
  type SportsRequest,
  sportsAddress,
  sportsColumns,
  sportsFilters,
  sportsFinding,
} from './sports-list.tsx';

type Options = {
  at?: string;
  /** The server returns pages of two. */
  isOnServer?: boolean;
  sports?: Sport[];
  handlers?: Handlers;
  Drawer?: ComponentType<{ recordKey: string | undefined }>;
  loadEditor?: () => Promise<unknown>;
};

type Screen = Awaited<ReturnType<typeof renderScreen>>;
type Parts = { names: () => (string | null)[]; box: (name: string) => Locator; bar: Locator; all: Locator };

/** Opens the list of sports: Atletika, Curling, Čučanj, Žongliranje. */
export async function openSportsList(options: Options = {}): Promise<Screen & Parts> {
  const { at = '/sportovi', isOnServer = false, handlers, Drawer, loadEditor } = options;
  const { sports = makeSports(['Žongliranje', 'Čučanj', 'Atletika', 'Curling']) } = options;
  logInAs('superadmin');
  fakeServer({ listSports: () => sports, ...handlers });
  const screen = await renderScreen(
    <RecordListScreen
      kind="sport"
      title="Sportovi"
      address={sportsAddress}
      useRows={isOnServer ? usePagesOfSports : useSports}
      columns={sportsColumns}
      titleOf={sportsFinding.titleOf}
      lineFilters={sportsFilters}
      queries={sportQueries}
      texts={{ search: 'Naziv', emptyHelp: 'Za prvi sport dovoljan je naziv.' }}
      {...(Drawer && { Drawer })}
      {...(loadEditor && { loadEditor })}
    />,
    { at },
  );
  const { getByRole } = screen;
  return {
    ...screen,
    names: () => [...screen.container.querySelectorAll('td[data-phone="title"]')].map((cell) => cell.textContent),
    box: (name) => getByRole('checkbox', { name: `Odaberi: ${name}`, exact: true }),
    all: getByRole('checkbox', { name: isOnServer ? 'Odaberi sve na stranici' : 'Odaberi sve s popisa' }),
    bar: getByRole('toolbar', { name: 'Odabrani sportovi' }),
  };
}

function useSports(request: SportsRequest) {
  return useLocalRows(sportQueries.list({}), request, sportsFinding);
}

function usePagesOfSports(request: SportsRequest) {
  return useServerRows(sportQueries.list({}), (sports) => ({
    rows: sports.slice((request.page - 1) * 2, request.page * 2),
    total: sports.length,
    pages: Math.ceil(sports.length / 2),
    start: (request.page - 1) * 2,
  }));
}
