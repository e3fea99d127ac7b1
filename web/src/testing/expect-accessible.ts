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

/** A colour on its way to another one is none that axe should judge. What floats begins to fade in frames later. */
async function transitionsEnd(): Promise<void> {
  for (let isAny = true; isAny; ) {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    isAny = transitions.length > 0;
  }
}
