import { expect, test } from 'vitest';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePage, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer } from '#web/testing/servers/fake-server.ts';
import { PageEditScreen } from './PageEditScreen.tsx';

const PAGE = makePage({ id: 111, title: 'O nama', version: 2 });
const ANA = { user_id: 7, name: 'Ana Anić', is_editing: false, since: '2026-11-21T09:00:00.000Z' };

test('another user who has the page open is named, and their saved version is shown on request', async () => {
  logInAs('tipfeler');
  let isSaved = false;
  const told: unknown[] = [];
  fakeServer({
    ...PAGES_SERVER,
    getPage: () => [isSaved ? { ...PAGE, title: 'O Odboru', version: 3 } : PAGE],
    recordHeartbeat: ({ body: { tab, ...body } }) => {
      told.push(body);
      isSaved = true;
      return { others: [ANA], other_tabs: 1, version: 3 };
    },
  });
  const { getByRole, getByText } = await renderScreen(<PageEditScreen />, {
    at: '/stranice/111',
    path: '/stranice/:id',
  });
  await expect.element(getByText('Ana Anić ima otvorenu ovu stranicu')).toBeVisible();
  await expect.element(getByText('Ovu stranicu imate otvorenu i u drugoj kartici.')).toBeVisible();
  await expect.element(getByText('Spremljena je novija verzija stranice.')).toBeVisible();
  expect(told[0]).toEqual({ kind: 'page', id: 111, is_editing: false });
  await getByRole('button', { name: 'Prikaži' }).click();
  const title = getByRole('textbox', { name: 'Naslov', exact: true });
  await expect.element(title).toHaveValue('O Odboru');
  await expect.element(title).toHaveFocus();
});
