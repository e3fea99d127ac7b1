import { Radio, SegmentedControl } from '@mantine/core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';

test('a choice between two has a visible ring once it is reached by the keyboard', async () => {
  const { getByRole } = await renderScreen(<SegmentedControl aria-label="Status" data={['Skica', 'Objavljeno']} />);
  const control = getByRole('radiogroup', { name: 'Status' });
  const outlineOf = () => getComputedStyle(control.element()).outlineStyle;
  expect(outlineOf()).toBe('none');
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('radio', { name: 'Skica' })).toHaveFocus();
  expect(outlineOf()).toBe('solid');
});

test('a radio button stays round while it has the focus', async () => {
  const { getByRole } = await renderScreen(<Radio label="Vaše" />);
  await userEvent.keyboard('{Tab}');
  const radio = getByRole('radio', { name: 'Vaše' });
  await expect.element(radio).toHaveFocus();
  expect(getComputedStyle(radio.element()).borderRadius).toBe('50%');
});
