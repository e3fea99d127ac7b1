import { LANGUAGES } from '@baklja/contract/fields';
import { describe, expect, test } from 'vitest';
import { requestFromAddress } from '#web/features/posts/list-address.ts';
import { paths, pictureUrl } from './paths.ts';

test.each(LANGUAGES)('the link to the list of posts in %s opens it in that language', (language) => {
  const { pathname, searchParams } = new URL(paths.postsIn(language), 'http://localhost');
  expect(pathname).toBe('/postovi');
  expect(requestFromAddress(searchParams)).toEqual({ page: 1, language, search: '' });
});

test('an alias is one part of the address, whatever it holds', () => {
  expect(paths.editPost('zlato-u-parizu')).toBe('/post/detalji/zlato-u-parizu');
  expect(paths.editPost('čudan/alias?')).toBe('/post/detalji/%C4%8Dudan%2Falias%3F');
});

describe('a picture is shown from', () => {
  test.each([
    ['the files of this server', 'clanci-slike/zlato.jpg', '', '/files/clanci-slike/zlato.jpg'],
    ['the same place when the path begins with a slash', '/images/a.png', '', '/files/images/a.png'],
    ['the same place when the path names it already', '/files/images/a.png', '', '/files/images/a.png'],
    ['the file host when there is one', 'images/a.png', 'https://f.hoo.hr', 'https://f.hoo.hr/files/images/a.png'],
    ['the file host with its folder', 'images/a.png', 'https://f.hoo.hr/files', 'https://f.hoo.hr/files/images/a.png'],
    ['another server, to the letter', 'https://a.hr/x%20y.jpg', 'https://f.hoo.hr', 'https://a.hr/x%20y.jpg'],
    ['another server of the same scheme', '//a.hr/x.jpg', '', '//a.hr/x.jpg'],
    [
      'its name with Croatian letters and spaces',
      'images/Izvješće 1.jpg',
      '',
      '/files/images/Izvje%C5%A1%C4%87e%201.jpg',
    ],
    ['its name when it is encoded already', 'images/a%20b.jpg', '', '/files/images/a%20b.jpg'],
    ['its name with a lone percent sign', 'images/100%.jpg', '', '/files/images/100%25.jpg'],
  ])('%s', (_, path, host, url) => {
    expect(pictureUrl(path, host)).toBe(url);
  });
});
