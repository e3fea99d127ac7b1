import { expect, it } from 'vitest';
import { readStyle, withStyle } from './inline-style.ts';

it('reads one property in any spelling', () => {
  expect(readStyle('color:red; TEXT-ALIGN : center;', 'text-align')).toBe('center');
  expect(readStyle('background-color: red', 'color')).toBeUndefined();
  expect(readStyle(undefined, 'color')).toBeUndefined();
});

it('sets and removes one property and leaves the others as written', () => {
  expect(withStyle('COLOR:red;margin:0', 'text-align', 'center')).toBe('COLOR:red; margin:0; text-align: center');
  expect(withStyle('color:red;margin:0', 'color', 'blue')).toBe('margin:0; color: blue');
  expect(withStyle('color: red', 'color', null)).toBe('');
});
