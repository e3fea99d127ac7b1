import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openSportsList } from '#web/testing/open-sports-list.tsx';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { makeManySports } from '#web/testing/sports-list.tsx';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';

test('one, several and all rows can be selected, by keyboard too, and nothing below the bar moves', async () => {
  const { box, bar, all, getByRole } = await openSportsList();
  await expect.element(box('Atletika')).toBeVisible();
  const top = () => getByRole('table').element().getBoundingClientRect().top;
  const before = top();
  await box('Atletika').click();
  await expect.element(bar).toMatchTextContent('Odabran 1 sport');
  expect(top()).toBe(before);
  await expect.element(all).toBePartiallyChecked();
  await box('Čučanj').click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('Odabrana 3 sporta');
  await expectShownWell();
  await all.click();
  await expect.element(bar).toMatchTextContent('Odabrana 4 sporta');
  await expect.element(all).toBeChecked();
  await all.click();
  await expect.element(bar).not.toBeInTheDocument();
  box('Atletika').element().focus();
  await userEvent.keyboard(' ');
  box('Čučanj').element().focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(bar).toMatchTextContent('Odabrana 3 sporta');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(box('Čučanj')).toHaveFocus();
  await userEvent.keyboard(' ');
  await bar.getByRole('button', { name: /^Poništi odabir/ }).click();
  await expect.element(getByRole('region', { name: 'Popis sportova' })).toHaveFocus();
});

test('the selection survives paging and sorting', async () => {
  const { box, bar, all, getByRole } = await openSportsList({ isOnServer: true });
  await all.click();
  await expect.element(bar).toMatchTextContent('Odabrana 2 sporta');
  await getByRole('button', { name: 'Sljedeća stranica' }).first().click();
  await box('Atletika').click();
  await expect.element(bar).toMatchTextContent('Odabrana 3 sporta');
  await getByRole('columnheader', { name: 'Sportaša' }).getByRole('button').click();
  await expect.element(bar).toMatchTextContent('Odabrana 3 sporta');
  await expect.element(box('Žongliranje')).toBeChecked();
});

test('of a whole list, select all selects every match, of which 200 can be changed at once', async () => {
  const { all, bar, getByRole } = await openSportsList({ sports: makeManySports(201) });
  await all.click();
  await expect.element(bar).toMatchTextContent('Odabran 201 sport');
  await expect.element(bar).toMatchTextContent('Odjednom se može izbrisati najviše 200 sportova.');
  const remove = bar.getByRole('button', { name: 'Izbriši', exact: true });
  expect(remove.elements()).toEqual([]);
  await getByRole('checkbox', { name: 'Odaberi: Sport 1', exact: true }).click();
  await expect.element(bar).toMatchTextContent('Odabrano 200 sportova');
  await expect.element(remove).toBeVisible();
});

