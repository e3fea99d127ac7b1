import { describe, expect, test } from 'vitest';
import { makePage } from '#web/testing/records/make-page.ts';
import {
  draftFromPage,
  EMPTY_PAGE,
  readAccordion,
  readButtons,
  readPageGallery,
  readPageImage,
  toNewPage,
  toUpdateBody,
} from './page-draft.ts';

const LINK = { title: 'Natječaj', link: '/page/111/1' };

describe('reading the parts of a page', () => {
  test('separate captions take precedence over those in the gallery', () => {
    const gallery = '[{"image":"a.jpg","caption":"stari"},{"image":"b.jpg","caption":"B"},{"image":"c.jpg"}]';
    expect(readPageGallery(gallery, '["novi",null]')).toEqual([
      { image: 'a.jpg', caption: 'novi' },
      { image: 'b.jpg', caption: 'B' },
      { image: 'c.jpg', caption: '' },
    ]);
  });

  test.each(['', 'null', '{', '{"a":1}', '7'])('invalid JSON %j becomes an empty part', (text) => {
    expect(readPageGallery(text, text)).toEqual([]);
    expect(readButtons(text)).toEqual([]);
    expect(readAccordion(text)).toEqual([]);
    expect(readPageImage(text)).toEqual({});
  });

  test('missing fields of an item become empty, and unknown fields are kept', () => {
    expect(readButtons('[{"title":"A","old":1},null]')).toEqual([
      { title: 'A', link: '', old: 1 },
      { title: '', link: '' },
    ]);
    expect(readAccordion('[{"data":"<p>B</p>"}]')).toEqual([{ title: '', data: '<p>B</p>' }]);
  });
});

describe('writing a page', () => {
  test('flags are 0 or 1, and JSON values are sent as text', () => {
    const draft = { ...EMPTY_PAGE, title: 'Kontakti', show_buttons: 1 as const, buttons: [LINK] };
    expect(toNewPage(draft)).toEqual({
      title: 'Kontakti',
      description: '',
      language: 'hr-HR',
      state: 1,
      access: 1,
      show_gallery: 0,
      show_buttons: 1,
      show_accordion: 0,
      buttons: '[{"title":"Natječaj","link":"/page/111/1"}]',
      accordion: '[]',
      gallery: '[]',
      image: '{}',
    });
  });

  test('gallery and captions agree', () => {
    const draft = { ...EMPTY_PAGE, title: 'K', gallery: [{ image: 'a.jpg', caption: 'A' }, { image: 'b.jpg' }] };
    expect(toUpdateBody(draft, { id: 7, version: 3 })).toMatchObject({
      id: 7,
      version: 3,
      gallery: '[{"image":"a.jpg","caption":"A"},{"image":"b.jpg","caption":""}]',
      gallery_captions: '["A",""]',
    });
  });

  test('an address without a scheme gets one, and a picture without a path is omitted', () => {
    const draft = { ...EMPTY_PAGE, buttons: [{ title: 'HOO', link: ' www.hoo.hr ' }], image: { caption: 'sama' } };
    expect(toNewPage(draft)).toMatchObject({ buttons: '[{"title":"HOO","link":"https://www.hoo.hr"}]', image: '{}' });
  });

  test('the content of a switched-off part is sent unchanged', () => {
    const page = makePage({ show_buttons: 0, buttons: JSON.stringify([LINK]) });
    expect(toUpdateBody(draftFromPage(page), page)).toMatchObject({ show_buttons: 0, buttons: JSON.stringify([LINK]) });
  });
});
