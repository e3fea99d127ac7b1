import type { PresentEditor } from '@baklja/contract/features/site/presence';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { onTokenRefused } from '#web/lib/api-client.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { openPlainRecord, PLAIN_RECORD } from '#web/testing/open-plain-record.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { type OpenRecord, RecordProvider } from '../open-record.ts';
import type { Presence } from './presence-beats.ts';
import { RecordPresence } from './RecordPresence.tsx';

type RecordHeartbeat = NonNullable<Handlers['recordHeartbeat']>;

const ANA: PresentEditor = { user_id: 7, name: 'Ana Anić', is_editing: true, since: '2026-11-21T09:00:00.000Z' };

function answer(fields: Partial<Presence> = {}): Presence {
  return { others: [], other_tabs: 0, version: 4, ...fields };
}

/** An editor of post 17, with a button that makes it dirty and clean again. */
async function openEditor(recordHeartbeat: RecordHeartbeat = () => answer(), handlers: Handlers = {}) {
  const moveTo = stopClock();
  logInAs('tipfeler');
  const heartbeat = vi.fn(recordHeartbeat);
  fakeServer({ recordHeartbeat: heartbeat, ...handlers });
  const screen = await renderScreen(<Editor />);
  // React starts every effect twice in a test, so the first tab is closed already.
  const [first] = heartbeat.mock.calls;
  const bodies = () => heartbeat.mock.calls.map(([{ body }]) => body).filter(({ tab }) => tab !== first?.[0].body.tab);
  await expect.poll(() => bodies().length).toBe(1);
  const editing = () => bodies().map(({ is_editing }) => is_editing);
  const toggle = screen.getByRole('button', { name: 'Promijeni' });
  return { ...screen, moveTo, bodies, editing, toggle, note: screen.getByRole('status').first() };
}

function Editor() {
  const [isDirty, setIsDirty] = useState(false);
  const editing = { version: 4, deletion: { isDone: false } };
  const record = { form: { kind: 'post' }, row: { id: 17 }, editing, isDirty, isSaving: false };
  return (
    <RecordProvider record={record as unknown as OpenRecord}>
      <button type="button" onClick={() => setIsDirty(!isDirty)}>
        Promijeni
      </button>
      <RecordPresence />
    </RecordProvider>
  );
}

