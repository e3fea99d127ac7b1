import { expect, test } from 'vitest';
import { keepDraft } from '#web/lib/unsaved/drafts.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { StartScreen } from './StartScreen.tsx';

const CALM: Handlers = { listRecentRecords: () => [], listWaitingWork: () => ({ lacks: [], drafts: [] }) };

const openStart = (handlers: Handlers = {}, role = 'sportasi') =>
  openScreen(<StartScreen />, { role, handlers: { ...CALM, ...handlers } });

test('names the records that the user edited last', async () => {
  const { getByRole } = await openStart({
    listRecentRecords: () => [
      { kind: 'athlete', id: 7, key: '7', title: 'Donna Vekić', at: '2026-11-20T16:58:00.000Z' },
      { kind: 'file', id: 8, key: 'images/a.jpg', title: 'a.jpg', at: '2026-11-19T16:58:00.000Z' },
      { kind: 'medal', id: 9, key: '9', title: 'Bronca, judo', at: '2026-11-18T16:58:00.000Z', medalja: 3 },
    ],
  });
  const records = getByRole('region', { name: 'Zadnje uređivano' }).getByRole('listitem');
  await expect.element(records.first()).toMatchTextContent(/^Donna Vekićsportaš.* u 17:58$/);
  await expect.element(records.last()).toMatchTextContent(/^Bronca, judo3 ?medalja/);
  await expect.element(getByRole('link', { name: 'Donna Vekić' })).toHaveAttribute('href', '/olimpijci/detalji/7');
  await expect
    .element(getByRole('link', { name: 'a.jpg' }))
    .toHaveAttribute('href', '/media-manager/images?datoteka=8');
});

test.each([
  ['Još niste ništa uredili.', 'Sve je u redu.', {}],
  [
    'Zadnje uređivano nije učitano.',
    'Nije sve provjereno.',
    { listRecentRecords: breakConnection, listWaitingWork: breakConnection },
  ],
] satisfies [string, string, Handlers][])('says „%s” and „%s”', async (recent, waiting, handlers) => {
  const { getByText } = await openStart(handlers);
  await expect.element(getByText(recent)).toBeVisible();
  await expect.element(getByText(waiting)).toBeVisible();
});

test('the editor of the categorisation sees the list in force and the last lists', async () => {
  const created = '2026-11-20T08:00:00.000Z';
  const { getByRole } = await openStart(
    {
      listWaitingWork: () => ({ lacks: [{ lack: 'categorisedAthlete.validity', count: 3 }], drafts: [] }),
      findCategorisedAthletes: () => ({
        athletes: [],
        total: 3000,
        numPages: 60,
        categories: [
          { value: 'I', count: 102 },
          { value: 'II', count: 2898 },
        ],
      }),
      listCategorisationVersions: () => [
        {
          id: 2,
          created,
          created_by_name: 'Nikolina Čavka',
          action: 'import',
          file_name: 'popis.csv',
          ...VERSION,
        },
      ],
    },
    'kategorizacije',
  );
  await expect
    .element(getByRole('link', { name: 'Kategorija II: 2.898' }))
    .toHaveAttribute('href', '/kategorizacije?kategorija=II');
  await expect.element(getByRole('region', { name: 'Popis na snazi' })).toMatchTextContent('Od 20-11-2026 u 09:00.');
  await expect
    .element(getByRole('region', { name: 'Zadnji popisi' }).getByRole('listitem'))
    .toMatchTextContent(/^popis\.csv3\.000 redaka, Nikolina Čavka/);
  await expect
    .element(getByRole('link', { name: 'Otvori popis: 3 kategorizacije su istekle' }))
    .toHaveAttribute('href', '/kategorizacije?valjanost=istekle');
  await expectShownWell();
});

const VERSION = { restored_id: null, rows: 3000, added: 0, removed: 0, changed: 0 };

test('greets by name, and links to each screen of the role, under its group', async () => {
  const { getByRole, getByText, address } = await openStart({}, 'dokumenti');
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dobar dan!');
  await expect.element(getByText(/^Iva Đurđević · \S+, /)).toBeVisible();
  expect(document.title).toBe('Početna stranica – Baklja');
  const cards = getByRole('listitem');
  await expect.element(cards.filter({ hasText: 'Medalje' })).toHaveTextContent('SportMedalje');
  await expectShownWell();
  await getByRole('link', { name: 'Medalje' }).click();
  await expect.poll(address).toBe('/medalje');
});

test('names what this browser keeps unsaved, of new and of older records', async () => {
  const savedAt = '2026-11-22T05:12:00.000Z';
  const keep = (record: string, address: string, name: string) =>
    keepDraft({ userId: 4, record }, { value: { name }, base: {}, savedAt, version: undefined, address });
  keep('athlete/new/tab-a', '/dodaj-sportasa', 'Novi Sportaš');
  keep('athlete/7', '/olimpijci/detalji/7', 'Donna Vekić');
  keep('medal/7', '/uredi-medalju/7', 'Zlato');
  const { getByRole } = await openStart();
  const kept = getByRole('region', { name: 'Vaše skice' }).getByRole('list', { name: 'Nespremljeno na ovom uređaju' });
  await expect.element(kept.getByRole('listitem')).toHaveLength(2);
  await expect.element(kept).toMatchTextContent('Izmjene sportaša nisu poslane na poslužitelj');
  await expect
    .element(kept.getByRole('link', { name: 'Nastavi pisati: Donna Vekić' }))
    .toHaveAttribute('href', '/olimpijci/detalji/7');
  await kept.getByRole('button', { name: 'Odbaci: Novi Sportaš' }).click();
  await expect.element(kept).not.toMatchTextContent('Novi Sportaš');
});

test('an unknown role gets a greeting without links', async () => {
  logInAs('olipm', 'Ivo Ivić');
  const { getByRole } = await renderScreen(<StartScreen />);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dobar dan!');
  await expect.element(getByRole('heading', { name: 'Za vašu ulogu ovdje još nema zaslona.' })).toBeVisible();
  expect(getByRole('link').elements()).toEqual([]);
});
