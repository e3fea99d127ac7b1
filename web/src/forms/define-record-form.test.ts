import { expect, test } from 'vitest';
import { allowedAddress, findProblems } from './define-record-form.ts';

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
