import { describe, expect, test } from 'vitest';
import { makePost } from '#web/testing/make-post.ts';
import { draftFromPost, EMPTY_POST, findProblems, isSameDraft, toCreateBody, toUpdateBody } from './post-form.ts';

const complete = { ...EMPTY_POST, title: 'Zlato', catid: 3 };

test('the form shows a post as it was read, its time in Zagreb', () => {
  const post = makePost({
    title: 'Zlato',
    catid: 3,
    publish_up: '2026-07-15T22:00:30.000Z',
    images: '{"image_intro":"a.jpg"}',
    gallery: '[{"image":"b.jpg","id":1,"caption":"B"}]',
  });
  expect(draftFromPost(post)).toMatchObject({
    title: 'Zlato',
    catid: 3,
    publishDate: '2026-07-16',
    publishTime: '00:00',
    images: { image_intro: 'a.jpg' },
    gallery: [{ image: 'b.jpg', id: 1, caption: 'B' }],
  });
});

describe('what is missing or wrong', () => {
  test('nothing, in a form with title and category', () => {
    expect(findProblems(complete)).toEqual([]);
  });

  test.each([
    ['title and category of an empty form', EMPTY_POST, ['title', 'catid']],
    ['a title of spaces', { ...complete, title: '  ' }, ['title']],
    ['a title over 500 letters', { ...complete, title: 'a'.repeat(501) }, ['title']],
    ['a day without a time', { ...complete, publishDate: '2026-11-21' }, ['publishDate']],
    ['a time without a day', { ...complete, publishTime: '08:30' }, ['publishDate']],
    ['a time that there is not', { ...complete, publishDate: '2026-11-21', publishTime: '25:00' }, ['publishDate']],
  ])('%s', (_, draft, fields) => {
    expect(findProblems(draft).map(({ field }) => field)).toEqual(fields);
  });

  test('a title of 500 letters and a whole day and time are fine', () => {
    const draft = { ...complete, title: 'a'.repeat(500), publishDate: '2026-11-21', publishTime: '08:30' };
    expect(findProblems(draft)).toEqual([]);
  });
});

describe('what is sent', () => {
  test('of a new post, with the constants of the specification', () => {
    const gallery = [{ image: 'b.jpg', id: 0, caption: '' }];
    expect(toCreateBody({ ...complete, images: { image_intro: 'a.jpg' }, gallery })).toEqual({
      title: 'Zlato',
      introtext: '',
      fulltext: '',
      language: 'hr-HR',
      catid: 3,
      state: 0,
      images: '{"image_intro":"a.jpg"}',
      gallery: '[{"image":"b.jpg","id":0,"caption":""}]',
      publish_up: null,
      featured: 1,
      access: 1,
      asset_id: 0,
    });
  });

  test('a chosen time in UTC', () => {
    const body = toCreateBody({ ...complete, publishDate: '2026-11-21', publishTime: '08:30' });
    expect(body.publish_up).toBe('2026-11-21T07:30:00.000Z');
  });

  const base = { id: 17, version: 4, draft: { ...complete, publishDate: '2026-11-21', publishTime: '08:30' } };

  test('of a changed post its id and version, but no time that nobody touched', () => {
    const body = toUpdateBody({ ...base.draft, title: 'Novo' }, base);
    expect(body).toMatchObject({ id: 17, version: 4, title: 'Novo' });
    expect(body).not.toHaveProperty('publish_up');
  });

  test.each([
    ['changed', '2026-11-22', '08:30', '2026-11-22T07:30:00.000Z'],
    ['emptied', '', '', null],
  ])('the time when it was %s', (_, publishDate, publishTime, sent) => {
    expect(toUpdateBody({ ...base.draft, publishDate, publishTime }, base).publish_up).toBe(sent);
  });
});

describe('two forms are the same', () => {
  test.each([
    ['when an absent picture is an empty path', { images: {} }, { images: { image_intro: '' } }],
    [
      'in whatever order pictures are written',
      { images: { image_intro: 'a', image_fulltext: 'b' } },
      { images: { image_fulltext: 'b', image_intro: 'a' } },
    ],
    ['after a way through the storage', {}, JSON.parse(JSON.stringify(EMPTY_POST))],
  ])('%s', (_, a, b) => {
    expect(isSameDraft({ ...EMPTY_POST, ...a }, { ...EMPTY_POST, ...b })).toBe(true);
  });

  test.each(Object.entries({ title: 'a', catid: 1, state: 1, language: 'en-GB', publishTime: '08:00' }))(
    'unless %s differs',
    (field, value) => {
      expect(isSameDraft(EMPTY_POST, { ...EMPTY_POST, [field]: value })).toBe(false);
    },
  );
});
