import { expect, test } from 'vitest';
import { otherLanguage } from './languages.ts';

test('each language returns the other one', () => {
  expect([otherLanguage('hr-HR'), otherLanguage('en-GB')]).toEqual(['en-GB', 'hr-HR']);
});
