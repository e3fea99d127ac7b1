import type { PresentEditor } from '@baklja/contract/features/site/presence';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onTokenRefused } from '#web/lib/api-client.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import type { Presence } from './presence-beats.ts';
import { RecordPresence } from './RecordPresence.tsx';

type RecordHeartbeat = NonNullable<Handlers['recordHeartbeat']>;

const SINCE = '2026-11-21T09:00:00.000Z';
const ANA: PresentEditor = { user_id: 7, name: 'Ana Anić', is_editing: true, since: SINCE };

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
  return { ...screen, moveTo, bodies, toggle: screen.getByRole('button', { name: 'Promijeni' }) };
}

function Editor() {
  const [isDirty, setIsDirty] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsDirty(!isDirty)}>
        Promijeni
      </button>
      <RecordPresence kind="post" id={17} version={4} isDirty={isDirty} isSaving={false} onShow={async () => {}} />
    </>
  );
}

/** Shows or hides the tab of the browser. */
function turnTo(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('reports at once that the record is open, and again every 15 seconds', async () => {
  const { moveTo, bodies } = await openEditor();
  expect(bodies()).toEqual([{ kind: 'post', id: 17, tab: expect.stringMatching(/^[0-9a-f]{32}$/), is_editing: false }]);
  await moveTo(14_999);
  expect(bodies()).toHaveLength(1);
  await moveTo(15_000);
  await moveTo(30_000);
  expect(bodies()).toEqual(Array.from({ length: 3 }, () => bodies()[0]));
});

test('reports a change at once, and counts from there', async () => {
  const { moveTo, bodies, toggle } = await openEditor();
  await toggle.click();
  await expect.poll(() => bodies().map(({ is_editing }) => is_editing)).toEqual([false, true]);
  await toggle.click();
  await expect.poll(() => bodies().map(({ is_editing }) => is_editing)).toEqual([false, true, false]);
  await moveTo(14_999);
  expect(bodies()).toHaveLength(3);
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
  const { bodies, toggle } = await openEditor(async () => {
    if (isSlow) await gate.promise;
    return answer();
  });
  isSlow = true;
  await toggle.click();
  await expect.poll(() => bodies().length).toBe(2);
  await toggle.click();
  expect(bodies()).toHaveLength(2);
  gate.resolve();
  await expect.poll(() => bodies().map(({ is_editing }) => is_editing)).toEqual([false, true, false]);
});

test('reports that the editor was closed when its screen is left', async () => {
  const endPresence = vi.fn<NonNullable<Handlers['endPresence']>>(() => ({ message: 'Zatvoreno' }));
  const { bodies, unmount, moveTo } = await openEditor(undefined, { endPresence });
  await unmount();
  const ended = () => endPresence.mock.calls.map(([{ body }]) => body.tab);
  await expect.poll(() => ended().at(-1)).toBe(bodies()[0]?.tab);
  await moveTo(60_000);
  expect(bodies()).toHaveLength(1);
});

test('also reports it when the window closes, with a call that outlives the window', async () => {
  const endPresence = vi.fn<NonNullable<Handlers['endPresence']>>(() => ({ message: 'Zatvoreno' }));
  const { bodies } = await openEditor(undefined, { endPresence });
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => endPresence.mock.lastCall?.[0].body.tab).toBe(bodies()[0]?.tab);
  expect(vi.mocked(window.fetch).mock.lastCall?.[1]).toMatchObject({ method: 'POST', keepalive: true });
});

test('names the other users while they have the record open', async () => {
  let others = [ANA];
  const { getByRole, moveTo } = await openEditor(() => answer({ others }));
  const note = getByRole('status').first();
  await expect.element(note).toMatchTextContent('Ana Anić uređuje ovaj članak');
  others = [{ ...ANA, is_editing: false }];
  await moveTo(15_000);
  await expect.element(note).toMatchTextContent('Ana Anić ima otvoren ovaj članak');
  others = [];
  await moveTo(30_000);
  await expect.poll(() => note.element().textContent).toBe('');
});

test('is announced once: the same answer changes no text that is read out', async () => {
  const { getByRole, moveTo, bodies } = await openEditor(() => answer({ others: [{ ...ANA }], other_tabs: 1 }));
  const note = getByRole('status').first();
  await expect.element(note).toMatchTextContent('Ovaj članak imate otvoren i u drugoj kartici.');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(note.element(), { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  await moveTo(15_000);
  await moveTo(30_000);
  expect(bodies()).toHaveLength(3);
  expect(changes).toEqual([]);
});

test('does not report failed calls, and drops the other users after 50 seconds', async () => {
  let isDown = false;
  const { getByRole, moveTo } = await openEditor(() => (isDown ? breakConnection() : answer({ others: [ANA] })));
  const note = getByRole('status').first();
  await expect.element(note).toMatchTextContent('Ana Anić uređuje ovaj članak');
  isDown = true;
  for (const elapsed of [15_000, 30_000, 45_000]) await moveTo(elapsed);
  expect(note.element().textContent).toContain('Ana Anić');
  await moveTo(60_000);
  await expect.poll(() => note.element().textContent).toBe('');
});

test('an ended session is handled as usual', async () => {
  const refused = vi.fn();
  onTestFinished(onTokenRefused(refused));
  await openEditor(() => refuse(401, { message: 'Prijavite se.', code: 'unauthenticated' }));
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
});
