import { expect, it } from 'vitest';
import { completeAddress, isSearchedFor, mayBeAddress } from './link-address.ts';

it.each([
  ['www.hoo.hr', 'https://www.hoo.hr'],
  ['www.šport.hr/natječaj', 'https://www.šport.hr/natječaj'],
  ['hoo.hr/vijesti?a=1', 'https://hoo.hr/vijesti?a=1'],
  [' hoo@hoo.hr ', 'mailto:hoo@hoo.hr'],
  ['https://www.hoo.hr', 'https://www.hoo.hr'],
  ['/page/111/1', '/page/111/1'],
  ['mailto:hoo@hoo.hr', 'mailto:hoo@hoo.hr'],
  ['tel:+385 1 3659 666', 'tel:+385 1 3659 666'],
  ['natjecaj.pdf', 'natjecaj.pdf'],
  ['Pariz 2024.', 'Pariz 2024.'],
])('completes %s to %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it.each([
  ['/page/111/1', true],
  ['#dno', true],
  ['https://hoo.hr', true],
  ['tel:+385 1 3659 666', true],
  ['images/a.pdf', true],
  ['natječaj', false],
  ['Olimpijske igre 2024.', false],
])('%s may be an address: %s', (typed, isAddress) => {
  expect(mayBeAddress(typed)).toBe(isAddress);
});

it.each([
  ['natječaj', true],
  ['Olimpijske igre 2024.', true],
  ['natječaj.pdf', true],
  ['a', false],
  ['/page/111/1', false],
  ['https://hoo.hr', false],
  ['www.ho', false],
  ['hoo.hr', false],
  ['hoo@hoo.hr', false],
])('%s is searched for: %s', (typed, isSearched) => {
  expect(isSearchedFor(typed)).toBe(isSearched);
});
