import { Loader } from '@mantine/core';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Catalogue } from '#web/catalogue/Catalogue.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';

type DevTools = { send: (method: 'Emulation.setEmulatedMedia', options: object) => Promise<void> };

async function reduceMotion(value: 'reduce' | '') {
  const devTools = cdp() as unknown as DevTools;
  await devTools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

test('with reduced motion no element has a transition or an animation', async () => {
  await reduceMotion('reduce');
  onTestFinished(() => reduceMotion(''));
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
