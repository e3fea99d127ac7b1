import { LANGUAGES } from '@baklja/contract/fields';
import { fileUrl } from '@baklja/contract/files/pictures';
import { describe, expect, test } from 'vitest';
import { postListAddress } from '#web/features/content/posts/list/list-address.ts';
import { paths, pictureUrl, storedFilePath } from './paths.ts';

test.each(LANGUAGES)('the link to the list of posts in %s opens it in that language', (language) => {
  const { pathname, searchParams } = new URL(paths.postsIn(language), 'http://localhost');
  expect(pathname).toBe('/postovi');
  expect(postListAddress.read(searchParams)).toEqual({ ...postListAddress.read(new URLSearchParams()), language });
});

test('an alias is one part of the address with any characters', () => {
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
    ['its name with letters that mean something in addresses', 'images/a%23b%3F.jpg', '', '/files/images/a%23b%3F.jpg'],
    ['its place with what was asked of it', '/files/images/a.jpg?w=640', '', '/files/images/a.jpg?w=640'],
    ['its name with a lone percent sign', 'images/100%.jpg', '', '/files/images/100%25.jpg'],
  ])('%s', (_, path, host, url) => {
    expect(pictureUrl(path, host)).toBe(url);
  });
});

test('a picture of our own file host can be requested in a width, a picture of another server cannot', () => {
  expect(pictureUrl('images/a.jpg', '', { width: 160 })).toBe('/files/images/a.jpg?w=160');
  expect(pictureUrl('https://a.hr/x.jpg', '', { width: 160 })).toBe('https://a.hr/x.jpg');
});

describe('a stored file', () => {
  const file = { path: 'clanci-slike/Izvješće #1?.jpg', tag: 'abc' };

  test('has an address with its tag and a width', () => {
    expect(fileUrl(file, '', { width: 640 })).toBe('/files/clanci-slike/Izvje%C5%A1%C4%87e%20%231%3F.jpg?w=640&v=abc');
  });

  test('has an absolute address when the file host runs separately', () => {
    expect(fileUrl({ path: 'images/a.jpg' }, 'https://f.hoo.hr/files')).toBe('https://f.hoo.hr/files/images/a.jpg');
  });

  test('is shown from the path that a record stores', () => {
    expect(pictureUrl(storedFilePath(file.path), '')).toBe(fileUrl({ path: file.path }, ''));
  });
});

test('a folder opens in the media manager by its root and the path below it', () => {
  expect(paths.mediaFolder('clanci-slike')).toBe('/media-manager/clanci-slike');
  expect(paths.mediaFolder('clanci-slike/2026/Pariz č')).toBe('/media-manager/clanci-slike?put=2026%2FPariz+%C4%8D');
});
