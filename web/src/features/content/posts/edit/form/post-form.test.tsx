import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeField } from '#web/forms/comparison/FieldChange.tsx';
import { findProblems } from '#web/forms/define-record-form.ts';
import { isSameDraft, mergeDrafts } from '#web/forms/editing/draft.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { makePost } from '#web/testing/records/make-post.ts';
import { categoriesQuery } from '../../posts.queries.ts';
import { EMPTY_POST, type PostDraft } from './post-draft.ts';
import { postForm } from './post-form.tsx';

const complete = { ...EMPTY_POST, title: 'Zlato', catid: 3 };

const MORNING = { publishDate: '2001-11-21', publishTime: '08:30' };

/** The end that is the same moment as the beginning. */
function endOf({ publishDate, publishTime }: typeof MORNING) {
  return { endDate: publishDate, endTime: publishTime };
}

describe('problems of a form', () => {
  test('none in a form with title and category', () => {
    expect(findProblems(postForm, complete)).toEqual([]);
  });

  test.each([
    ['title and category of an empty form', EMPTY_POST, ['title', 'catid']],
    ['a title of spaces', { ...complete, title: '  ' }, ['title']],
    ['a title over 500 letters', { ...complete, title: 'a'.repeat(501) }, ['title']],
    ['a time without a day', { ...complete, publishTime: '08:30' }, ['publishDate']],
    ['a time that there is not', { ...complete, publishDate: '2026-11-21', publishTime: '25:00' }, ['publishDate']],
    ['an end before today', { ...complete, endDate: '2001-11-21' }, ['endDate']],
    ['an end without a day', { ...complete, endTime: '08:30' }, ['endDate']],
    ['an end at the beginning', { ...complete, ...MORNING, ...endOf(MORNING) }, ['endDate']],
    ['an end before the beginning', { ...complete, ...MORNING, endDate: '2001-11-21', endTime: '08:29' }, ['endDate']],
    ['an end in the past of a post that is public at once', { ...complete, ...endOf(MORNING) }, ['endDate']],
  ])('%s', (_, draft, fields) => {
    expect(findProblems(postForm, draft).map(({ field }) => field)).toEqual(fields);
  });

  test.each([
    [{ endTime: '08:30' }, 'Kraj objave: nedostaje dan, npr. 24-11-2026.'],
    [{ ...MORNING, ...endOf(MORNING) }, 'Kraj objave mora biti nakon vremena objave.'],
  ])('the end of the publication says what is wrong with it: %o', (fields, message) => {
    expect(findProblems(postForm, { ...complete, ...fields })).toMatchObject([{ label: 'kraj objave', message }]);
  });

  test('a title of 500 letters, a complete date and time, and an end in the past after it are valid', () => {
    const end = { endDate: '2001-11-21', endTime: '08:31' };
    const draft = { ...complete, title: 'a'.repeat(500), ...MORNING, ...end };
    expect(findProblems(postForm, draft)).toEqual([]);
  });
});

describe('two forms are equal', () => {
  test.each([
    ['when an absent picture is an empty path', { images: {} }, { images: { image_intro: '' } }],
    [
      'in any order of the pictures',
      { images: { image_intro: 'a', image_fulltext: 'b' } },
      { images: { image_fulltext: 'b', image_intro: 'a' } },
    ],
    ['after a way through the storage', {}, JSON.parse(JSON.stringify(EMPTY_POST))],
  ])('%s', (_, a, b) => {
    expect(isSameDraft(postForm, { ...EMPTY_POST, ...a }, { ...EMPTY_POST, ...b })).toBe(true);
  });
});

const describeWith = (field: keyof PostDraft, fields: Partial<PostDraft>) =>
  describeField(postForm, field, { ...EMPTY_POST, ...fields });

test('a rich text becomes plain text with one line for each block', () => {
  const fulltext = '<h2>Zlato</h2><p>Prvi <b>redak</b><br>drugi</p><ul><li>točka</li></ul>';
  expect(describeWith('fulltext', { fulltext })).toBe('Zlato\nPrvi redak\ndrugi\ntočka');
});

test('scripts in a rich text never run when it is described', () => {
  const introtext =
    '<p>Uvod</p><img src="x" onerror="document.title = \'zlo\'"><script>document.title = "zlo"</script>';
  expect(describeWith('introtext', { introtext })).toMatch(/^Uvod/);
  expect(document.title).not.toBe('zlo');
});

test.each([
  ['language', { language: 'en-GB' }, 'Engleski'],
  ['state', { state: 1 }, 'Objavljeno'],
  ['state', { state: 0 }, 'Skica'],
  ['title', { title: 'Zlato' }, 'Zlato'],
  ['catid', { catid: undefined }, ''],
] as const)('%s is described in words: %j', (field, fields, text) => {
  expect(describeWith(field, fields)).toBe(text);
});

test('pictures are named by their place, with their words and without empty values', () => {
  const images = { image_intro: 'a.jpg', image_intro_alt: '', image_intro_caption: 'Barka', float_intro: 'left' };
  expect(postForm.fields.images.pictures?.(images)).toEqual([
    { place: 'Slika u popisu', path: 'a.jpg', words: 'Potpis: Barka\nPoložaj: left' },
  ]);
  expect(postForm.fields.images.pictures?.({ image_fulltext: '', image_fulltext_alt: 'Veslači' })).toEqual([
    { place: 'Slika u članku', path: '', words: 'Alternativni tekst: Veslači' },
  ]);
  expect(postForm.fields.gallery.pictures?.([{ image: 'b.jpg', caption: 'B' }, { image: 'c.jpg' }])).toEqual([
    { path: 'b.jpg', words: 'B' },
    { path: 'c.jpg', words: '' },
  ]);
});

