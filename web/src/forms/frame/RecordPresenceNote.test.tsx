import { expect, test } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openPlainRecord, PLAIN_RECORD } from '#web/testing/open-plain-record.tsx';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';

const SINCE = '2026-11-21T09:00:00.000Z';
const ANA = { user_id: 7, name: 'Ana Anić', is_editing: true, since: SINCE };
const THEIRS = { ...PLAIN_RECORD, title: 'Džudo', version: 5 };
const NEWER = 'Spremljena je novija verzija članka.';

async function open(handlers: Handlers) {
  const screen = await openPlainRecord(handlers);
  await expect.element(screen.title).toHaveValue('Judo');
  return { ...screen, show: screen.getByRole('button', { name: 'Prikaži' }) };
}

/** A server where another user saves a newer version after the record was loaded. */
function savedMeanwhile(): Handlers {
  let isSaved = false;
  return {
    recordHeartbeat: () => {
      isSaved = true;
      return { others: [ANA], other_tabs: 0, version: 5 };
    },
    getPost: () => (isSaved ? THEIRS : PLAIN_RECORD),
  };
}

test('a newer version is shown on request when there are no unsaved changes', async () => {
  const { getByText, title, show } = await open(savedMeanwhile());
  await expect.element(getByText(NEWER)).toBeVisible();
  await expect.element(title).toHaveValue('Judo');
  await expectShownWell();
  await show.click();
  await expect.element(title).toHaveValue('Džudo');
  await expect.element(title).toHaveFocus();
  await expect.element(getByText(NEWER)).not.toBeInTheDocument();
  await expect.element(getByText('Nema promjena')).toBeVisible();
});

test('a newer version that fails to load shows the reason and can be requested again', async () => {
  let isDown = false;
  const { getPost, ...server } = savedMeanwhile();
  const { getByRole, title, show } = await open({
    ...server,
    getPost: (input) => (isDown ? breakConnection() : (getPost?.(input) ?? PLAIN_RECORD)),
  });
  await expect.element(show).toBeVisible();
  isDown = true;
  await show.click();
  await expect.element(getByRole('alert').filter({ hasText: 'Poslužitelj se ne javlja.' })).toBeVisible();
  isDown = false;
  await show.click();
  await expect.element(title).toHaveValue('Džudo');
});

test('with unsaved changes the message announces a merge, and nothing is replaced', async () => {
  const { getByText, title, show } = await open(savedMeanwhile());
  await title.fill('Moj naziv');
  await expect.element(getByText(`${NEWER} Pri spremanju ćemo spojiti obje.`)).toBeVisible();
  expect(show.query()).toBeNull();
  await expect.element(title).toHaveValue('Moj naziv');
});

test('the version being saved here is not reported as newer', async () => {
  const gate = Promise.withResolvers<void>();
  let version = 4;
  const { getByText, title, save, saved, show } = await open({
    recordHeartbeat: () => ({ others: version === 5 ? [ANA] : [], other_tabs: 0, version }),
    updatePost: async () => {
      version = 5;
      await gate.promise;
      return { message: 'Članak je spremljen', version: 5, modified: '2026-11-21T13:35:00.000Z' };
    },
    getPost: () => (version === 5 ? THEIRS : PLAIN_RECORD),
  });
  await title.fill('Džudo');
  await save.click();
  await expect.poll(() => version).toBe(5);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(getByText('Ana Anić uređuje ovaj članak')).toBeVisible();
  expect(getByText(NEWER).query()).toBeNull();
  expect(show.query()).toBeNull();
  gate.resolve();
  await expect.element(saved).toBeVisible();
  expect(getByText(NEWER).query()).toBeNull();
});
