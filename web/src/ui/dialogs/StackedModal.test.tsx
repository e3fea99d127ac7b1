import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { StackedModal } from './StackedModal.tsx';

function TwoDialogs() {
  const [isSecondOpen, setIsSecondOpen] = useState(false);
  return (
    <>
      <StackedModal title="Slika" onClose={() => {}}>
        <Button onClick={() => setIsSecondOpen(true)}>Odaberi</Button>
      </StackedModal>
      {isSecondOpen && (
        <StackedModal title="Mediji" onClose={() => setIsSecondOpen(false)}>
          <Button onClick={() => setIsSecondOpen(false)}>Uzmi</Button>
        </StackedModal>
      )}
    </>
  );
}

test('a dialog is hidden while another one is open over it, and shown again with its focus when that one closes', async () => {
  const { getByRole } = await renderScreen(<TwoDialogs />);
  const choose = getByRole('button', { name: 'Odaberi' });
  const take = getByRole('button', { name: 'Uzmi' });
  const opacity = () => getComputedStyle(getByRole('dialog', { name: 'Slika' }).element()).opacity;
  for (const close of [() => take.click(), () => userEvent.keyboard('{Escape}')]) {
    choose.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(take).toBeVisible();
    await expect.poll(opacity).toBe('0');
    await close();
    await expect.poll(opacity).toBe('1');
    await expect.element(choose).toHaveFocus();
  }
});

function OneDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Otvori</Button>
      {isOpen && <StackedModal title="Prijevod" onClose={() => setIsOpen(false)} />}
    </>
  );
}

test('returns the focus to the element that opened it', async () => {
  const { getByRole } = await renderScreen(<OneDialog />);
  const open = getByRole('button', { name: 'Otvori' });
  for (const _ of ['once', 'and again']) {
    open.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('dialog', { name: 'Prijevod' })).toBeVisible();
    await expect.poll(() => getByRole('dialog').element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(open).toHaveFocus();
  }
});

function Picture() {
  const [isOpen, setIsOpen] = useState(false);
  const [isChosen, setIsChosen] = useState(false);
  const choose = () => {
    setIsChosen(true);
    setIsOpen(false);
  };
  return (
    <>
      <section>
        {isChosen ? (
          <Button>Zamijeni</Button>
        ) : (
          <p>
            <Button onClick={() => setIsOpen(true)}>Odaberi</Button>
          </p>
        )}
      </section>
      {isOpen && (
        <StackedModal title="Mediji" onClose={() => setIsOpen(false)}>
          <Button onClick={choose}>Uzmi</Button>
        </StackedModal>
      )}
    </>
  );
}

test('where the element that opened it is gone, the next control in its place gets the focus', async () => {
  const { getByRole } = await renderScreen(<Picture />);
  await getByRole('button', { name: 'Odaberi' }).click();
  await getByRole('button', { name: 'Uzmi' }).click();
  await expect.element(getByRole('button', { name: 'Zamijeni' })).toHaveFocus();
});
