import { describe, expect, test } from 'vitest';
import { makePost } from '#web/testing/records/make-post.ts';
import { draftFromPost, EMPTY_POST, toCreateBody, toUpdateBody } from './post-draft.ts';

const complete = { ...EMPTY_POST, title: 'Zlato', catid: 3 };

test('the form shows a loaded post with its time in Zagreb', () => {
  const post = makePost({
    title: 'Zlato',
    catid: 3,
    publish_up: '2026-07-15T22:00:30.000Z',
    publish_down: '2026-11-15T22:00:30.000Z',
    images: '{"image_intro":"a.jpg"}',
    gallery: '[{"image":"b.jpg","id":1,"caption":"B"}]',
  });
  expect(draftFromPost(post)).toMatchObject({
    title: 'Zlato',
    catid: 3,
    publishDate: '2026-07-16',
    publishTime: '00:00',
    endDate: '2026-11-15',
    endTime: '23:00',
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
      publish_down: null,
      featured: 1,
      access: 1,
      asset_id: 0,
    });
  });

  test.each([
    ['in winter', '2027-01-15', '12:00', '2027-01-15T11:00:00.000Z'],
    ['in summer', '2027-07-15', '12:00', '2027-07-15T10:00:00.000Z'],
    ['in the hour that spring skips, an hour later', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['in the repeated hour of autumn, its first time', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ])('a beginning or an end %s, in UTC', (_, date, time, sent) => {
    expect(toCreateBody({ ...complete, publishDate: date, publishTime: time }).publish_up).toBe(sent);
    expect(toCreateBody({ ...complete, endDate: date, endTime: time }).publish_down).toBe(sent);
  });

  const times = { publishDate: '2026-11-21', publishTime: '08:30', endDate: '2026-12-21', endTime: '08:30' };
  const base = { id: 17, version: 4, draft: { ...complete, ...times } };

  test('a changed post, with id and version but without an unchanged time', () => {
    const body = toUpdateBody({ ...base.draft, title: 'Novo' }, base);
    expect(body).toMatchObject({ id: 17, version: 4, title: 'Novo' });
    expect(body).not.toHaveProperty('publish_up');
    expect(body).not.toHaveProperty('publish_down');
  });

  test.each([
    ['changed', '2026-11-22', '08:30', '2026-11-22T07:30:00.000Z'],
    ['a day alone, which begins at midnight', '2026-11-22', '', '2026-11-21T23:00:00.000Z'],
    ['emptied', '', '', null],
  ])('the time when it was %s', (_, publishDate, publishTime, sent) => {
    expect(toUpdateBody({ ...base.draft, publishDate, publishTime }, base).publish_up).toBe(sent);
  });

  test.each([
    ['changed', '2026-12-22', '08:30', '2026-12-22T07:30:00.000Z'],
    ['a day alone, until its last minute', '2026-12-22', '', '2026-12-22T22:59:00.000Z'],
    ['emptied', '', '', null],
  ])('the end when it was %s, and nothing of the beginning', (_, endDate, endTime, sent) => {
    const body = toUpdateBody({ ...base.draft, endDate, endTime }, base);
    expect(body.publish_down).toBe(sent);
    expect(body).not.toHaveProperty('publish_up');
  });

  test('an end in the repeated hour of autumn stays as it is stored while it is not changed', () => {
    const draft = draftFromPost(makePost({ publish_down: '2027-10-31T01:30:00.000Z' }));
    expect([draft.endDate, draft.endTime]).toEqual(['2027-10-31', '02:30']);
    const body = toUpdateBody({ ...draft, title: 'Novo' }, { id: 17, version: 4, draft });
    expect(body).not.toHaveProperty('publish_down');
  });
});
