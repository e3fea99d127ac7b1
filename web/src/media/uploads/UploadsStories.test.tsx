import { test } from 'vitest';
import { expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { expectFocusSeen } from '#web/testing/expect-focus-seen.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as stories from './Uploads.stories.tsx';

test.each(Object.entries(stories))('%s is accessible and shows the focus of its controls', async (_, Story) => {
  const room = { padding: 8 };
  const { getByRole } = await renderScreen(
    <div style={room}>
      <Story />
    </div>,
  );
  const tray = getByRole('button', { name: /^Proširi: / });
  if (tray.query()) await tray.click();
  await expectAccessibleEverywhere();
  await expectFocusSeen();
});
