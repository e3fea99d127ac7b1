import { describe, expect, test } from 'vitest';
import type { CheckedContent } from './checked-content.ts';
import { findBlocking, findDeadLinks, findLinks, readContent, runChecks } from './run-checks.ts';

const TITLE = { field: 'title' };
const INTRO = { editor: 'Uvod' };
const BODY = { editor: 'Tekst' };

/** A record with nothing missing, except for the given fields. */
function makeContent(fields: Partial<CheckedContent> & { intro?: string; body?: string } = {}): CheckedContent {
  const { intro = '<p>Uvod.</p>', body = '<p>Tekst.</p>', ...others } = fields;
  return {
    blocking: [],
    title: { text: 'Zlato u Parizu', place: TITLE },
    texts: [
      { html: intro, place: INTRO, isIntroduction: true },
      { html: body, place: BODY },
    ],
    gallery: [],
    ...others,
  };
}

const checksOf = (fields: Parameters<typeof makeContent>[0]) => runChecks(readContent(makeContent(fields)));
const textsOf = (fields: Parameters<typeof makeContent>[0]) => checksOf(fields).map(({ text }) => text);

test('a complete record gets no checks', () => {
  const pictures = [{ alt: 'Dva veslača', place: { field: 'alt' } }];
  const gallery = [{ caption: 'Na postolju', place: { field: 'caption-0' } }];
  const body = '<p>Tekst.</p><h2>Prvo</h2><h3>Drugo</h3><h2>Treće</h2><figure><img src="/a.jpg" alt="Vesla"></figure>';
  expect(checksOf({ pictures, gallery, body })).toEqual([]);
});

test.each([
  [90, []],
  [91, ['Naslov ima 91 znak; popisi prikazuju oko 90.']],
  [103, ['Naslov ima 103 znaka; popisi prikazuju oko 90.']],
  [112, ['Naslov ima 112 znakova; popisi prikazuju oko 90.']],
])('a title of %i characters', (length, texts) => {
  const checks = checksOf({ title: { text: 'a'.repeat(length), place: TITLE } });
  expect(checks).toEqual(texts.map((text) => ({ key: 'title', text, place: TITLE })));
});

test.each(['', '<p></p>', '<p> <br></p><p>&nbsp;</p>'])('an introduction %j is missing', (intro) => {
  expect(checksOf({ intro })).toEqual([{ key: 'introduction', text: 'Uvod je prazan.', place: INTRO }]);
});

test('an introduction with only a picture or a player is not missing, and may hold the whole text', () => {
  expect(textsOf({ intro: '<p><img src="/a.jpg" alt="Vesla"></p>', body: '' })).toEqual([]);
  expect(textsOf({ intro: '<iframe src="https://www.youtube.com/embed/x"></iframe>' })).toEqual([]);
});

test('a record without any text is reported', () => {
  expect(checksOf({ intro: ' ', body: '<p></p>' })).toEqual([
    { key: 'introduction', text: 'Uvod je prazan.', place: INTRO },
    { key: 'text', text: 'Tekst je prazan.', place: BODY },
  ]);
  const apart = { html: '<p>Odjeljak.</p>', place: { field: 'entry' }, isApart: true };
  expect(textsOf({ texts: [{ html: '', place: BODY }, apart] })).toEqual([]);
  expect(textsOf({ texts: [{ html: '', place: BODY }] })).toEqual(['Tekst je prazan.']);
});

test('what prevents saving is reported in the order of the form', () => {
  const blocking = ['Nema naslova.', 'Kategorija nije odabrana.'].map((text) => ({ text, place: TITLE }));
  expect(findBlocking(readContent(makeContent({ blocking }))).map(({ text }) => text)).toEqual([
    'Nema naslova.',
    'Kategorija nije odabrana.',
  ]);
});

test('no picture in a field, a text or the gallery, or one without a caption, is reported', () => {
  const place = { field: 'picture' };
  expect(checksOf({ noPicture: place })).toEqual([{ key: 'picture', text: 'Nema slike.', place }]);
  expect(checksOf({ noPicture: place, body: '<p>Tekst. <img src="/a.jpg" alt="Vesla"></p>' })).toEqual([]);
  expect(checksOf({ noPicture: place, gallery: [{ caption: 'Na postolju', place }] })).toEqual([]);
  expect(checksOf({ pictureCaption: { text: ' ', place } })).toEqual([
    { key: 'picture-caption', text: 'Slika stranice nema potpis.', place },
  ]);
  expect(checksOf({ pictureCaption: { text: 'Zgrada', place } })).toEqual([]);
});

