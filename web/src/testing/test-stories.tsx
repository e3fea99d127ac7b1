import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expectFocusSeen } from './expect-focus-seen.ts';
import { logInAs } from './log-in-as.ts';
import { makePage } from './records/make-page.ts';
import { makePost } from './records/make-post.ts';
import { renderScreen } from './render-screen.tsx';
import { fakeServer } from './servers/fake-server.ts';

/** Acts on a story before it is checked. */
type Open = (screen: Awaited<ReturnType<typeof renderScreen>>) => Promise<void>;

/** Opens the dialog of a story by its button. */
export function opensDialog(button: string): Open {
  return async ({ getByRole }) => {
    await getByRole('button', { name: button, exact: true }).click();
    await expect.element(getByRole('dialog')).toBeVisible();
  };
}

/**
 * Tests each story in both colour schemes and at every width: accessible, no wider than its window, and with a visible
 * focus on every control. It is the only place where they are checked. A story calls no server. `openers` act on a
 * story first.
 */
export function testStories(stories: Record<string, ComponentType>, openers: Record<string, Open> = {}): void {
  test.each(Object.entries(stories))(
    '%s is accessible in both schemes, no wider than its window, and shows the focus of its controls',
    async (name, Story) => {
      logInAs('superadmin');
      // The pointer may rest on a link of a list, which loads its record.
      fakeServer({ getPost: () => makePost(), getPage: () => [makePage()] });
      const screen = await renderScreen(
        <main style={{ padding: '64px clamp(16px, 100vw - 884px, 32px)' }}>
          <Story />
        </main>,
      );
      const { container } = screen;
      const isShown = () => container.textContent !== '' || container.querySelector('input') !== null;
      await expect.poll(() => name.startsWith('Loading') || isShown()).toBe(true);
      await openers[name]?.(screen);
      await expectAccessibleEverywhere({ withTablet: true });
      // The colours of a ring are tokens, as in the dark scheme.
      await expectFocusSeen();
    },
    30_000,
  );
}
