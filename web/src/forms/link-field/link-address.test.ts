import { expect, it } from 'vitest';
import { completeAddress, isSearchedFor, mayBeAddress } from './link-address.ts';

/** What was typed, the completed address, whether it may be an address, and whether it is searched for. */
it.each([
  ['www.hoo.hr', 'https://www.hoo.hr', true, false],
  ['www.šport.hr/natječaj', 'https://www.šport.hr/natječaj', true, false],
  ['www.ho', 'https://www.ho', true, false],
  ['hoo.hr', 'https://hoo.hr', true, false],
  ['hoo.hr/vijesti?a=1', 'https://hoo.hr/vijesti?a=1', true, false],
  [' hoo@hoo.hr ', 'mailto:hoo@hoo.hr', true, false],
  ['https://www.hoo.hr', 'https://www.hoo.hr', true, false],
  ['/page/111/1', '/page/111/1', true, false],
  ['#dno', '#dno', true, false],
  ['mailto:hoo@hoo.hr', 'mailto:hoo@hoo.hr', true, false],
  ['tel:+385 1 3659 666', 'tel:+385 1 3659 666', true, false],
  ['images/a.pdf', 'images/a.pdf', true, false],
  ['natječaj.pdf', 'natječaj.pdf', true, true],
  ['natjecaj.pdf', 'natjecaj.pdf', true, true],
  ['Olimpijske igre 2024.', 'Olimpijske igre 2024.', false, true],
  ['natječaj', 'natječaj', false, true],
  ['a', 'a', false, false],
])('%s becomes %s', (typed, address, isAddress, isSearched) => {
  expect([completeAddress(typed), mayBeAddress(typed), isSearchedFor(typed)]).toEqual([address, isAddress, isSearched]);
});