test('pictures without a text alternative are counted across texts and fields, and the first is named', () => {
  const body = '<p><img src="/a.jpg"></p><figure><img src="/b.jpg" alt=" "></figure><img src="/c.jpg" alt="Vesla">';
  const pictures = ['', 'Dva veslača'].map((alt, place) => ({ alt, place: { field: `alt-${place}` } }));
  expect(checksOf({ body, pictures })).toEqual([
    {
      key: 'alt',
      text: '3 slike nemaju alternativni tekst.',
      place: { editor: 'Tekst', selector: 'img:not([alt]), img[alt=""]' },
    },
  ]);
  expect(checksOf({ pictures })).toEqual([
    { key: 'alt', text: '1 slika nema alternativni tekst.', place: { field: 'alt-0' } },
  ]);
});

test.each([
  [1, '1 slika u galeriji nema potpis.'],
  [2, '2 slike u galeriji nemaju potpis.'],
  [5, '5 slika u galeriji nema potpis.'],
])('%i pictures of a gallery without a caption are counted', (count, text) => {
  const captions = ['Na postolju', ...Array.from({ length: count }, () => '')];
  const gallery = captions.map((caption, place) => ({ caption, place: { field: `caption-${place}` } }));
  expect(checksOf({ gallery })).toEqual([{ key: 'captions', text, place: { field: 'caption-1' } }]);
});

describe('headings', () => {
  test.each([
    ['<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>', []],
    ['<h3>A</h3>', ['Prvi je međunaslov Naslov 3, a ne Naslov 2.']],
    ['<h2>A</h2><h4>B</h4>', ['Iza Naslova 2 odmah dolazi Naslov 4.']],
    ['<h2>A</h2><h4>B</h4><h2>C</h2><h5>D</h5>', ['Razina naslova preskočena je na 2 mjesta.']],
    ['<h1>A</h1><h2>B</h2>', ['Naslov 1 pripada samo naslovu; u tekstu neka bude Naslov 2.']],
  ])('%s', (body, texts) => {
    expect(textsOf({ body })).toEqual(texts);
  });

  test('continue from one text to the next', () => {
    expect(textsOf({ intro: '<h2>A</h2>', body: '<h3>B</h3>' })).toEqual([]);
  });

  test('are located by their words', () => {
    const [checks] = checksOf({ body: '<h2>A</h2><h4> Druga\n <b>riječ</b></h4>' });
    expect(checks?.place).toEqual({ editor: 'Tekst', selector: 'h4', words: 'Druga riječ' });
  });

  test('of a separate text start at any level, and skip none from there', () => {
    const apart = (html: string) => ({ html, place: { field: 'entry' }, isApart: true });
    expect(textsOf({ texts: [apart('<h4>A</h4>'), apart('<h3>B</h3>')] })).toEqual([]);
    expect(checksOf({ texts: [apart('<h3>A</h3><h5>B</h5>')] })).toEqual([
      { key: 'heading-order', text: 'Iza Naslova 3 odmah dolazi Naslov 5.', place: { field: 'entry' } },
    ]);
  });
});

describe('links', () => {
  const body = '<p><a href="/page/5/1">A</a> <a href="/files/a%20b.pdf">B</a> <a name="c">C</a></p>';
  const links = [{ address: '/page/9/1', place: { field: 'link-0' } }];
  const found = findLinks(readContent(makeContent({ body, links })));

  test('are found in texts and fields', () => {
    expect(found.map(({ address }) => address)).toEqual(['/page/5/1', '/files/a%20b.pdf', '/page/9/1']);
  });

  test.each([
    [['/page/9/1'], '1 poveznica ne vodi nikamo.', { field: 'link-0' }],
    [['/page/9/1', '/page/5/1'], '2 poveznice ne vode nikamo.', found[0]?.place],
  ])('dead ones are counted: %j', (dead, text, place) => {
    expect(findDeadLinks(found, dead)).toEqual([{ key: 'dead-links', text, place }]);
  });

  test('removed ones are not counted', () => {
    expect(findDeadLinks(found, ['/page/7/1'])).toEqual([]);
  });

  test('lead to their element in any spelling of their address', () => {
    const anchors = document.createElement('p');
    anchors.innerHTML = body;
    const place = found[1]?.place;
    const selector = place && 'editor' in place ? (place.selector ?? '') : '';
    expect(anchors.querySelector(selector)?.textContent).toBe('B');
  });
});
