import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { AskingButton } from './AskingButton.tsx';

test('it asks, says why the change failed, and closes with its message; what was cancelled is not done', async () => {
  const onConfirm = vi.fn(async () => ({ message: 'Ukinuto.' }));
  onConfirm.mockRejectedValueOnce(new Error('Poslužitelj se ne javlja.'));
  const screen = await renderScreen(<AskingButton name="Ukini" question="Ukinuti?" onConfirm={onConfirm} />);
  const button = screen.getByRole('button', { name: 'Ukini' });
  const question = screen.getByRole('dialog', { name: 'Ukinuti?' });
  const confirm = question.getByRole('button', { name: 'Ukini' });
  await button.click();
  const cancel = question.getByRole('button', { name: 'Odustani' });
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
  await button.click();
  await confirm.click();
  await expect.element(question.getByRole('alert')).toMatchTextContent('Poslužitelj se ne javlja.');
  await confirm.click();
  await expect.element(screen.getByText('Ukinuto.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
