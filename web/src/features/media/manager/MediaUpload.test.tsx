import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '#web/testing/fake-server.ts';
import { fakeTransport } from '#web/testing/fake-transport.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { MEDIA_SERVER } from '#web/testing/media-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';
import { MediaManagerScreen } from './MediaManagerScreen.tsx';

beforeEach(() => page.viewport(1440, 900));

async function openManager() {
  logInAs('tipfeler');
  fakeServer(MEDIA_SERVER);
  const host = fakeTransport();
  const screen = await renderScreen(<MediaManagerScreen />, {
    at: '/media-manager/clanci-slike?put=2026%2Fpariz',
    path: '/media-manager/:folder',
    transport: host.transport,
  });
  await expect.element(screen.getByRole('row').nth(1)).toBeVisible();
  return { ...screen, host };
}

function choose(...names: string[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no chooser of files');
  expect(input.multiple).toBe(true);
  const chosen = new DataTransfer();
  for (const name of names) chosen.items.add(new File(['x'], name, { type: 'image/jpeg' }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('chosen files go into the open folder, and the specified messages appear in sequence', async () => {
  const { getByText, host } = await openManager();
  const moveTo = stopClock();
  choose('a.jpg', 'b.jpg');
  await expect.element(getByText('Uploading files...')).toBeVisible();
  await expect.poll(host.names).toEqual(['a.jpg', 'b.jpg']);
  expect(host.of('a.jpg').target).toMatchObject({ folder: 'clanci-slike/2026/pariz' });
  host.of('a.jpg').save();
  expect(getByText('Successfully uploaded').query()).toBeNull();
  host.of('b.jpg').save();
  await expect.element(getByText('Successfully uploaded')).toBeVisible();
  await moveTo(30_000);
  await expect.element(getByText('Successfully uploaded')).not.toBeInTheDocument();
});

test('failed files are shown with the reason and stay; the success message covers only saved files', async () => {
  const { getByText, getByRole, host } = await openManager();
  choose('a.jpg', 'velika.jpg');
  await expect.poll(host.names).toHaveLength(2);
  host.of('a.jpg').save();
  host.of('velika.jpg').fail(413, '31,4 MB; najviše je 25 MB po slici.');
  await expect.element(getByText('Successfully uploaded')).toBeVisible();
  const error = getByText('Error. velika.jpg: 31,4 MB; najviše je 25 MB po slici.');
  await expect.element(error).toBeVisible();
  await getByRole('button', { name: 'Zatvori poruku' }).click();
  await expect.element(error).not.toBeInTheDocument();
});

test('no success message appears when no file was saved', async () => {
  const { getByText, host } = await openManager();
  choose('raw.jpg');
  await expect.poll(host.names).toHaveLength(1);
  host.of('raw.jpg').fail(415, 'Vrsta TIFF nije dopuštena.');
  await expect.element(getByText('Error. raw.jpg: Vrsta TIFF nije dopuštena.')).toBeVisible();
  expect(getByText('Successfully uploaded').query()).toBeNull();
});

test('names only a few of many failures', async () => {
  const { getByText, host } = await openManager();
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
  choose(...names);
  for (const name of names) {
    await expect.poll(host.names).toContain(name);
    host.of(name).fail(415, 'Ne može.');
  }
  await expect
    .element(getByText('Error. 1.jpg: Ne može. 2.jpg: Ne može. 3.jpg: Ne može. I još 2 datoteke nisu spremljene.'))
    .toBeVisible();
});

test('without a file nothing is sent and no message appears', async () => {
  const { getByText, host } = await openManager();
  choose();
  expect(host.sent).toEqual([]);
  expect(getByText('Uploading files...').query()).toBeNull();
});

test('pasted files go into the open folder', async () => {
  const { host } = await openManager();
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'zalijepljena.png', { type: 'image/png' }));
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.poll(() => host.sent.length).toBe(1);
  expect(host.sent[0]?.target.folder).toBe('clanci-slike/2026/pariz');
});
