import { describe, expect, test } from 'vitest';
import { allowedAddress, describeProblems, findProblems, required } from './define-record-form.ts';

const form = { fields: { web: { label: 'Web', check: allowedAddress(['web']) } } };
const message = 'Upišite adresu koja počinje s http:// ili https://.';

test.each([
  ['', undefined, []],
  ['https://example.org', undefined, []],
  ['example.org', undefined, [message]],
  ['javascript:alert(1)', undefined, [message]],
  ['javascript:alert(1)', 'javascript:alert(1)', []],
  ['javascript:alert(2)', 'javascript:alert(1)', [message]],
])('the address %j has, with %j stored, the problems %j', (web, stored, messages) => {
  const problems = findProblems(form, { web }, stored === undefined ? undefined : { web: stored });
  expect(problems.map((problem) => problem.message)).toEqual(messages);
});

describe('the sentence above a form with two required fields', () => {
  const fields = {
    broj: { label: 'Broj', check: required('Unesite broj.') },
    issuu: { label: 'issuu link', check: required('Unesite issuu link.') },
  };
  const nothing = { broj: ' ', issuu: '' };
  const describeMissing = (draft: typeof nothing, namesThem?: true) => {
    const missing = {
      fields: ['broj', 'issuu'] as const,
      ...(namesThem && { namesThem }),
      text: () => 'Unesite oboje!',
    };
    return describeProblems({ missing }, { problems: findProblems({ fields }, draft), draft, isUpdate: false });
  };

  test('names them only where both are empty', () => {
    expect(describeMissing(nothing, true)).toBe('Unesite oboje!');
    expect(describeMissing({ ...nothing, broj: '84' }, true)).toBe('Unesite issuu link.');
  });

  test('is the general one as soon as one is empty', () => {
    expect(describeMissing({ ...nothing, broj: '84' })).toBe('Unesite oboje!');
  });
});
