import { expect, test } from 'vitest';
import { agentName, isHandheld } from './agent-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome, Windows', WINDOWS],
  ['Edge, Windows', `${WINDOWS} Edg/142.0.0.0`],
  ['Chrome, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
  [
    'Edge, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
  ],
  ['Safari, macOS', `${MAC} Version/26.1 Safari/605.1.15`],
  ['Safari, iPhone', `${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`],
  ['Chrome, iPhone', `${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Edge, iPhone', `${IPHONE} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/605.1.15`],
  ['Firefox, iPhone', `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox, Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0)'],
  ['Nepoznat uređaj', 'curl/8.5.0'],
  ['Nepoznat uređaj', ''],
])('is %s for %s', (name, agent) => {
  expect(agentName(agent)).toBe(name);
});

test('knows phones and tablets', () => {
  expect([WINDOWS, MAC, ''].map(isHandheld)).toEqual([false, false, false]);
  expect([IPHONE, 'Mozilla/5.0 (Android 15; Mobile; rv:145.0)'].map(isHandheld)).toEqual([true, true]);
});
