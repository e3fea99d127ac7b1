import { Button } from '@mantine/core';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer } from '#web/testing/servers/fake-server.ts';
import { testStories } from '#web/testing/test-stories.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { DateField } from '#web/ui/fields/DateField.tsx';
import * as stories from './RecordFields.stories.tsx';

testStories(stories);

beforeEach(() => {
  logInAs('superadmin');
  fakeServer({});
});

/** The filled form of the story; it comes before the empty, the invalid and the locked one. */
async function openFields() {
  const { getByRole, getByText } = await renderScreen(<stories.Fields />);
  return {
    getByRole,
    getByText,
    box: (name: string) => getByRole('textbox', { name }).first(),
  };
}

test('a number is whole, corrected to its limits on leaving, and may be empty', async () => {
  const { box } = await openFields();
  const year = box('Godina');
  await year.fill('1950,7');
  await expect.element(year).toHaveValue('19507');
  await userEvent.tab();
  await expect.element(year).toHaveValue('2100');
  await year.fill('');
  await userEvent.tab();
  await expect.element(year).toHaveValue('');
});

test('a day is typed in its displayed format, or chosen from a calendar in Croatian', async () => {
  const { getByRole } = await renderScreen(<stories.Days />);
  const field = getByRole('textbox', { name: 'Dan' });
  await expect.element(field).toHaveValue('22-11-2026');
  await field.fill('1.4.2027.');
  await getByRole('button', { name: 'Kalendar: Dan' }).click();
  await expect.element(field).toHaveValue('01-04-2027');
  const calendar = getByRole('dialog', { name: 'Dan' });
  await expect.element(calendar).toMatchTextContent(/travanj 2027/);
  await expect.element(calendar.getByRole('row').first()).toMatchTextContent('ponutosričetpetsubned');
  await expectAccessible();
  await calendar.getByRole('button', { name: '14 travnja 2027' }).click();
  await expect.element(field).toHaveValue('14-04-2027');
  await expect.element(field).toHaveFocus();
  vi.setSystemTime('2026-11-28T12:00Z');
  onTestFinished(() => void vi.useRealTimers());
  await getByRole('button', { name: 'Kalendar: Dan' }).click();
  await calendar.getByRole('button', { name: 'Za tjedan dana' }).click();
  await expect.element(field).toHaveValue('05-12-2026');
});

test('on a phone the calendar is a sheet at the foot of the window, and leaves the keyboard closed', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1440, 900));
  const { getByRole } = await renderScreen(<stories.Days />);
  const open = getByRole('button', { name: 'Kalendar: Dan' });
  await open.click();
  const calendar = getByRole('dialog', { name: 'Dan' });
  const day = calendar.getByRole('button', { name: '14 studenoga 2026' });
  await expect.element(day).toBeVisible();
  await expectAccessible();
  const { left, right, bottom } = calendar.element().getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, 360, 780]);
  await day.click();
  await expect.element(getByRole('textbox', { name: 'Dan' })).toHaveValue('14-11-2026');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

function DayInDialog({ onClose }: { onClose: () => void }) {
  const [day, setDay] = useState('2026-11-22');
  return (
    <StackedModal title="Rok" onClose={onClose}>
      <Button data-autofocus>Prvi</Button>
      <DateField label="Dan" value={day} onChange={setDay} />
    </StackedModal>
  );
}

test.each([1440, 360])(
  'in a dialog %i pixels wide the calendar takes the keys, and Esc closes it alone',
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1440, 900));
    const onClose = vi.fn();
    const { getByRole } = await renderScreen(<DayInDialog onClose={onClose} />);
    const open = getByRole('button', { name: 'Kalendar: Dan' });
    const calendar = getByRole('dialog', { name: 'Dan' });
    const field = getByRole('textbox', { name: 'Dan' });
    await expect.element(getByRole('button', { name: 'Prvi' })).toHaveFocus();
    open.element().focus();
    for (const key of ['{Enter}', '{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}']) {
      const place = key === '{Enter}' ? open : field;
      if (place === field) await field.click();
      await userEvent.keyboard(key);
      await expect.element(calendar.getByRole('button', { name: '22 studenoga 2026' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(calendar).not.toBeInTheDocument();
      await expect.element(place).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowDown}');
    await calendar.getByText('nedjelja, 22. studenoga 2026.').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('a day is read in its short form, and gets its usual time, on leaving; what is no day or time is refused by name', async () => {
  const { getByText, getByRole } = await openFields();
  const day = getByRole('textbox', { name: 'Vrijeme objave', exact: true }).first();
  const hour = getByRole('textbox', { name: 'Vrijeme objave, sat' }).first();
  await hour.fill('');
  await day.fill('24.11.26');
  await expect.element(getByText('utorak, 24. studenoga 2026.').first()).toBeVisible();
  await userEvent.tab();
  await expect.element(hour).toHaveFocus();
  await expect.element(day).toHaveValue('24-11-2026');
  await expect.element(hour).toHaveValue('');
  await userEvent.tab();
  await expect.element(hour).toHaveValue('23:59');
  await hour.fill('7.30');
  await day.fill('31-11');
  await userEvent.tab({ shift: true });
  await expect.element(getByText('Vrijeme objave: tog dana nema u kalendaru.').first()).toBeVisible();
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  await expect.element(hour).toHaveValue('07:30');
});

test('items of a list are added up to the limit, moved, removed and restored', async () => {
  const { getByRole } = await openFields();
  const list = getByRole('region', { name: 'Nastupi post' });
  const places = () =>
    list
      .getByRole('textbox')
      .elements()
      .map((box) => (box as HTMLInputElement).value);
  await list.getByRole('button', { name: 'Dodaj nastup' }).click();
  await expect.element(list.getByRole('textbox', { name: 'Mjesto 3' })).toHaveFocus();
  await userEvent.keyboard('Rio');
  await expect.element(list.getByRole('button', { name: 'Dodaj nastup' })).toBeDisabled();
  await list.getByRole('button', { name: 'Pomakni nastup 3 gore' }).click();
  await expect.poll(places).toEqual(['Pariz', 'Rio', 'Tokio']);
  await list.getByRole('button', { name: 'Ukloni nastup 1' }).click();
  await expect.poll(places).toEqual(['Rio', 'Tokio']);
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.poll(places).toEqual(['Pariz', 'Rio', 'Tokio']);
});

test('the focus follows a moved item, and stays where it cannot move further', async () => {
  const { getByRole } = await openFields();
  const list = getByRole('region', { name: 'Nastupi post' });
  await list.getByRole('button', { name: 'Pomakni nastup 2 gore' }).click();
  const first = list.getByRole('button', { name: 'Pomakni nastup 1 gore' });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByRole('textbox', { name: 'Mjesto 1' })).toHaveValue('Tokio');
});

test('a value that another record has links to that record', async () => {
  const { getByRole } = await openFields();
  await expect.element(getByRole('link', { name: 'Otvori ga' })).toHaveAttribute('href', '/sportovi/13');
});
