import { expect, test } from 'vitest';
import { expectAccessibleEverywhere, expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { expectFocusSeen } from '#web/testing/expect-focus-seen.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { BusyDialog, Dialogs, FailedDialog, Toasts } from '#web/ui/ui.stories.tsx';
import { Catalogue, stories } from './Catalogue.tsx';

test('every story has its own title', () => {
  const titles = stories.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

// The stories of a group are checked by the tests next to them.
test('the stories without a group are accessible in both schemes, and no part overflows the window', async () => {
  const screen = await renderScreen(<Catalogue />);
  await expect.element(screen.getByText('Popis članaka nije učitan.')).toBeVisible();
  await expectAccessibleInBoth();
  await expectAccessibleEverywhere();
});

test.each([
  ['Otvori pitanje koje čeka', BusyDialog],
  ['Otvori odbijeno pitanje', FailedDialog],
])('%s: accessible in both schemes', async (button, Story) => {
  const screen = await renderScreen(<Story />);
  await screen.getByRole('button', { name: button }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere();
});

test('messages of both kinds and a question over everything are shown accessibly in both schemes', async () => {
  const both = (
    <>
      <Toasts />
      <Dialogs />
    </>
  );
  const screen = await renderScreen(both);
  await screen.getByRole('button', { name: 'Uspjeh' }).click();
  await screen.getByRole('button', { name: 'Greška' }).click();
  await expect.element(screen.getByText('Dodano')).toBeVisible();
  await screen.getByRole('button', { name: 'Otvori pitanje', exact: true }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await expectAccessibleEverywhere();
  await screen.getByRole('button', { name: 'Odustani' }).click();
  await screen.getByRole('alert').getByRole('button', { name: 'Zatvori poruku' }).click();
  expect(screen.getByText('Dozvoljeno je odabrati samo 3 posta!').query()).toBeNull();
});

test('the controls of the stories without a group show their focus', async () => {
  await renderScreen(<Catalogue />);
  await expectFocusSeen();
}, 60_000);
