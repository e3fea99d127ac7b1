import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { FieldPicture, FormDefinition } from '../define-record-form.ts';
import { nameOfId } from '../fields/name-of-id.tsx';
import { FieldChange } from './FieldChange.tsx';

// The pictures do not exist: without this, some are an icon before they are looked at.
const stop = (event: Event) => event.target instanceof HTMLImageElement && event.stopImmediatePropagation();
beforeAll(() => window.addEventListener('error', stop, true));
afterAll(() => window.removeEventListener('error', stop, true));

type Draft = { text: string; pictures: readonly FieldPicture[]; folder: number | undefined };

const fields: FormDefinition<Draft>['fields'] = {
  text: { label: 'Tekst', describe: (html) => html.replace(/<[^>]+>/g, ''), pictures: (html) => picturesOf(html) },
  pictures: { label: 'Slike', pictures: (pictures) => pictures },
  folder: { label: 'Folder', describe: nameOfId((id) => (id === 3 ? 'Izvješća' : undefined)) },
};

const picturesOf = (html: string) => [...html.matchAll(/src="([^"]+)"/g)].map(([, path = '']) => ({ path }));

/** What a comparison of the two values shows: pictures as `[name]`, marked words as `+word` and `-word`. */
async function shownOf(field: keyof Draft, before: Partial<Draft>, after: Partial<Draft>, side?: 'before' | 'after') {
  const empty: Draft = { text: '', pictures: [], folder: undefined };
  const drafts = { before: { ...empty, ...before }, after: { ...empty, ...after } };
  const { container } = await render(
    <FieldChange form={{ fields }} field={field} {...drafts} {...(side && { side })} />,
  );
  const copy = container.cloneNode(true) as HTMLElement;
  for (const image of copy.querySelectorAll('img')) image.replaceWith(`[${image.src.split('/').at(-1)}]`);
  for (const mark of copy.querySelectorAll('ins, del')) mark.prepend(mark.tagName === 'INS' ? '+' : '-');
  return copy.textContent;
}

const boat = { place: 'Slika u popisu', path: 'a/boat.jpg', words: 'Barka' };
const gym = { path: 'a/gym%20nova.jpg' };

test('a picture is shown on the side that has it, and on both sides where only its words changed', async () => {
  const changed = { ...boat, words: 'Čamac' };
  const before = { pictures: [boat, gym] };
  const after = { pictures: [changed] };
  expect(await shownOf('pictures', before, after, 'before')).toBe(
    '[gym%20nova.jpg?w=320]-gym nova.jpg[boat.jpg?w=320]Slika u popisu: boat.jpg\n-Barka',
  );
  expect(await shownOf('pictures', before, after, 'after')).toBe('[boat.jpg?w=320]Slika u popisu: boat.jpg\n+Čamac');
  expect(await shownOf('pictures', before, after)).toBe(
    '[gym%20nova.jpg?w=320]-gym nova.jpg[boat.jpg?w=320]Slika u popisu: boat.jpg\n-Barka+Čamac',
  );
});

test('pictures that are the same are counted, and a side without any says so', async () => {
  expect(await shownOf('pictures', { pictures: [boat] }, { pictures: [boat, gym] }, 'before')).toBe('1 slika je ista.');
  expect(await shownOf('pictures', {}, { pictures: [gym] }, 'before')).toBe('(prazno)');
  const turned = { pictures: [gym, boat, { path: 'judo.jpg' }] };
  expect(await shownOf('pictures', { pictures: [boat, gym] }, turned)).toBe(
    '[judo.jpg?w=320]+judo.jpg2 slike su iste.',
  );
});

test('a picture in another place of the record was removed from one and added to the other', async () => {
  const at = (place: string) => ({ pictures: [{ path: 'a.jpg', place }] });
  expect(await shownOf('pictures', at('A'), at('B'))).toBe('[a.jpg?w=320]-A: a.jpg[a.jpg?w=320]+B: a.jpg');
});

test('another record is shown by its name, and by its number when it is not found', async () => {
  expect(await shownOf('folder', { folder: 3 }, { folder: 12 })).toBe('-Izvješća +br. 12 ');
  expect(await shownOf('folder', {}, { folder: 3 }, 'before')).toContain('(prazno)');
});

test('another order of the same pictures shows the order', async () => {
  const [one, other] = [{ path: 'a.jpg' }, { path: 'b.jpg' }];
  expect(await shownOf('pictures', { pictures: [one, other] }, { pictures: [other, one] }, 'after')).toBe(
    'Slike su iste; promijenjen je njihov redoslijed.[b.jpg?w=320]b.jpg[a.jpg?w=320]a.jpg',
  );
});

test('a text shows its words and its pictures, and says so when neither changed', async () => {
  const before = { text: '<p>Prvo zlato</p><img src="x/a.jpg">' };
  expect(await shownOf('text', before, { text: '<p>Prvo srebro</p><img src="x/b.jpg">' }, 'after')).toBe(
    'Prvo +srebro[b.jpg?w=320]+b.jpg',
  );
  expect(await shownOf('text', before, { text: '<p>Prvo zlato</p><img src="x/b.jpg">' }, 'before')).toBe(
    '[a.jpg?w=320]-a.jpg',
  );
  expect(await shownOf('text', before, { text: '<h2>Prvo zlato</h2><img src="x/a.jpg">' }, 'after')).toBe(
    'Riječi su iste; promijenjeni su oblikovanje ili poveznice.',
  );
});
