import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
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

test('a dialog waits unseen below the one that opens over it, and is there again when that one is gone', async () => {
  const { getByRole } = await renderScreen(<TwoDialogs />);
  const choose = getByRole('button', { name: 'Odaberi' });
  for (const _ of ['once', 'and again']) {
    await choose.click();
    const take = getByRole('button', { name: 'Uzmi' });
    await expect.element(take).toBeVisible();
    await expect.poll(() => getComputedStyle(getByRole('dialog', { name: 'Slika' }).element()).opacity).toBe('0');
    await take.click();
    await expect.poll(() => getComputedStyle(getByRole('dialog', { name: 'Slika' }).element()).opacity).toBe('1');
  }
});
