import { LANGUAGES } from '@baklja/contract/fields';
import { expect, test } from 'vitest';
import { requestFromAddress } from '#web/features/posts/list-address.ts';
import { paths } from './paths.ts';

test.each(LANGUAGES)('the link to the list of posts in %s opens it in that language', (language) => {
  const { pathname, searchParams } = new URL(paths.postsIn(language), 'http://localhost');
  expect(pathname).toBe('/postovi');
  expect(requestFromAddress(searchParams)).toEqual({ page: 1, language, search: '' });
});