test('the pictures of a text are compared too', () => {
  const fulltext = '<p>Zlato <img src="/files/a.jpg" alt="Barka"></p>';
  expect(postForm.fields.fulltext.pictures?.(fulltext)).toEqual([{ path: '/files/a.jpg', words: 'Barka' }]);
});

test.each([
  [3, 'Olimpijske igre'],
  [99, '99'],
])('category %i is described by its name if it has one', async (catid, name) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(categoriesQuery.queryKey, [{ id: 3, title: 'Olimpijske igre' }]);
  const { container } = await render(
    <QueryClientProvider client={client}>{describeWith('catid', { catid })}</QueryClientProvider>,
  );
  expect(container.textContent).toBe(name);
});

test.each([
  ['the server’s reason', 400, { message: 'Kategorija ne postoji.', code: 'invalid-input' }, 'Kategorija ne postoji.'],
  ['Unesi podatke for missing data', 400, { message: 'Unesite podatke', code: 'incomplete' }, 'Unesi podatke'],
])('a post that is not created shows %s', (_, status, body, sentence) => {
  expect(postForm.describeFailure?.(new ApiError(status, body), false)).toBe(sentence);
});

test('a post that is not changed shows Nešto nije u redu! with the reason', () => {
  const error = new ApiError(503, { message: 'Poslužitelj je zauzet.' });
  expect(postForm.describeFailure?.(error, true)).toBe('Nešto nije u redu! Poslužitelj je zauzet.');
});

describe('a stored article', () => {
  const stored = (draft: Partial<PostDraft>, before?: PostDraft) => {
    const publication = postForm.publication?.({ ...complete, ...draft }, { id: 9, alias: 'zlato' }, before);
    return [publication?.describeSave('06:55'), publication?.url, ...(publication?.since ? [publication.since] : [])];
  };

  test('says whether the public sees it, and where', () => {
    const now = { publishDate: '2026-01-02', publishTime: '08:00' };
    expect(stored({ state: 0 })).toEqual(['Skica spremljena', undefined]);
    expect(stored({ state: 1 })).toEqual(['Objavljeno u 06:55', 'https://www.hoo.hr/zlato']);
    expect(stored({ state: 1, ...now })).toEqual(['Objavljeno u 06:55', 'https://www.hoo.hr/zlato']);
    const later = { publishDate: '2099-06-01', publishTime: '08:00' };
    expect(stored({ state: 1, ...later })).toEqual(['Zakazano za 01-06-2099 u 08:00', undefined]);
    const ended = { endDate: '2026-01-03', endTime: '08:00' };
    expect(stored({ state: 1, ...now, ...ended })).toEqual(['Objava je završila 03-01-2026 u 08:00', undefined]);
    expect(stored({ state: 0, ...now, ...ended })).toEqual(['Skica spremljena', undefined]);
    const ending = { endDate: '2099-06-01', endTime: '08:00' };
    expect(stored({ state: 1, ...now, ...ending })).toEqual(['Objavljeno u 06:55', 'https://www.hoo.hr/zlato']);
  });

  test('a correction of a public article says since when the change is public, and since when the article', () => {
    const now = { publishDate: '2026-01-02', publishTime: '08:00' };
    const first = ['Objavljeno u 06:55', 'https://www.hoo.hr/zlato'];
    expect(stored({ state: 1, ...now }, { ...complete, ...now, state: 0 })).toEqual(first);
    expect(
      stored({ state: 1, ...now }, { ...complete, state: 1, publishDate: '2099-06-01', publishTime: '08:00' }),
    ).toEqual(first);
    const corrected = ['Izmjene su javne od 06:55', 'https://www.hoo.hr/zlato', 'javno od 02-01-2026'];
    expect(stored({ state: 1, ...now }, { ...complete, ...now, state: 1 })).toEqual(corrected);
    expect(stored({ state: 0, ...now }, { ...complete, ...now, state: 1 })).toEqual(['Skica spremljena', undefined]);
  });

  test('has the public address that the server names', () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="public-post-path" content="/vijesti/{alias}.html">');
    expect(stored({ state: 1 })[1]).toBe('https://www.hoo.hr/vijesti/zlato.html');
    document.head.lastElementChild?.remove();
  });
});

test('an article of which two users changed other paragraphs has both', () => {
  const draft = (...parts: string[]): PostDraft => ({ ...complete, fulltext: parts.join('') });
  const base = draft('<h2>Judo</h2>', '<p>Prvi</p>', '<ul><li>a</li><li>b</li></ul>', '<p>Zadnji</p>');
  const mine = draft('<h2>Judo</h2>', '<p>Moj</p>', '<ul><li>a</li><li>b</li></ul>', '<p>Zadnji</p>');
  const theirs = draft('<h2>Judo</h2>', '<p>Prvi</p>', '<ul><li>a</li><li>c</li></ul>', '<p>Zadnji</p>', '<p>Novi</p>');
  const both = draft('<h2>Judo</h2>', '<p>Moj</p>', '<ul><li>a</li><li>c</li></ul>', '<p>Zadnji</p>', '<p>Novi</p>');
  expect(mergeDrafts(postForm, { base, mine, theirs })).toEqual({ merged: both, conflicts: [] });
});

test('the preview of a new post has no date, that of a stored one its own', () => {
  const body = { title: 'Zlato', language: 'hr-HR', introtext: '', fulltext: '', images: '{}', gallery: '[]' };
  expect(postForm.toPreview?.(complete, undefined)).toEqual({ kind: 'post', body });
  const { created } = makePost();
  expect(postForm.toPreview?.(complete, makePost())).toEqual({ kind: 'post', body: { ...body, created } });
});
