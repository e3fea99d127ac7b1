import { expect, test, vi } from 'vitest';
import { openManager } from '#web/testing/open-manager.tsx';
import { breakConnection } from '#web/testing/servers/fake-server.ts';

function touch(target: Element, type: string, clientY: number): void {
  const touches = [new Touch({ identifier: 1, target, clientX: 100, clientY })];
  target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }));
}

test('on a phone the folders are behind a button, and the number of search results is visible once', async () => {
  const { getByRole, getByText, address } = await openManager({}, { query: 'trazi=jarun', width: 360 });
  const found = getByText('4.218 pogodaka', { exact: true });
  await expect.element(found.first()).toBeVisible();
  const heights = found.elements().map((words) => words.getBoundingClientRect().height);
  expect(heights.filter((height) => height > 10)).toHaveLength(1);
  const toggle = getByRole('button', { name: 'Folderi: clanci-slike' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  const inTree = getByRole('link', { name: /^2026/ }).last();
  expect(getByRole('link', { name: /^2026/ }).elements().length).toBe(1);
  await toggle.click();
  await inTree.click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?put=2026');
  await expect
    .element(getByRole('button', { name: 'Folderi: clanci-slike/2026' }))
    .toHaveAttribute('aria-expanded', 'false');
});

test('on a phone, where the folders are hidden, the list says why nothing was loaded', async () => {
  const { getByRole } = await openManager({ listFolders: breakConnection, listFiles: breakConnection }, { width: 360 });
  await expect.element(getByRole('alert')).toMatchTextContent(/^Popis datoteka nije učitan/);
  await expect.element(getByRole('button', { name: 'Pokušaj ponovno' })).toBeVisible();
  expect(getByRole('button', { name: 'Odaberi više' }).query()).toBeNull();
});

test('on a phone rows are 86 px high below one line of folders; a long press selects, with the count over the top bar and the actions at the foot', async () => {
  const { getByRole } = await openManager({}, { width: 360 });
  await expect.element(getByRole('link', { name: /^jarun\.jpg/ })).toBeVisible();
  const rows = getByRole('row').elements().slice(1);
  expect(rows.map((row) => row.getBoundingClientRect().height)).toEqual([86, 86, 86]);
  const strip = getByRole('navigation', { name: 'Subfolderi' });
  await expect.element(strip.getByRole('link', { name: '2026 619' })).toBeVisible();
  await expect.element(strip.getByRole('button', { name: 'Folderi: clanci-slike' })).toBeVisible();
  const { bottom, height } = strip.element().getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(48);
  // Nothing else is between them.
  expect((rows[0]?.getBoundingClientRect().top ?? 0) - bottom).toBeLessThanOrEqual(2);

  const row = getByRole('row').nth(1);
  await expect.element(getByRole('checkbox', { name: 'Odaberi jarun.jpg' })).not.toBeInTheDocument();
  touch(row.element(), 'touchstart', 200);
  const bar = getByRole('toolbar', { name: 'Odabrane datoteke' });
  const count = bar.getByText('1 odabrana');
  await expect.element(count).toBeVisible();
  touch(row.element(), 'touchend', 200);
  await expect.element(getByRole('checkbox', { name: 'Odaberi jarun.jpg' })).toBeChecked();
  expect(count.element().getBoundingClientRect()).toMatchObject({ top: 0, left: 0, width: 360 });
  const move = bar.getByRole('button', { name: 'Premjesti' }).element().getBoundingClientRect();
  expect(move.bottom).toBeGreaterThan(720);
  await bar.getByRole('button', { name: 'Cijela stranica' }).click();
  await expect.element(bar).toMatchTextContent('3 odabrane');
  await bar.getByRole('button', { name: /^Poništi odabir/ }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('on a phone the title is the folder, and the actions next to Upload are named in a menu', async () => {
  const { getByRole, getByText } = await openManager({}, { query: 'put=2026', width: 360 });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('2026');
  await expect.element(getByText('4.218 datoteka, 1 folder')).toBeVisible();
  await expect.element(getByRole('link', { name: 'Koš' })).not.toBeInTheDocument();
  const menu = getByRole('button', { name: 'Radnje', exact: true });
  await menu.click();
  await expect.element(getByRole('menuitem', { name: 'Koš' })).toHaveAttribute('href', '/kos?vrsta=datoteka');
  await getByRole('menuitem', { name: 'Dodaj folder' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Odustani' }).click();
  await expect.element(menu).toHaveFocus();
});

test('on a phone Back leaves the selection first, and the folder after it', async () => {
  const { getByRole, address, goBack } = await openManager({}, { width: 360 });
  await getByRole('link', { name: '2026 619' }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?put=2026');
  const select = getByRole('button', { name: 'Odaberi više' });
  await select.click();
  await getByRole('checkbox', { name: 'Odaberi jarun.jpg' }).click();
  await expect.element(getByRole('toolbar', { name: 'Odabrane datoteke' })).toBeVisible();
  goBack();
  await expect.element(getByRole('toolbar', { name: 'Odabrane datoteke' })).not.toBeInTheDocument();
  await expect.element(select).toHaveAttribute('aria-pressed', 'false');
  expect(address()).toBe('/media-manager/clanci-slike?put=2026');
  goBack();
  await expect.poll(address).toBe('/media-manager/clanci-slike');
});

test('a finger that scrolls selects nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = await openManager({}, { width: 360 });
  await vi.waitFor(() => expect(container.querySelectorAll('tbody tr').length).toBe(3));
  const row = container.querySelector('tbody tr') as Element;
  touch(row, 'touchstart', 200);
  touch(row, 'touchmove', 220);
  vi.advanceTimersByTime(2000);
  expect(container.querySelector('[data-selected]')).toBeNull();
});

test('between phone and desk the name of the folder is whole, down to its descenders', async () => {
  const { getByRole } = await openManager({}, { width: 768 });
  const name = getByRole('button', { name: 'Folderi: clanci-slike' }).getByText('Folderi: clanci-slike').element();
  expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
});

test('between phone and desk the buttons of the title line are in one line', async () => {
  const { getByRole } = await openManager({}, { query: 'put=2026%2Fpariz', width: 704 });
  const buttons = [getByRole('link', { name: 'Koš' }), getByRole('button', { name: 'Upload' })];
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
  const tops = buttons.map((button) => Math.round(button.first().element().getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
