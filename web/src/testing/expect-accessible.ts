import axe from 'axe-core';
import { expect } from 'vitest';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with one line for each violation of WCAG 2.2 AA that axe finds in what is drawn. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  await transitionsEnd();
  const { violations } = await axe.run(root, {
    runOnly: STANDARDS,
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(lines, 'violations of WCAG 2.2 AA').toEqual([]);
}

/** A colour on its way to another one is none that axe should judge. What turns for ever is not waited for. */
async function transitionsEnd(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
