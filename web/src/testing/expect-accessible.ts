import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Widths in pixels. */
const PHONE = 360;
const TABLET = 768;
const DESKTOP = 1440;

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const RULES: RunOptions = { runOnly: STANDARDS, rules: { 'target-size': { enabled: true } } };

/** Fails with one line for each violation of WCAG 2.2 AA that axe finds in the rendered page. */
export function expectAccessible(root: Element = document.body): Promise<void> {
  return expectNoViolations(root, RULES);
}

async function expectNoViolations(root: Element, rules: RunOptions): Promise<void> {
  await sizesMeasured();
  finishTransitions();
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
 * The same in a wide window in the light scheme and on a phone in the dark one; the page is no wider than its window
 * there and on a tablet. Colours depend on the scheme and the layout on the width, so each of both is checked once.
 */
export async function expectAccessibleEverywhere(): Promise<void> {
  await page.viewport(DESKTOP, 900);
  await expectAccessible();
  expectFits(DESKTOP);
  await page.viewport(TABLET, 900);
  await sizesMeasured();
  expectFits(TABLET);
  await page.viewport(PHONE, 900);
  setColorScheme('dark');
  await expectAccessible();
  setColorScheme('light');
  expectFits(PHONE);
  await page.viewport(DESKTOP, 900);
}

function expectFits(width: number): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
}

function setColorScheme(colorScheme: 'light' | 'dark'): void {
  document.documentElement.dataset['mantineColorScheme'] = colorScheme;
}

/** Waits until what measures itself has done so: observers of sizes report in the next frame, and React draws then. */
async function sizesMeasured(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

/**
 * Ends transitions, because axe should not judge a colour in between. An inherited colour starts the transitions of the
 * elements inside one after another.
 */
function finishTransitions(): void {
  for (let moving = transitions(); moving.length > 0; moving = transitions()) {
    for (const one of moving) one.finish();
  }
}

function transitions(): Animation[] {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
    );
}
