import { expect, test } from 'vitest';
import { makeTransfer, pasteInto } from '#web/testing/drag-files.ts';
import { openManager } from '#web/testing/open-manager.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';

const PARIS = 'put=2026%2Fpariz';

function choose(...names: string[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no chooser of files');
  expect(input.multiple).toBe(true);
  input.files = transferOf(names).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function transferOf(names: string[]): DataTransfer {
  return makeTransfer(...names.map((name) => new File(['x'], name, { type: 'image/jpeg' })));
}

test('chosen files go into the open folder, and the specified messages appear in sequence', async () => {
  const { getByText, getByRole, host } = await openManager({}, { query: PARIS });
  await expect.element(getByRole('row').nth(1)).toBeVisible();
  const moveTo = stopClock();
  choose();
  expect(getByText('Uploading files...').query()).toBeNull();
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

test('failed files are reported by one word, because the list of uploads has the reasons; the success message covers only saved files', async () => {
  const { getByText, getByRole, host } = await openManager();
  choose('a.jpg', 'velika.jpg');
  await expect.poll(host.names).toHaveLength(2);
  host.of('a.jpg').save();
  host.of('velika.jpg').fail(413, '31,4 MB; najviše je 25 MB po slici.');
  await expect.element(getByText('Successfully uploaded')).toBeVisible();
  const error = getByText('Error', { exact: true });
  await expect.element(error).toBeVisible();
  await getByRole('alert').getByRole('button', { name: 'Zatvori poruku' }).click();
  await expect.element(error).not.toBeInTheDocument();
});

test('pasted files go into the open folder; failures have no success message', async () => {
  const { getByText, host } = await openManager({}, { query: PARIS });
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
  pasteInto(document.body, transferOf(names));
  for (const name of names) {
    await expect.poll(host.names).toContain(name);
    host.of(name).fail(415, 'Ne može.');
  }
  expect(host.sent[0]?.target.folder).toBe('clanci-slike/2026/pariz');
  await expect.element(getByText('Error', { exact: true })).toBeVisible();
  expect(getByText('Successfully uploaded').query()).toBeNull();
});
