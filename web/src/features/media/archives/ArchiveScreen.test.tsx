import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { AthleteImagesScreen, OldDocumentsScreen, WebImagesScreen } from './ArchiveScreens.tsx';
import type { ArchiveItem } from './archives.queries.ts';

afterEach(() => page.viewport(1440, 900));

const date = '2026-11-21T08:14:00.000Z';
const FILE: ArchiveItem = {
  name: 'Izvješće.pdf',
  date,
  type: 'pdf',
  data_name: 'uploads/Izvješće.pdf',
  url: '/files/uploads/Izvje%C5%A1%C4%87e.pdf?v=a',
};

const ITEMS: ArchiveItem[] = [
  { name: '2012', date, type: '', data_name: 'uploads/2012', url: '/files/uploads/2012' },
  FILE,
];

async function open(
  listArchive: NonNullable<Handlers['listArchive']>,
  screen = <OldDocumentsScreen />,
  colorScheme: 'light' | 'dark' = 'light',
) {
  logInAs('tipfeler');
  fakeServer({ listArchive });
  return renderScreen(screen, { colorScheme });
}

test('an item without a type is a folder that opens in the manager; other items have name, date, address and Open', async () => {
  const { getByRole, getByText } = await open(() => ITEMS);
  await expect.element(getByRole('link', { name: '2012' })).toHaveAttribute('href', '/media-manager/uploads?put=2012');
  await expect.element(getByText('1 datoteka, 1 folder', { exact: true })).toBeVisible();
  const row = getByRole('row').filter({ hasText: 'Izvješće' });
  await expect.element(row).toMatchTextContent('21.11.2026 - 09:14');
  await expect.element(row).toMatchTextContent('/files/uploads/Izvješće.pdf');
  const link = row.getByRole('link', { name: /^Open/ });
  await expect.element(link).toHaveAttribute('href', FILE.url);
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test.each([
  [AthleteImagesScreen, 'athlete-images', 'Slike sportaša'],
  [OldDocumentsScreen, 'old-documents', 'Stari dokumenti'],
  [WebImagesScreen, 'web-images', 'Web slike'],
])('each screen reads its own list', async (Screen, archive, title) => {
  const asked: string[] = [];
  const listArchive: Handlers['listArchive'] = ({ params }) => {
    asked.push(params.archive);
    return [];
  };
  const { getByRole, getByText } = await open(listArchive, <Screen />);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(getByText('Ovdje još nema ničega.')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([archive]));
});

test('ten thousand entries render a hundred at a time and can be found by name', async () => {
  const many = Array.from({ length: 10_000 }, (_, number) => ({
    ...FILE,
    name: `d-${number}.pdf`,
    data_name: `uploads/d-${number}.pdf`,
  }));
  const { getByRole, container, address } = await open(() => many);
  await expect.element(getByRole('link', { name: /^Open ?: d-0.pdf/ })).toBeVisible();
  expect(container.querySelectorAll('tbody tr')).toHaveLength(100);
  await getByRole('textbox', { name: 'Pretraži' }).fill('D-9999');
  await expect.poll(() => container.querySelectorAll('tbody tr').length).toBe(1);
  expect(address()).toBe('/?trazi=D-9999');
});

test('a list that fails to load offers a retry', async () => {
  let isBroken = true;
  const { getByText, getByRole } = await open(() => (isBroken ? breakConnection() : ITEMS));
  await expect.element(getByText('Popis nije učitan.')).toBeVisible();
  await expectAccessible();
  isBroken = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('link', { name: '2012' })).toBeVisible();
});

test.each(['light', 'dark'] as const)('is accessible in %s, on a phone too', async (colorScheme) => {
  const { getByRole } = await open(() => ITEMS, <OldDocumentsScreen />, colorScheme);
  await expect.element(getByRole('link', { name: '2012' })).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 780);
  await expectAccessible();
});
