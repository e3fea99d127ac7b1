import { test } from 'vitest';
import { expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { expectFocusSeen } from '#web/testing/expect-focus-seen.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as stories from './Dashboard.stories.tsx';

test.each(Object.entries(stories))('%s is accessible and shows the focus of its controls', async (_, Story) => {
  const room = { padding: 8 };
  await renderScreen(
    <div style={room}>
      <Story />
    </div>,
  );
  await expectAccessibleEverywhere();
  await expectFocusSeen();
});
