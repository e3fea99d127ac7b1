import { describe, expect, test } from 'vitest';
import { makePage } from '#web/testing/make-page.ts';
import { mergeDrafts } from '#web/widgets/record-form/merge-drafts.ts';
import { draftFromPage, EMPTY_PAGE, PAGE_SHAPE, toNewPage, toUpdateBody } from './page-form.ts';
import { readAccordion, readButtons, readPageGallery, readPageImage } from './page-parts.ts';
import { findProblems, summaryOf } from './page-problems.ts';

const LINK = { title: 'Natječaj', link: '/page/111/1' };

describe('reading the parts of a page', () => {
  test('captions that stand by themselves go before those of the gallery', () => {
    const gallery = '[{"image":"a.jpg","caption":"stari"},{"image":"b.jpg","caption":"B"},{"image":"c.jpg"}]';
    expect(readPageGallery(gallery, '["novi",null]')).toEqual([
      { image: 'a.jpg', caption: 'novi' },
      { image: 'b.jpg', caption: 'B' },
      { image: 'c.jpg', caption: '' },
    ]);
  });

  test.each(['', 'null', '{', '{"a":1}', '7'])('a broken text %j is an empty part', (text) => {
    expect(readPageGallery(text, text)).toEqual([]);
    expect(readButtons(text)).toEqual([]);
    expect(readAccordion(text)).toEqual([]);
    expect(readPageImage(text)).toEqual({});
  });

  test('what is missing in an item is empty, and what else it has stays', () => {
    expect(readButtons('[{"title":"A","old":1},null]')).toEqual([
      { title: 'A', link: '', old: 1 },
      { title: '', link: '' },
    ]);
    expect(readAccordion('[{"data":"<p>B</p>"}]')).toEqual([{ title: '', data: '<p>B</p>' }]);
  });
});

describe('writing a page', () => {
  test('flags are 0 or 1, and what is JSON travels as text', () => {
    const draft = { ...EMPTY_PAGE, title: 'Kontakti', show_buttons: 1 as const, buttons: [LINK] };
    expect(toNewPage(draft)).toEqual({
      title: 'Kontakti',
      description: '',
      language: 'hr-HR',
      show_gallery: 0,
      show_buttons: 1,
      show_accordion: 0,
      buttons: '[{"title":"Natječaj","link":"/page/111/1"}]',
      accordion: '[]',
      gallery: '[]',
      image: '{}',
      state: 1,
      access: 1,
    });
  });

  test('gallery and captions say the same', () => {
    const draft = { ...EMPTY_PAGE, title: 'K', gallery: [{ image: 'a.jpg', caption: 'A' }, { image: 'b.jpg' }] };
    expect(toUpdateBody(draft, { id: 7, version: 3 })).toMatchObject({
      id: 7,
      version: 3,
      gallery: '[{"image":"a.jpg","caption":"A"},{"image":"b.jpg","caption":""}]',
      gallery_captions: '["A",""]',
    });
  });

  test('a bare address gets its scheme, and a picture without a path is none', () => {
    const draft = { ...EMPTY_PAGE, buttons: [{ title: 'HOO', link: ' www.hoo.hr ' }], image: { caption: 'sama' } };
    expect(toNewPage(draft)).toMatchObject({ buttons: '[{"title":"HOO","link":"https://www.hoo.hr"}]', image: '{}' });
  });

  test('what a switched-off part holds is sent as it was', () => {
    const page = makePage({ show_buttons: 0, buttons: JSON.stringify([LINK]) });
    expect(toUpdateBody(draftFromPage(page), page)).toMatchObject({ show_buttons: 0, buttons: JSON.stringify([LINK]) });
  });
});

describe('what is wrong with a page', () => {
  test('a title of spaces is missing, and its sentence goes before all others', () => {
    const problems = findProblems({ ...EMPTY_PAGE, title: ' ', buttons: [{ title: '', link: '' }] });
    expect(problems.map(({ field }) => field)).toEqual(['title', 'buttons-title-0', 'buttons-link-0']);
    expect(summaryOf(problems, 'Unesite naslov!')).toBe('Unesite naslov!');
    expect(summaryOf(problems.slice(1), 'Unesite naslov!')).toMatch('nešto nedostaje');
  });

  test.each(['https://www.hoo.hr', 'www.hoo.hr', '/page/111/1', 'ured@hoo.hr', 'tel:+38513659666', '#vrh'])(
    'the address %s is harmless',
    (link) => {
      expect(findProblems({ ...EMPTY_PAGE, title: 'K', buttons: [{ title: 'A', link }] })).toEqual([]);
    },
  );

  test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'data:text/html,zlo', ''])(
    'the address %j is not taken',
    (link) => {
      expect(findProblems({ ...EMPTY_PAGE, title: 'K', buttons: [{ title: 'A', link }] })).toHaveLength(1);
    },
  );

  test('an entry needs a title, not a text', () => {
    const draft = { ...EMPTY_PAGE, title: 'K' };
    expect(findProblems({ ...draft, accordion: [{ title: 'A', data: '' }] })).toEqual([]);
    expect(findProblems({ ...draft, accordion: [{ title: '', data: '<p>A</p>' }] })).toHaveLength(1);
  });
});

test('two people who changed different parts lose nothing', () => {
  const base = { ...EMPTY_PAGE, title: 'K' };
  const { merged, conflicts } = mergeDrafts(PAGE_SHAPE, {
    base,
    mine: { ...base, buttons: [LINK], show_buttons: 1 as const },
    theirs: { ...base, accordion: [{ title: 'A', data: '' }], gallery: [{ image: 'a.jpg' }] },
  });
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({
    buttons: [LINK],
    show_buttons: 1,
    accordion: [{ title: 'A' }],
    gallery: [{ image: 'a.jpg' }],
  });
});
