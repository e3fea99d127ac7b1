import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, widthsOf } from '#web/testing/expect-accessible.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as stories from './RecordForm.stories.tsx';

afterEach(() => page.viewport(1440, 900));

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(Object.entries(stories))(
    '%s is accessible and no wider than its window',
    async (name, Story) => {
      logInAs('superadmin');
      fakeServer({});
      for (const width of widthsOf(colorScheme)) {
        await page.viewport(width, 900);
        const screen = await renderScreen(
          <main style={{ padding: width > 900 ? '0 32px' : '0 16px' }}>
            <Story />
          </main>,
          { colorScheme },
        );
        if (name === 'Sheet') await screen.getByRole('button', { name: 'Otvori zapis' }).click();
        await expect.poll(() => screen.container.textContent !== '' || name === 'Days').toBe(true);
        await expectAccessible();
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        await screen.unmount();
      }
    },
    30_000,
  );
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
