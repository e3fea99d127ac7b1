import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Widths in pixels. */
const PHONE = 360;
const TABLET = 768;
const DESKTOP = 1440;

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with one line for each violation of WCAG 2.2 AA that axe finds in the rendered page. */
export function expectAccessible(root: Element = document.body): Promise<void> {
  return expectNoViolations(root, { runOnly: STANDARDS, rules: { 'target-size': { enabled: true } } });
}

async function expectNoViolations(root: Element, rules: RunOptions): Promise<void> {
  await transitionsEnd();
  const { violations } = await withSaveBarAtEnd(() =>
    axe.run(root, {
      ...rules,
      resultTypes: ['violations'],
      // Axe otherwise fetches style sheets again for a rule that is not among the standards.
      preload: false,
    }),
  );
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(lines, 'violations of WCAG 2.2 AA').toEqual([]);
}

/** A button half below the bar is not too small: it can be scrolled out from below it. */
async function withSaveBarAtEnd<Result>(check: () => Promise<Result>): Promise<Result> {
  const style = document.createElement('style');
  style.textContent = '[data-save-bar] { position: static !important; }';
  document.head.append(style);
  return check().finally(() => style.remove());
}

/** The same in both colour schemes, for what is rendered in the light one. */
export async function expectAccessibleInBoth(root: Element = document.body): Promise<void> {
  await expectAccessibleInDark(root);
  await expectAccessible(root);
}

/** The same for the colours of the dark scheme: nothing else depends on it. */
async function expectAccessibleInDark(root: Element): Promise<void> {
  setColorScheme('dark');
  const values = ['color-contrast', 'link-in-text-block'];
  await expectNoViolations(root, { runOnly: { type: 'rule', values } });
  setColorScheme('light');
}

/**
 * The same in a wide window and on a phone, where the page is not wider than its window, and in both colour schemes; a
 * story also on a tablet, where only the layout may differ.
 */
export async function expectAccessibleEverywhere({ withTablet = false } = {}): Promise<void> {
  for (const width of withTablet ? [DESKTOP, TABLET, PHONE] : [DESKTOP, PHONE]) {
    await page.viewport(width, 900);
    await (width === TABLET ? expectAccessible() : expectAccessibleInBoth());
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
}

/** The new colours appear at once: inherited ones would start one transition after another. */
function setColorScheme(colorScheme: 'light' | 'dark'): void {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(style);
  document.documentElement.dataset['mantineColorScheme'] = colorScheme;
  // Reading a size applies the styles.
  void document.body.offsetHeight;
  style.remove();
}

/**
 * Waits for transitions, because axe should not judge a colour in between; one that is replaced ends early, and the next
 * is waited for. Endless animations are not waited for.
 */
async function transitionsEnd(): Promise<void> {
  for (let moving = transitions(); moving.length > 0; moving = transitions()) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

function transitions(): Animation[] {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
    );
}
