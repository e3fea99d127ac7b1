import { test } from 'vitest';
import { expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { expectFocusSeen } from '#web/testing/expect-focus-seen.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as screens from './log-in/LoggedOutScreens.stories.tsx';
import * as logIn from './log-in/LogInForm.stories.tsx';
import * as registration from './log-in/RegistrationForm.stories.tsx';

const stories = [screens, logIn, registration].flatMap((module) => Object.values(module));

test.each(stories.map((Story) => [Story.title, Story] as const))(
  '%s is accessible and shows the focus of its controls',
  async (_, Story) => {
    const room = { padding: 8 };
    await renderScreen(
      <div style={room}>
        <Story />
      </div>,
    );
    await expectAccessibleEverywhere();
    await expectFocusSeen();
  },
);
