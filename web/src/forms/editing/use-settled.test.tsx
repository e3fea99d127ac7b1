import { Suspense, use, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { useSettled } from './use-settled.ts';

const endless = new Promise<string>(() => {});
const onWait = vi.fn();

/** What is typed, and what is made of it in a pause; that is never ready for a second text. */
function Form() {
  const [typed, setTyped] = useState('prvi');
  return (
    <>
      <button type="button" onClick={() => setTyped('drugi')}>
        Promijeni
      </button>
      <Suspense fallback="Čeka se">
        <Made typed={typed} />
      </Suspense>
    </>
  );
}

function Made({ typed }: { typed: string }) {
  const settled = useSettled(typed, 0);
  if (settled === 'prvi') return <output>{settled}</output>;
  onWait();
  return use(endless);
}

test('what is made in a pause of typing replaces nothing until it is ready', async () => {
  const { getByRole, getByText } = await renderScreen(<Form />);
  await getByRole('button').click();
  await expect.poll(() => onWait).toHaveBeenCalled();
  await expect.element(getByRole('status')).toHaveTextContent('prvi');
  await expect.element(getByText('Čeka se')).not.toBeInTheDocument();
});
