import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, widthsOf } from '#web/testing/expect-accessible.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as stories from './Preview.stories.tsx';

afterEach(() => page.viewport(1440, 900));

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(Object.entries(stories))(
    '%s is accessible and no wider than its window',
    async (name, Story) => {
      for (const width of widthsOf(colorScheme)) {
        await page.viewport(width, 900);
        const screen = await renderScreen(
          <main style={{ padding: width > 900 ? 32 : 16 }}>
            <Story />
          </main>,
          { colorScheme },
        );
        await expect.poll(() => screen.container.textContent !== '' || name.startsWith('Loading')).toBe(true);
        if (name.startsWith('Button')) {
          await screen.getByRole('button', { name: 'Pregled' }).click();
          await expect.element(screen.getByTitle(/^Pregled (članka|stranice): /)).toBeVisible();
        }
        const revoke = screen.getByRole('button', { name: 'Opozovi' }).first();
        if (revoke.query()) {
          await revoke.click();
          await expect.element(screen.getByRole('button', { name: 'Opozovi poveznicu' })).toBeVisible();
        }
        await expectAccessible();
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        await screen.unmount();
      }
    },
    60_000,
  );
});
