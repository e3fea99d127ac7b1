import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';
import { SaveBar } from '../SaveBar.tsx';
import { useToasts } from './toasts.tsx';

function Toaster({ onUndo = () => {} }: { onUndo?: () => void }) {
  const toasts = useToasts();
  return (
    <>
      <Button onClick={() => toasts.success('Izbrisano', 6000, { text: 'Vrati', onClick: onUndo })}>Izbriši</Button>
      <Button onClick={() => toasts.warning('Šalje se', 2000)}>Pošalji</Button>
      <Button onClick={() => toasts.error('Slika nije spremljena. '.repeat(12))}>Učitaj</Button>
    </>
  );
}

test('a warning disappears by itself', async () => {
  const { getByRole, getByText } = await renderScreen(<Toaster />);
  const moveTo = stopClock();
  await getByRole('button', { name: 'Pošalji' }).click();
  await expect.element(getByText('Šalje se')).toBeVisible();
  await moveTo(60_000);
  await expect.element(getByText('Šalje se')).not.toBeInTheDocument();
});

test('a message with undo stays while its button has the focus', async () => {
  const { getByRole, getByText } = await renderScreen(<Toaster />);
  const moveTo = stopClock();
  await getByRole('button', { name: 'Izbriši' }).click();
  const undo = getByRole('button', { name: 'Vrati' });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).focus();
  await moveTo(60_000);
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).blur();
  await moveTo(120_000);
  await expect.element(getByText('Izbrisano')).not.toBeInTheDocument();
});

test.each([360, 1440])('a long message stays within the window of %i px', async (width) => {
  await page.viewport(width, 780);
  const { getByRole, getByText } = await renderScreen(<Toaster />);
  await getByRole('button', { name: 'Učitaj' }).click();
  await expect.element(getByText(/^Slika nije/)).toBeVisible();
  const { left } = getByText(/^Slika nije/)
    .element()
    .getBoundingClientRect();
  const { right } = getByRole('button', { name: 'Zatvori poruku' }).element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
});

test('undo runs once, and its message disappears and returns the focus to where it came from', async () => {
  const onUndo = vi.fn();
  const { getByRole, getByText } = await renderScreen(<Toaster onUndo={onUndo} />);
  const opener = getByRole('button', { name: 'Izbriši' });
  await opener.click();
  await expect.element(getByText('Izbrisano')).toBeVisible();
  (opener.element() as HTMLElement).focus();
  (getByRole('button', { name: 'Vrati' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledTimes(1);
  await expect.element(getByText('Izbrisano')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([
  [360, 'under'],
  [1440, 'in the line of'],
])('in a window of %i px the last success and the last error are %s the top bar', async (width, place) => {
  await page.viewport(width, 780);
  const { getByRole, getByText } = await renderScreen(<Toaster />);
  const press = (name: string) => (getByRole('button', { name }).element() as HTMLElement).click();
  press('Izbriši');
  await expect.element(getByText('Izbrisano')).toBeVisible();
  press('Pošalji');
  await expect.element(getByText('Šalje se')).toBeVisible();
  await expect.element(getByText('Izbrisano')).not.toBeInTheDocument();
  press('Učitaj');
  await expect.element(getByRole('alert')).toMatchTextContent(/^Slika nije/);
  await expect.element(getByText('Šalje se')).toBeVisible();
  const toast = getByText('Šalje se').element().parentElement;
  const bar = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--h-top'), 10);
  const top = place === 'under' ? bar + 8 : (bar - 40) / 2;
  await expect.poll(() => toast?.getBoundingClientRect().top).toBe(top);
  const { left = 0, right = 0 } = toast?.getBoundingClientRect() ?? {};
  expect(left + right).toBeCloseTo(width, 0);
});

function Form({ onUndo }: { onUndo: () => void }) {
  const [isOpen, { open, close }] = useDisclosure(true);
  const [isDialogOpen, dialog] = useDisclosure();
  return (
    <>
      {isOpen && (
        <SaveBar state={{ kind: 'full', text: 'Spremljeno' }}>
          <Button onClick={close}>Zatvori</Button>
          <Button onClick={dialog.open}>Odaberi</Button>
        </SaveBar>
      )}
      <Toaster onUndo={onUndo} />
      <Modal opened={isDialogOpen} onClose={dialog.close}>
        <Toaster />
      </Modal>
      <Button onClick={open}>Otvori</Button>
    </>
  );
}

test('while a form is open its bar says the messages; without it, and over a dialog, they are in the line of the top bar', async () => {
  const onUndo = vi.fn();
  const { getByRole, getByText, container } = await renderScreen(<Form onUndo={onUndo} />);
  const bar = container.querySelector('[data-save-bar]');
  await getByRole('button', { name: 'Izbriši' }).click();
  await expect.element(getByText('Izbrisano')).toBeVisible();
  expect(bar?.contains(getByText('Izbrisano').element())).toBe(true);
  await expect.element(getByText('Spremljeno')).toBeVisible();
  await getByRole('button', { name: 'Zatvori', exact: true }).click();
  await getByRole('button', { name: 'Vrati' }).click();
  expect(onUndo).toHaveBeenCalledTimes(1);
  await getByRole('button', { name: 'Otvori' }).click();
  await getByRole('button', { name: 'Odaberi' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Učitaj' }).click();
  await expect.element(getByText(/^Slika nije/)).toBeVisible();
  expect(
    getByText(/^Slika nije/)
      .element()
      .closest('[data-save-bar]'),
  ).toBeNull();
});
