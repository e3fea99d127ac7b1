import { describe, expect, test } from 'vitest';
import { makePost } from '#web/testing/records/make-post.ts';
import { draftFromPost, EMPTY_POST, toCreateBody, toUpdateBody } from './post-draft.ts';

const complete = { ...EMPTY_POST, title: 'Zlato', catid: 3 };

test('the form shows a loaded post with its time in Zagreb', () => {
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

describe('the request body', () => {
  test('a new post, with the constants of the specification', () => {
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

  test('a chosen time, in UTC', () => {
    const body = toCreateBody({ ...complete, publishDate: '2026-11-21', publishTime: '08:30' });
    expect(body.publish_up).toBe('2026-11-21T07:30:00.000Z');
  });

  const base = { id: 17, version: 4, draft: { ...complete, publishDate: '2026-11-21', publishTime: '08:30' } };

  test('a changed post, with id and version but without an unchanged time', () => {
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
