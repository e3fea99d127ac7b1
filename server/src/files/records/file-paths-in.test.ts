import { describe, expect, test } from 'vitest';
import { filePathsIn } from './file-paths-in.ts';

const inHtml = (html: string, host?: string) => filePathsIn({ html: [html], pictures: [] }, host);
const inImages = (image_intro: unknown, host?: string) =>
  filePathsIn({ html: [], pictures: [JSON.stringify({ image_intro })] }, host);

describe('files that HTML names', () => {
  test.each([
    ['<img src="/files/images/a.jpg">', ['images/a.jpg']],
    ["<img src='/files/images/a.jpg'>", ['images/a.jpg']],
    ['<img src=/files/images/a.jpg alt=b>', ['images/a.jpg']],
    ['<IMG SRC = "/files/images/a.jpg"/>', ['images/a.jpg']],
    ['<img alt="b"\n src="/files/images/a.jpg?w=640&amp;v=x-y_z#c">', ['images/a.jpg']],
    ['<a href="/files/dokumenti/Izvje%C5%A1%C4%87e%202024.pdf">x</a>', ['dokumenti/Izvješće 2024.pdf']],
    ['<a href="/files/dokumenti/Izvješće 2024.pdf">x</a>', ['dokumenti/Izvješće 2024.pdf']],
    ['<a href="/files/dokumenti/Izvješće.pdf">x</a>'.normalize('NFD'), ['dokumenti/Izvješće.pdf']],
    ['<a href="/files/a/b &amp; c&quot;&#39;&#x161;.pdf">x</a>', [`a/b & c"'š.pdf`]],
    ['<a href="/files/a/100%.pdf">x</a>', ['a/100%.pdf']],
    ['<a href="/files/a/100%25.pdf">x</a>', ['a/100%.pdf']],
    ['<a href="/files/a/b%2Fc.pdf">x</a>', ['a/b/c.pdf']],
    ['<a href="/files/images/./x/../a.jpg">x</a>', ['images/a.jpg']],
    ['<a href="/files/../api/users">x</a>', []],
    ['<a href="/files/%2e%2e/%2e%2e/secret">x</a>', []],
    ['<img srcset="/files/a.jpg?w=320 320w, /files/b.jpg 2x,/files/c.jpg">', ['a.jpg', 'b.jpg', 'c.jpg']],
    [
      '<video poster="/files/p.jpg" src="/files/v.mp4"><source src="/files/w.mp4"></video>',
      ['p.jpg', 'v.mp4', 'w.mp4'],
    ],
    ['<p data-src="/files/d.jpg" data-other-thing="/files/e.jpg">x</p>', ['d.jpg', 'e.jpg']],
    ['<img src="/files/a.jpg"><img src="/files/a.jpg?w=160">', ['a.jpg']],
    ['<p title="/files/a.jpg" class="/files/a.jpg">/files/a.jpg</p>', []],
    ['<img src="files/a.jpg"><img src="../files/a.jpg">', []],
    ['<img src="/filesystem/a.jpg"><img src="/files"><img src="/files/">', []],
    ['<a href="https://www.hoo.hr/files/dokumenti/Plan%201.pdf">x</a>', ['dokumenti/Plan 1.pdf']],
    ['<img src="https://example.org/files/a.jpg"><img src="//example.org/files/a.jpg">', []],
    ['<a href="mailto:a@b.hr">x</a><a href="javascript:/files/a.jpg">y</a><img src="data:image/png;base64,AA">', []],
    ['<a href="/files/a%00.jpg">x</a><a href="/files/a%0A.jpg">x</a>', []],
    [`<a href="/files/${'a'.repeat(2501)}">x</a>`, []],
    ['<a href="/files/a&#9999999;.jpg">x</a>', ['a&']],
    ['bez oznaka', []],
  ])('%s', (html, paths) => {
    expect(inHtml(html)).toEqual(paths);
  });

  test('use the address of a file host that runs separately', () => {
    const html =
      '<img src="https://f.example.org/a/files/x.jpg"><img src="//F.example.org/a/files/y.jpg"><img src="/files/z.jpg">';
    expect(inHtml(html, 'https://f.example.org/a')).toEqual(['x.jpg', 'y.jpg', 'z.jpg']);
    expect(inHtml(html, 'https://f.example.org/a/files')).toEqual(['x.jpg', 'y.jpg', 'z.jpg']);
    expect(inHtml(html, 'https://f.example.org')).toEqual(['z.jpg']);
  });

  test('are found in time however hostile it is', () => {
    const hostile = [' src', ' data-a', ' src="/files/', " href='", ' srcset="/files/a,', '<img ', '&#'].map(
      (text) => `/files/${text.repeat(Math.floor(1_000_000 / text.length))}`,
    );
    const started = performance.now();
    for (const html of [...hostile, `/files/ src${' '.repeat(1_000_000)}`]) inHtml(html);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('files that pictures name', () => {
  test.each([
    ['clanci-slike/a.jpg', ['clanci-slike/a.jpg']],
    ['/clanci-slike/a.jpg', ['clanci-slike/a.jpg']],
    ['files/clanci-slike/a.jpg', ['clanci-slike/a.jpg']],
    ['/files/clanci-slike/a%20b.jpg?w=320', ['clanci-slike/a b.jpg']],
    ['clanci-slike/Čamac na vodi.jpg', ['clanci-slike/Čamac na vodi.jpg']],
    ['https://example.org/files/a.jpg', []],
    ['//example.org/files/a.jpg', []],
    ['https://f.example.org/files/a.jpg', ['a.jpg']],
    ['', []],
    [5, []],
    [null, []],
    ['../../x', []],
  ])('%j', (image, paths) => {
    expect(inImages(image, 'https://f.example.org')).toEqual(paths);
  });

  test('are those of lists, articles and galleries', () => {
    const images = '{"image_intro":"a.jpg","image_fulltext":"b.jpg","image_intro_alt":"c.jpg"}';
    const gallery = '[{"image":"d.jpg","caption":"e.jpg"},null,5,"f.jpg"]';
    expect(filePathsIn({ html: [], pictures: [images, gallery] }, undefined)).toEqual(['a.jpg', 'b.jpg', 'd.jpg']);
  });

  test('are that of a page', () => {
    expect(filePathsIn({ html: [], pictures: ['{"url":"a.jpg","caption":"b.jpg"}', '{}'] }, undefined)).toEqual([
      'a.jpg',
    ]);
  });

  test.each(['', '{', 'null', '5', '"a.jpg"', '[[{"image":"a.jpg"}]]'])('are none in %j', (json) => {
    expect(filePathsIn({ html: [], pictures: [json, json] }, undefined)).toEqual([]);
  });
});

describe('files that links lead to', () => {
  test.each([
    ['/files/dokumenti/Plan%201.pdf', ['dokumenti/Plan 1.pdf']],
    ['https://f.example.org/files/dokumenti/a.pdf#page=2', ['dokumenti/a.pdf']],
    [' /files/a.pdf ', ['a.pdf']],
    ['/page/1/1', []],
    ['https://example.org/files/a.pdf', []],
    ['mailto:a@b.hr', []],
    ['', []],
  ])('%j', (link, paths) => {
    expect(filePathsIn({ html: [], pictures: [], links: [link] }, 'https://f.example.org/files')).toEqual(paths);
  });
});
