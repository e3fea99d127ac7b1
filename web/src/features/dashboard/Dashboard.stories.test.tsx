import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as stories from './Dashboard.stories.tsx';

test.each(Object.entries(stories))('is accessible in both colour schemes: %s', async (_, Story) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { unmount, container } = await renderScreen(<Story />, { colorScheme });
    expect(container.textContent).not.toBe(null);
    await expectAccessible();
    await unmount();
  }
});