test('on a phone a button shows the checkboxes of loaded rows, in place of Uredi; they and the bar are large enough for fingers', async () => {
  await page.viewport(360, 780);
  const gate = Promise.withResolvers<void>();
  const listSports = () => gate.promise.then(() => makeManySports(1));
  const { box, bar, getByRole } = await openSportsList({ handlers: { listSports } });
  const select = getByRole('button', { name: 'Odaberi više' });
  await expect.element(getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(select.query()).toBeNull();
  gate.resolve();
  const edit = getByRole('link', { name: 'Uredi: Sport 1' });
  await expect.element(edit).toBeVisible();
  await expect.element(box('Sport 1')).not.toBeInTheDocument();
  await select.click();
  await expect.element(box('Sport 1')).toBeVisible();
  await expect.element(edit).not.toBeInTheDocument();
  const place = box('Sport 1').element().closest('label')?.getBoundingClientRect();
  expect(place?.width).toBeGreaterThanOrEqual(40);
  expect(place?.height).toBeGreaterThanOrEqual(40);
  await box('Sport 1').click();
  await expect.element(bar.getByRole('button', { name: 'Izbriši', exact: true })).toBeVisible();
  expect(
    bar.getByRole('button', { name: 'Izbriši', exact: true }).element().getBoundingClientRect().bottom,
  ).toBeGreaterThan(740);
  for (const button of bar.getByRole('button').elements()) {
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  }
});

/** A server with eight sports that can be deleted and restored. */
function makeBin(): Handlers {
  const gone = new Set<number>();
  return {
    listSports: () => makeManySports(8).filter(({ id }) => !gone.has(id)),
    deleteSports: vi.fn<NonNullable<Handlers['deleteSports']>>(({ body }) => {
      for (const id of body.ids) gone.add(Number(id));
      return { message: `Izbrisano: ${body.ids.length}` };
    }),
    restoreSports: vi.fn<NonNullable<Handlers['restoreSports']>>(({ body }) => {
      for (const id of body.ids) gone.delete(Number(id));
      return { message: `Vraćeno: ${body.ids.length}` };
    }),
  };
}

/** Opens the delete question for all eight sports. */
async function askToDelete(others: Handlers = {}) {
  const handlers = { ...makeBin(), ...others };
  const list = await openSportsList({ handlers });
  await list.all.click();
  const open = list.bar.getByRole('button', { name: 'Izbriši', exact: true });
  await open.click();
  const dialog = list.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Izbriši 8 sportova' });
  const undo = list.getByRole('button', { name: 'Vrati', exact: true });
  return { ...list, ...handlers, open, dialog, confirm, undo };
}

test.each([
  ['on a phone Back leaves the selection first, and the page after it', 360],
  ['on a desk Back leaves the page, and the selection stays', 1440],
])('%s', async (_, width) => {
  const { bar, box, goBack, address, getByRole } = await openSportsList({ isOnServer: true });
  await getByRole('button', { name: 'Sljedeća stranica' }).first().click();
  await expect.poll(address).toBe('/sportovi?stranica=2');
  await page.viewport(width, 780);
  if (width === 360) await getByRole('button', { name: 'Odaberi više' }).click();
  await box('Atletika').click();
  await expect.element(bar).toBeVisible();
  goBack();
  if (width === 360) {
    await expect.element(bar).not.toBeInTheDocument();
    expect(address()).toBe('/sportovi?stranica=2');
    goBack();
  }
  await expect.poll(address).toBe('/sportovi');
  if (width === 1440) await expect.element(bar).toMatchTextContent('Odabran 1 sport');
});

test('the question before deleting names the first few and the bin; Odustani keeps the selection', async () => {
  const { dialog, open, deleteSports, bar } = await askToDelete();
  await expect.element(dialog).toMatchTextContent('8 sportova');
  await expect.element(dialog).toMatchTextContent('Sport 5');
  await expect.element(dialog).toMatchTextContent('i još 3');
  await expect.element(dialog).not.toMatchTextContent('Sport 6');
  await expect.element(dialog).toMatchTextContent('30 dana ostaju u košu.');
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await expectAccessible(dialog.element());
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await expect.element(bar).toMatchTextContent('Odabrano 8 sportova');
  expect(deleteSports).not.toHaveBeenCalled();
});

test('the selected are deleted at once, and Vrati restores them for eight seconds', async () => {
  const { confirm, undo, deleteSports, restoreSports, names, bar, all, open, getByRole, getByText } =
    await askToDelete();
  await confirm.click();
  await expect.element(getByText('Izbrisano: 8')).toBeVisible();
  expect(deleteSports).toHaveBeenCalledExactlyOnceWith({ body: { ids: [1, 2, 3, 4, 5, 6, 7, 8] } });
  await expect.poll(names).toEqual([]);
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(getByRole('region', { name: 'Popis sportova' })).toHaveFocus();
  await expectAccessibleInBoth();
  await undo.click();
  await expect.element(getByText('Vraćeno: 8')).toBeVisible();
  expect(restoreSports).toHaveBeenCalledExactlyOnceWith({ body: { ids: [1, 2, 3, 4, 5, 6, 7, 8] } });
  await expect.poll(names).toHaveLength(8);
  await expect.element(bar).not.toBeInTheDocument();
  await all.click();
  await open.click();
  await expect.element(confirm).toBeVisible();
  const moveTo = stopClock();
  await confirm.click();
  await expect.element(undo).toBeVisible();
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(7999);
  await expect.element(undo).toBeVisible();
  await moveTo(saidAfterMs + 8000);
  await expect.element(undo).not.toBeInTheDocument();
});

test('the reason why records cannot be deleted is in the question; why they cannot be restored stays until closed', async () => {
  const { deleteSports: write, ...bin } = makeBin();
  let isBusy = true;
  const busy = () => refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' });
  const deleteSports: Handlers['deleteSports'] = (input) => (isBusy || !write ? busy() : write(input));
  const restoreSports = () => refuse(409, { message: 'Sport „Judo” već postoji.', code: 'conflict' });
  const { dialog, confirm, open, undo, bar, getByRole } = await askToDelete({ ...bin, deleteSports, restoreSports });
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Poslužitelj je zauzet.');
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bar).toMatchTextContent('Odabrano 8 sportova');
  isBusy = false;
  await open.click();
  await expect.element(confirm).toBeVisible();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await confirm.click();
  await undo.click();
  const alert = getByRole('alert').filter({ hasText: 'Sport „Judo” već postoji.' });
  await expect.element(alert).toBeVisible();
  await expect.element(alert.getByRole('button', { name: 'Zatvori poruku' })).toBeVisible();
});
