import { Loader } from '@mantine/core';
import { expect, test } from 'vitest';
import { Catalogue } from '#web/catalogue/Catalogue.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';

// All tests of this project have reduced motion.
test('with reduced motion no element has a transition or an animation', async () => {
  await renderScreen(
    <>
      <Catalogue />
      <Loader />
    </>,
  );
  const moving = [...document.querySelectorAll('*')].filter((element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { transitionDuration, animationName } = getComputedStyle(element, part);
      return animationName !== 'none' || transitionDuration.split(', ').some((duration) => duration !== '0s');
    }),
  );
  expect(document.querySelectorAll('button').length).toBeGreaterThan(20);
  expect(moving.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
});
