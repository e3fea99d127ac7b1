import { test } from 'vitest';
import { expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as stories from './Dashboard.stories.tsx';

test.each(Object.entries(stories))('%s is accessible', async (_, Story) => {
  await renderScreen(<Story />);
  await expectAccessibleEverywhere();
});
