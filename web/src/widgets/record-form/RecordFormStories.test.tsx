import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { opensDialog, testStories } from '#web/testing/test-stories.tsx';
import * as stories from './RecordForm.stories.tsx';

testStories(stories, {
  Sheet: opensDialog('Otvori zapis'),
  Row: async ({ getByRole }) => {
    await getByRole('link', { name: 'Uredi: Gimnastika' }).click();
    await expect.element(getByRole('textbox', { name: 'Naziv' })).toHaveFocus();
  },
});

test('a day is typed in its displayed format, or chosen from a calendar in Croatian', async () => {
  const { getByRole } = await renderScreen(<stories.Days />);
  const field = getByRole('textbox', { name: 'Dan' });
  await expect.element(field).toHaveValue('22-11-2026');
  await field.fill('1.2.2027.');
  await getByRole('button', { name: 'Kalendar: Dan' }).click();
  await expect.element(field).toHaveValue('01-02-2027');
  const calendar = getByRole('dialog', { name: 'Dan' });
  await expect.element(calendar).toMatchTextContent(/veljača 2027/);
  await expectAccessible();
  await calendar.getByRole('button', { name: '14 veljače 2027' }).click();
  await expect.element(field).toHaveValue('14-02-2027');
  await expect.element(field).toHaveFocus();
});
