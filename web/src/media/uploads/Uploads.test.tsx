import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endSession, startSession } from '#web/lib/session.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeToken } from '#web/testing/records/make-token.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, refuse } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { UploadButton } from './UploadButton.tsx';
import { UploadTray } from './UploadTray.tsx';
import { filesQueryKey, type UploadOutcome, useUploads } from './uploads.ts';

const FOLDER = 'clanci-slike';

/** A screen that uploads, and that can be left for another. */
function Screens({ read = () => 0 }: { read?: () => number }) {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <main id="main" tabIndex={-1}>
        {isLeft ? <h1>Drugi zaslon</h1> : <Files read={read} />}
      </main>
      <button type="button" onClick={() => setIsLeft(true)}>
        Napusti zaslon
      </button>
      <UploadTray />
      <div data-save-bar />
    </>
  );
}

function Files({ read }: { read: () => number }) {
  const { add } = useUploads();
  const [outcome, setOutcome] = useState<UploadOutcome>();
  const { data } = useQuery({ queryKey: [...filesQueryKey, 'list'], queryFn: read });
  return (
    <>
      <UploadButton label="Upload" onFiles={(files) => void add(files, { folder: FOLDER }).then(setOutcome)} />
      <p>Pročitano {data}</p>
      {outcome && <p>Ishod: {outcome.saved.length}</p>}
    </>
  );
}

function makeImages(...names: string[]): File[] {
  return names.map((name) => new File(['1234567890'], name, { type: 'image/svg+xml', lastModified: 1 }));
}

async function open(names: string[], read?: () => number) {
  const host = fakeTransport();
  const screen = await renderScreen(<Screens {...(read && { read })} />, { transport: host.transport });
  const input = screen.container.querySelector('input');
  if (!input) throw new Error('no chooser');
  await userEvent.upload(input, makeImages(...names));
  const toggle = screen.getByRole('button', { name: /^(Proširi|Smanji): / });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect.element(screen.getByRole('list', { name: 'Datoteke koje se šalju' })).toBeVisible();
  return { ...screen, ...host, input, toggle };
}

