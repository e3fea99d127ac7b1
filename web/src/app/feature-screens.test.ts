import { SCREENS, type ScreenKey } from '@baklja/contract/screens';
import { expect, test } from 'vitest';
import { FEATURE_SCREENS } from './feature-screens.ts';

test('a feature opens every screen of the contract except the start page', () => {
  const keys = (Object.keys(SCREENS) as ScreenKey[]).filter((key) => key !== 'dashboard');
  expect(Object.keys(FEATURE_SCREENS).toSorted()).toEqual(keys.toSorted());
});
