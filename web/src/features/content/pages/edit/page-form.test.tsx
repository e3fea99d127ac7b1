import { describe, expect, test } from 'vitest';
import { describeProblems, findProblems } from '#web/forms/define-record-form.ts';
import { mergeDrafts } from '#web/forms/editing/draft.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { EMPTY_PAGE } from './page-draft.ts';
import { pageForm } from './page-form.ts';

const LINK = { title: 'Natječaj', link: '/page/111/1' };

describe('problems of a page', () => {
  test('a title of spaces counts as missing, and its message comes first', () => {
    const problems = findProblems(pageForm, { ...EMPTY_PAGE, title: ' ', buttons: [{ title: '', link: '' }] });
    expect(problems.map(({ field }) => field)).toEqual(['title', 'buttons-title-0', 'buttons-link-0']);
    const say = (found: typeof problems, isUpdate: boolean) =>
      describeProblems(pageForm, { problems: found, draft: { ...EMPTY_PAGE, title: ' ' }, isUpdate });
    expect(say(problems, false)).toBe('Unesite naslov!');
    expect(say(problems, true)).toBe('Pripazite da je naslov unesen!');
    expect(say(problems.slice(1), false)).toBe('Ispravite:');
    expect(say(problems.slice(2), false)).toBe(problems[2]?.message);
  });

  test.each(['https://www.hoo.hr', 'www.hoo.hr', '/page/111/1', 'ured@hoo.hr', 'tel:+38513659666', '#vrh'])(
    'the address %s is harmless',
    (link) => {
      expect(findProblems(pageForm, { ...EMPTY_PAGE, title: 'K', buttons: [{ title: 'A', link }] })).toEqual([]);
    },
  );

  test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,zlo', '//evil.example', ''])(
    'the address %j is rejected',
    (link) => {
      expect(findProblems(pageForm, { ...EMPTY_PAGE, title: 'K', buttons: [{ title: 'A', link }] })).toHaveLength(1);
    },
  );

  test('an address that is stored may stay, also at another place, and another one is rejected', () => {
    const [bad, other] = [
      { title: 'A', link: 'javascript:alert(1)' },
      { title: 'B', link: '//evil.example' },
    ];
    const stored = { ...EMPTY_PAGE, title: 'K', buttons: [LINK, bad] };
    expect(findProblems(pageForm, { ...stored, title: 'L', buttons: [bad, LINK] }, stored)).toEqual([]);
    expect(findProblems(pageForm, { ...stored, buttons: [bad, other] }, stored).map(({ field }) => field)).toEqual([
      'buttons-link-1',
    ]);
  });

  test('an entry needs a title but no text', () => {
    const draft = { ...EMPTY_PAGE, title: 'K' };
    expect(findProblems(pageForm, { ...draft, accordion: [{ title: 'A', data: '' }] })).toEqual([]);
    expect(findProblems(pageForm, { ...draft, accordion: [{ title: '', data: '<p>A</p>' }] })).toHaveLength(1);
  });
});

test.each([
  [new ApiError(400, { message: 'X', code: 'incomplete' }), 'Unesite naslov!', 'Pripazite da je naslov unesen!'],
  [
    new ApiError(400, { message: 'X', code: 'invalid-input', errors: [{ field: 'title', message: 'X' }] }),
    'Unesite naslov!',
    'Pripazite da je naslov unesen!',
  ],
  [new ApiError(400, { message: 'Predugo.', code: 'too-long' }), 'Predugo.', 'Predugo.'],
])('a title that the server misses is asked for, every other refusal shows its reason: case %#', (error, ...shown) => {
  expect([false, true].map((isUpdate) => pageForm.describeFailure?.(error, isUpdate))).toEqual(shown);
});

test('two users who change different parts lose nothing', () => {
  const base = { ...EMPTY_PAGE, title: 'K' };
  const { merged, conflicts } = mergeDrafts(pageForm, {
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

test('the preview shows which parts are on, with the content of all', () => {
  const parts = { buttons: '[]', accordion: '[]', gallery: '[]', image: '{}' };
  const shown = { show_buttons: 1, show_accordion: 0, show_gallery: 0 };
  const draft = { ...EMPTY_PAGE, title: 'K', show_buttons: 1 as const };
  const body = { title: 'K', language: 'hr-HR', description: '', ...parts, ...shown };
  expect(pageForm.toPreview?.(draft, undefined)).toEqual({ kind: 'page', body });
});