test('the tray shows the progress of all files and of each', async () => {
  const { getByRole, getByText, of, toggle } = await open(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  await expect.element(toggle).toMatchTextContent('Šalje se u „clanci-slike”');
  await expect.element(getByRole('status').first()).toHaveTextContent('Šalje se u „clanci-slike”: 4 datoteke.');
  of('a.jpg').progress(5);
  of('b.jpg').save({ message: 'Spremljeno kao „b-2.jpg”.' });
  await expect.element(getByText('1 od 4 poslano, 15 od 40 B')).toBeVisible();
  await expect.element(getByText('5 od 10 B')).toBeVisible();
  await expect.element(getByText('Spremljeno kao „b-2.jpg”.')).toBeVisible();
  const whole = getByRole('progressbar', { name: 'Napredak slanja' });
  await expect.element(whole).toHaveAttribute('aria-valuenow', '38');
  await expect.element(getByRole('progressbar', { name: 'Napredak: a.jpg' })).toHaveAttribute('aria-valuenow', '50');
});

test.each([
  ['leaves by itself when all is saved and its list is closed', false],
  ['stays while a file has failed', true],
])('the tray %s', async (_, hasFailed) => {
  const { getByRole, getByText, of, toggle } = await open(['a.jpg', 'b.jpg']);
  const moveTo = stopClock();
  const tray = getByRole('region', { name: 'Slanje datoteka' });
  of('a.jpg').save();
  if (hasFailed) of('b.jpg').fail(415, 'Vrsta TIFF nije dopuštena.');
  else of('b.jpg').save();
  await expect.element(getByText(hasFailed ? '1 od 2 poslano' : '2 od 2 poslano')).toBeVisible();
  await moveTo(60_000);
  await expect.element(tray).toBeVisible();
  await toggle.click();
  await moveTo(120_000);
  await (hasFailed ? expect.element(tray).toBeVisible() : expect.element(tray).not.toBeInTheDocument());
});

test('on a phone the tray covers no field of a form once all is saved', async () => {
  await page.viewport(360, 780);
  const { getByRole, of, toggle } = await open(['a.jpg']);
  await toggle.click();
  const tray = getByRole('region', { name: 'Slanje datoteka' }).element();
  const isSeen = () => tray.checkVisibility({ visibilityProperty: true });
  (toggle.element() as HTMLElement).blur();
  expect(isSeen()).toBe(true);
  // Elsewhere it leaves by the clock.
  stopClock();
  of('a.jpg').save();
  await expect.poll(isSeen).toBe(false);
});

test('a failure comes first with its reason, and a retry is offered only where it can succeed', async () => {
  const { getByRole, getByText, of } = await open(['a.jpg', 'b.jpg', 'c.jpg']);
  of('c.jpg').fail(415, 'Vrsta TIFF nije dopuštena.');
  await expect.element(getByRole('listitem').first()).toMatchTextContent('c.jpg');
  const announced = getByRole('status').first();
  await expect.element(announced).toHaveTextContent('Nije spremljeno: c.jpg. Vrsta TIFF nije dopuštena.');
  of('a.jpg').save();
  of('b.jpg').save();
  await expect.element(getByText('2 od 3 poslano', { exact: true })).toBeVisible();
  await expect.element(getByText('1 nije uspjela', { exact: true }).first()).toBeVisible();
  await expect.element(announced).toHaveTextContent('Slanje je završeno. 2 od 3 poslano, 1 nije uspjela.');
  expect(getByRole('button', { name: /^Pokušaj ponovno/ }).query()).toBeNull();
  await expect.element(getByRole('button', { name: /^Smanji: / })).toMatchTextContent('Poslano u „clanci-slike”');
  await getByRole('button', { name: 'Zatvori' }).click();
  expect(getByRole('region', { name: 'Slanje datoteka' }).query()).toBeNull();
  await expect.element(getByRole('main')).toHaveFocus();
});

test('a file can be cancelled by keyboard, and the focus stays in the tray', async () => {
  const { getByRole, of, toggle } = await open(['a.jpg', 'b.jpg']);
  (getByRole('button', { name: 'Odustani: a.jpg' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(of('a.jpg').acts).toEqual(['start', 'discard']);
  await expect.element(getByRole('region', { name: 'Slanje datoteka' })).toHaveFocus();
  of('b.jpg').fail(415, 'Ne.');
  await expect.element(toggle).toMatchTextContent('Nije poslano u „clanci-slike”');
  await toggle.click();
  expect(getByRole('listitem').query()).toBeNull();
});

test('uploads go on when the screen is left, the tab asks before it closes, and content below the tray can be scrolled into view', async () => {
  const { getByRole, of, toggle } = await open(['a.jpg']);
  expect(document.documentElement.dataset['tray']).toBe('');
  const height = getByRole('region', { name: 'Slanje datoteka' }).element().getBoundingClientRect().height;
  expect(Number.parseFloat(document.documentElement.style.getPropertyValue('--tray-height'))).toBeCloseTo(height, -1);
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(hasUnsavedWork()).toBe(true);
  expect(asks()).toBe(true);
  await getByRole('button', { name: 'Napusti zaslon' }).click();
  of('a.jpg').save();
  await expect.element(toggle).toMatchTextContent('Poslano u „clanci-slike”');
  expect(hasUnsavedWork()).toBe(false);
  expect(asks()).toBe(false);
  await getByRole('button', { name: 'Zatvori' }).click();
  expect(document.documentElement.dataset['tray']).toBeUndefined();
  expect(document.documentElement.style.getPropertyValue('--tray-height')).toBe('');
});

test('lists of files are fetched again when the last file is saved; the file dialog takes the same files later', async () => {
  let reads = 0;
  const { getByText, of, input, sent } = await open(['a.jpg', 'b.jpg'], () => {
    reads += 1;
    return reads;
  });
  await expect.element(getByText('Pročitano 1')).toBeVisible();
  of('a.jpg').save();
  of('b.jpg').save();
  await expect.element(getByText('Pročitano 2')).toBeVisible();
  await expect.element(getByText('Ishod: 2')).toBeVisible();
  expect(input.multiple).toBe(true);
  expect(input.value).toBe('');
  await userEvent.upload(input, makeImages('a.jpg'));
  expect(sent).toHaveLength(3);
});

test('an ended session is detected, and uploads resume when the user has logged in again', async () => {
  logInAs('tipfeler');
  const checkToken = vi.fn(() => refuse(401, { message: 'Prijava više ne vrijedi.', code: 'unauthenticated' }));
  fakeServer({ checkToken });
  const { getByText, of } = await open(['a.jpg']);
  of('a.jpg').fail(401, 'Prijava više ne vrijedi.');
  await expect.element(getByText('Nastavlja se kad se ponovno prijavite.')).toBeVisible();
  expect(checkToken).toHaveBeenCalledOnce();
  startSession({ token: makeToken({ exp: 4_102_444_801 }), role: 'tipfeler' });
  await expect.element(getByText('Još 1 datoteka')).toBeVisible();
  expect(of('a.jpg').acts).toEqual(['start', 'start']);
});

test.each([
  ['logging out', () => endSession()],
  ['another user', () => startSession({ token: makeToken({ id: 9, userId: 9 }), role: 'tipfeler' })],
])('%s cancels the uploads', async (_, change) => {
  logInAs('tipfeler');
  const { getByRole, of } = await open(['a.jpg']);
  change();
  await expect.element(getByRole('region', { name: 'Slanje datoteka' })).not.toBeInTheDocument();
  expect(of('a.jpg').acts).toEqual(['start', 'discard']);
  expect(hasUnsavedWork()).toBe(false);
});

test('without a connection the tray shows that, and the uploads resume when it returns', async () => {
  const { getByText, of } = await open(['a.jpg']);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  of('a.jpg').fail(0);
  await expect.element(getByText('Nema veze. Nastavlja se čim se vrati.')).toBeVisible();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(getByText('Još 1 datoteka')).toBeVisible();
  expect(of('a.jpg').acts).toEqual(['start', 'start']);
});

test('of three hundred files a hundred rows render, and the rest is counted', async () => {
  const { getByRole, getByText, of } = await open(Array.from({ length: 300 }, (_, place) => `slika-${place}.jpg`));
  expect(getByRole('listitem').elements()).toHaveLength(101);
  await expect.element(getByText('I još 200 datoteka')).toBeInTheDocument();
  of('slika-0.jpg').save();
  await expect.element(getByText('1 od 300 poslano')).toBeVisible();
});

test('a document that names its author says so, and the names can be removed', async () => {
  logInAs('tipfeler');
  const removeProperties = vi.fn(() => ({ message: 'Podaci o autoru uklonjeni su iz dokumenta.', version: 2 }));
  fakeServer({ removeProperties });
  const { getByRole, getByText, of, toggle } = await open(['a.jpg', 'b.jpg']);
  const names = { author: 'Ana Anić', last_modified_by: 'Ivo', company: 'Klub d.o.o.', manager: '' };
  of('a.jpg').save({ id: 8, properties: { ...names, is_signed: false, is_removable: true } });
  const none = { author: '', last_modified_by: '', company: '', manager: 'Iva' };
  of('b.jpg').save({ id: 9, properties: { ...none, is_signed: true, is_removable: false } });
  const sentence = 'Dokument navodi autora: Ana Anić. Posljednji urednik: Ivo. Tvrtka: Klub d.o.o.';
  await expect.element(getByText(sentence, { exact: true })).toBeVisible();
  await expect.element(getByText('Dokument navodi voditelja: Iva.', { exact: true })).toBeVisible();
  const reason = 'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.';
  await expect.element(getByText(reason, { exact: true })).toBeVisible();
  await getByRole('button', { name: 'Ukloni iz dokumenta: a.jpg' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Ukloni iz dokumenta' }).click();
  await expect.element(getByText('Podaci o autoru uklonjeni su iz dokumenta.', { exact: true })).toBeVisible();
  expect(removeProperties).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 8 }, body: {} }));
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();

  // Also when the list was not visible for a while.
  await toggle.click();
  await toggle.click();
  await expect.element(getByText('Podaci o autoru uklonjeni su iz dokumenta.', { exact: true })).toBeVisible();
  expect(getByText(sentence).query()).toBeNull();
});
