import { describe, expect, test } from 'vitest';
import { type PreviewBase, rewriteUrls } from './rewrite-urls.ts';

const HERE: PreviewBase = { fileHostUrl: undefined, publicSiteUrl: 'https://www.hoo.hr', isFramed: false };
const APART = { ...HERE, fileHostUrl: 'https://f.hoo.hr/files' };

const place = (html: string, where = HERE) => rewriteUrls(html, where, 'hr-HR').html;

describe('within a text, a link', () => {
  test.each([
    ['to a page leads to the public site', '/page/3/1', 'https://www.hoo.hr/page/3/1'],
    ['without a slash as well', 'novosti?a=1&amp;b=2', 'https://www.hoo.hr/novosti?a=1&amp;b=2'],
    ['to a file leads to the file host', '/files/dokumenti/a.pdf', '/files/dokumenti/a.pdf'],
    ['to another site stays', 'https://olympics.com/hr', 'https://olympics.com/hr'],
    ['to another site of the same scheme stays', '//olympics.com', '//olympics.com'],
    ['to write a letter stays', 'mailto:hoo@hoo.hr', 'mailto:hoo@hoo.hr'],
  ])('%s, and opens in a new window', (_, href, placed) => {
    expect(place(`<a href="${href}">a</a>`)).toBe(
      `<a href="${placed}" target="_blank" rel="noopener noreferrer">a</a>`,
    );
  });

  test('to a place in the same text stays there', () => {
    expect(place('<a href="#vrh" target="_blank">a</a>')).toBe('<a href="#vrh" target="_self">a</a>');
    const framed = place('<a href="#vrh">a</a>', { ...HERE, isFramed: true });
    expect(framed).toBe('<a href="about:srcdoc#vrh" target="_self">a</a>');
  });

  test('to a file leads to the separate file host', () => {
    expect(place('<a href="/files/a.pdf">a</a>', APART)).toContain('href="https://f.hoo.hr/files/a.pdf"');
  });
});

describe('within a text, a picture', () => {
  test.each([
    ['comes as wide as it can be shown', '/files/a.jpg', '/files/a.jpg?w=1280'],
    ['comes as it was asked for', '/files/a.jpg?w=320', '/files/a.jpg?w=320'],
    ['of the old site comes from there', 'images/stories/a.jpg', 'https://www.hoo.hr/images/stories/a.jpg'],
    ['of another site stays', 'https://a.hr/b.jpg', 'https://a.hr/b.jpg'],
  ])('%s', (_, src, placed) => {
    expect(place(`<img src="${src}" alt="A">`)).toBe(`<img loading="lazy" src="${placed}" alt="A" />`);
  });

  test('comes from the separate file host, in all its widths', () => {
    expect(place('<img src="/files/a.jpg" srcset="/files/a.jpg?w=320 320w, /files/b,c.jpg 2x">', APART)).toBe(
      '<img loading="lazy" src="https://f.hoo.hr/files/a.jpg" srcset="https://f.hoo.hr/files/a.jpg?w=320 320w, https://f.hoo.hr/files/b,c.jpg 2x" />',
    );
  });
});

test('the rest of a text besides addresses stays unchanged', () => {
  const html =
    '<p class="ql-align-center" style="text-align: center; float: left">a &amp; b <em>c</em><br /></p><table border="0"><tbody><tr><td colspan="2">d</td></tr></tbody></table>';
  expect(place(html)).toBe(html);
});

test('classes of the author are gone, and those of the former editor stay', () => {
  expect(place('<p class="preview-notice ql-indent-1 x">a</p><p class="x">b</p>')).toBe(
    '<p class="ql-indent-1">a</p><p>b</p>',
  );
});

test.each([
  ['https://www.youtube.com/embed/a-b_c?start=3', 'https://www.youtube.com/watch?v=a-b_c'],
  ['//www.youtube-nocookie.com/embed/abc', 'https://www.youtube.com/watch?v=abc'],
  ['https://player.vimeo.com/video/123', 'https://vimeo.com/123'],
  ['https://player.example.org/x', 'https://player.example.org/x'],
])('where no player may run, a link leads from %s to the video', (src, href) => {
  const html = place(`<p>a</p><iframe src="${src}" width="5"></iframe><p>b</p>`, { ...HERE, isFramed: true });
  expect(html).toMatch(/^<p>a<\/p><a data-video [^<]*<\/a><p>b<\/p>$/);
  expect(html).toContain(`href="${href}"`);
});
