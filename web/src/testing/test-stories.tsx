import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { expectShownWell } from './expect-shown-well.ts';
import { logInAs } from './log-in-as.ts';
import { makePage } from './records/make-page.ts';
import { makePost } from './records/make-post.ts';
import { renderScreen } from './render-screen.tsx';
import { fakeServer } from './servers/fake-server.ts';

/** Acts on a story before it is checked. */
type Open = (screen: Awaited<ReturnType<typeof renderScreen>>) => Promise<void>;

/** Tests that each story is shown well. A story calls no server. `openers` act on a story first. */
export function testStories(stories: Record<string, ComponentType>, openers: Record<string, Open> = {}): void {
  test.each(Object.entries(stories))(
    '%s is accessible in both schemes, no wider than its window, and shows the focus of its controls',
    async (name, Story) => {
      logInAs('superadmin');
      // The pointer may rest on a link of a list, which loads its record.
      fakeServer({ getPost: () => makePost(), getPage: () => [makePage()] });
      const screen = await renderScreen(<Story />);
      const { container } = screen;
      const isShown = () => container.textContent !== '' || container.querySelector('input') !== null;
      await expect.poll(() => name.startsWith('Loading') || isShown()).toBe(true);
      await openers[name]?.(screen);
      await expectShownWell();
    },
    30_000,
  );
}
