import { onTestFinished } from 'vitest';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expectFocusSeen } from './expect-focus-seen.ts';

/**
 * Fails unless what is shown is accessible, in a wide window in the light scheme and on a phone in the dark one, no wider
 * than its window at every width, and every control shows its focus. The page has the margins that the frame of the application gives a screen. Once for each
 * state of a screen, where a test opens it.
 */
export async function expectShownWell(): Promise<void> {
  onTestFinished(unpad);
  document.body.style.padding = '64px clamp(16px, 100vw - 884px, 32px)';
  await expectAccessibleEverywhere();
  // Below a dialog they would move it while its controls are looked at.
  if (document.querySelector('[aria-modal="true"]')) unpad();
  // The colours of a ring are tokens, as in the dark scheme.
  await expectFocusSeen();
  unpad();
}

function unpad(): void {
  document.body.style.padding = '';
}