/** Shows or hides the tab of the browser. */
function turnTo(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('reports at once that the record is open, then every 15 seconds, and each change at once', async () => {
  const { moveTo, bodies, editing, toggle } = await openEditor();
  expect(bodies()).toEqual([{ kind: 'post', id: 17, tab: expect.stringMatching(/^[0-9a-f]{32}$/), is_editing: false }]);
  await moveTo(14_999);
  expect(bodies()).toHaveLength(1);
  await moveTo(15_000);
  await moveTo(30_000);
  expect(bodies()).toEqual(Array.from({ length: 3 }, () => bodies()[0]));
  await moveTo(40_000);
  await toggle.click();
  await expect.poll(editing).toEqual([false, false, false, true]);
  await toggle.click();
  await expect.poll(editing).toEqual([false, false, false, true, false]);
  await moveTo(54_999);
  expect(bodies()).toHaveLength(5);
});

test('sends nothing while its tab is hidden, and reports at once when it is shown again', async () => {
  const { moveTo, bodies } = await openEditor();
  turnTo('hidden');
  await moveTo(120_000);
  expect(bodies()).toHaveLength(1);
  turnTo('visible');
  await expect.poll(() => bodies().length).toBe(2);
  await moveTo(135_000);
  expect(bodies()).toHaveLength(3);
});

test('sends one message after the other, the latest one last', async () => {
  const gate = Promise.withResolvers<void>();
  let isSlow = false;
  const { bodies, editing, toggle } = await openEditor(async () => {
    if (isSlow) await gate.promise;
    return answer();
  });
  isSlow = true;
  await toggle.click();
  await expect.poll(() => bodies().length).toBe(2);
  await toggle.click();
  expect(bodies()).toHaveLength(2);
  gate.resolve();
  await expect.poll(editing).toEqual([false, true, false]);
});

test('reports that the window closes, with a call that outlives it, and that the screen was left', async () => {
  const endPresence = vi.fn<NonNullable<Handlers['endPresence']>>(() => ({ message: 'Zatvoreno' }));
  const { bodies, unmount, moveTo } = await openEditor(undefined, { endPresence });
  const ended = () => endPresence.mock.calls.map(([{ body }]) => body.tab).filter((tab) => tab === bodies()[0]?.tab);
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => ended().length).toBe(1);
  expect(vi.mocked(window.fetch).mock.lastCall?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  await unmount();
  await expect.poll(() => ended().length).toBe(2);
  await moveTo(60_000);
  expect(bodies()).toHaveLength(1);
});

test('names the other users while they have the record open, and for 50 seconds of failed calls', async () => {
  let others = [ANA];
  let isDown = false;
  const { note, moveTo } = await openEditor(() => (isDown ? breakConnection() : answer({ others })));
  await expect.element(note).toMatchTextContent('Ana Anić uređuje ovaj članak');
  others = [];
  await moveTo(15_000);
  await expect.poll(() => note.element().textContent).toBe('');
  others = [{ ...ANA, is_editing: false }];
  await moveTo(30_000);
  await expect.element(note).toMatchTextContent('Ana Anić ima otvoren ovaj članak');
  isDown = true;
  for (const elapsed of [45_000, 60_000, 75_000]) await moveTo(elapsed);
  expect(note.element().textContent).toContain('Ana Anić');
  await moveTo(90_000);
  await expect.poll(() => note.element().textContent).toBe('');
});

test('names the own other tab only when no colleague is there', async () => {
  let others = [ANA];
  const { note, moveTo } = await openEditor(() => answer({ others, other_tabs: 1 }));
  await expect.poll(() => note.element().textContent).toBe('AAAna Anić uređuje ovaj članak');
  others = [];
  await moveTo(15_000);
  await expect.poll(() => note.element().textContent).toBe(' Ovaj članak imate otvoren i u drugoj kartici.');
});

test.each([
  [1440, 'at the end of the line above the title, where it moves nothing', -1, 0],
  [360, 'in one line below the title', 1, 24],
])('is in a window of %i %s', async (width, _, side, room) => {
  await page.viewport(width, 800);
  let others: PresentEditor[] = [];
  const { getByRole, getByText, title } = await openPlainRecord({ recordHeartbeat: () => answer({ others }) });
  const heading = getByRole('heading', { name: 'Uredi post' });
  await expect.element(title).toBeVisible();
  const topOf = (part: typeof title) => part.element().getBoundingClientRect().top;
  const before = topOf(title);
  others = [ANA];
  document.dispatchEvent(new Event('visibilitychange'));
  const note = getByText('Ana Anić uređuje ovaj članak');
  await expect.element(note).toBeVisible();
  expect(Math.sign(topOf(note) - topOf(heading))).toBe(side);
  expect(topOf(title) - before).toBe(room);
});

test('is announced once: the same answer changes no text that is read out', async () => {
  const { note, moveTo, bodies } = await openEditor(() => answer({ others: [{ ...ANA }] }));
  await expect.element(note).toMatchTextContent('Ana Anić uređuje ovaj članak');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(note.element(), { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  await moveTo(15_000);
  await moveTo(30_000);
  expect(bodies()).toHaveLength(3);
  expect(changes).toEqual([]);
});

test('an ended session is handled as usual', async () => {
  const refused = vi.fn();
  onTestFinished(onTokenRefused(refused));
  await openEditor(() => refuse(401, { message: 'Prijavite se.', code: 'unauthenticated' }));
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
});

const THEIRS = { ...PLAIN_RECORD, title: 'Džudo', version: 5 };
const NEWER = 'Spremljena je novija verzija članka.';

/** The plain record, which another user saves after it was loaded. */
async function openSavedMeanwhile(isDown = () => false) {
  let isSaved = false;
  const screen = await openPlainRecord({
    recordHeartbeat: () => {
      isSaved = true;
      return answer({ others: [ANA], version: 5 });
    },
    getPost: () => (isDown() ? breakConnection() : isSaved ? THEIRS : PLAIN_RECORD),
  });
  await expect.element(screen.title).toHaveValue('Judo');
  return { ...screen, show: screen.getByRole('button', { name: 'Prikaži' }) };
}

test('a newer version is shown on request, which can be repeated when it fails', async () => {
  let isDown = false;
  const { getByText, getByRole, title, show } = await openSavedMeanwhile(() => isDown);
  await expect.element(getByText(NEWER)).toBeVisible();
  await expect.element(title).toHaveValue('Judo');
  await expectShownWell();
  isDown = true;
  await show.click();
  await expect.element(getByRole('alert').filter({ hasText: 'Poslužitelj se ne javlja.' })).toBeVisible();
  isDown = false;
  await show.click();
  await expect.element(title).toHaveValue('Džudo');
  await expect.element(title).toHaveFocus();
  await expect.element(getByText(NEWER)).not.toBeInTheDocument();
  await expect.element(getByText('Nema promjena')).toBeVisible();
});

test('with unsaved changes the message announces a merge, and nothing is replaced', async () => {
  const { getByText, title, show } = await openSavedMeanwhile();
  await title.fill('Moj naziv');
  await expect.element(getByText(`${NEWER} Pri spremanju ćemo spojiti obje.`)).toBeVisible();
  expect(show.query()).toBeNull();
  await expect.element(title).toHaveValue('Moj naziv');
});

test('the version being saved here is not reported as newer', async () => {
  const gate = Promise.withResolvers<void>();
  let version = 4;
  const { getByText, title, save, saved } = await openPlainRecord({
    recordHeartbeat: () => answer({ others: version === 5 ? [ANA] : [], version }),
    updatePost: async () => {
      version = 5;
      await gate.promise;
      return { message: 'Članak je spremljen', version, modified: '2026-11-21T13:35:00.000Z' };
    },
    getPost: () => (version === 5 ? THEIRS : PLAIN_RECORD),
  });
  await title.fill('Džudo');
  await save.click();
  await expect.poll(() => version).toBe(5);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(getByText('Ana Anić uređuje ovaj članak')).toBeVisible();
  expect(getByText(NEWER).query()).toBeNull();
  gate.resolve();
  await expect.element(saved).toBeVisible();
  expect(getByText(NEWER).query()).toBeNull();
});
