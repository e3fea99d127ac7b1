import axe, { type RunOptions } from 'axe-core';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Widths in pixels at which a story is checked in a colour scheme. Layout does not depend on the scheme, so the widest
 * and the narrowest are enough to check its colours.
 */
export function widthsOf(colorScheme: 'light' | 'dark'): readonly number[] {
  return colorScheme === 'light' ? [1440, 768, 360] : [1440, 360];
}

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
async function withSaveBarAtEnd<Result>(act: () => Promise<Result>): Promise<Result> {
  const style = document.createElement('style');
  style.textContent = '[data-save-bar] { position: static !important; }';
  document.head.append(style);
  return act().finally(() => style.remove());
}

/**
 * The same in a wide window and on a phone, where the page is not wider than its window, and for the colours of the dark
 * scheme: nothing else depends on it.
 */
export async function expectAccessibleEverywhere(): Promise<void> {
  onTestFinished(() => page.viewport(1440, 900));
  for (const width of [1440, 360]) {
    await page.viewport(width, 900);
    setColorScheme('dark');
    await expectNoViolations(document.body, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    setColorScheme('light');
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
}

/** The new colours appear at once. */
function setColorScheme(colorScheme: 'light' | 'dark'): void {
  document.documentElement.dataset['mantineColorScheme'] = colorScheme;
  for (const transition of transitions()) transition.finish();
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
