import { Drawer, Radio, SegmentedControl } from '@mantine/core';
import { expect, onTestFinished, test } from 'vitest';
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

test('a drawer has an edge at night, when its scrim is hardly darker', async () => {
  const { getByRole } = await renderScreen(<Drawer opened onClose={() => {}} title="Filtri" position="bottom" />);
  const drawer = getByRole('dialog', { name: 'Filtri' });
  await expect.element(drawer).toBeVisible();
  const edge = () => getComputedStyle(drawer.element()).boxShadow;
  expect(edge()).toMatch(/^rgba\(0, 0, 0, 0\) /);
  document.documentElement.dataset['mantineColorScheme'] = 'dark';
  onTestFinished(() => {
    document.documentElement.dataset['mantineColorScheme'] = 'light';
  });
  expect(edge()).toMatch(/^rgb\(114, 124, 144\) 0px 0px 0px 1px/);
});
