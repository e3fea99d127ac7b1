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

/** The same without the colours, which take half of the time and are the same at every width. */
function expectAccessibleLayout(): Promise<void> {
  return expectNoViolations(document.body, {
    ...RULES,
    rules: { ...RULES.rules, 'color-contrast': { enabled: false } },
  });
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
 * The same in a wide window and on a phone, where the page is not wider than its window, and in both colour schemes; a
 * story also on a tablet, where only the layout may differ.
 */
export async function expectAccessibleEverywhere({ withTablet = false } = {}): Promise<void> {
  for (const width of withTablet ? [DESKTOP, TABLET, PHONE] : [DESKTOP, PHONE]) {
    await page.viewport(width, 900);
    await (width === TABLET ? expectAccessibleLayout() : expectAccessibleInBoth());
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await page.viewport(DESKTOP, 900);
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
