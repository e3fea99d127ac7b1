import { expect, test } from 'vitest';
import { day, defineListAddress, fixed, id, language, option, optionOr, page, search, sort } from './list-address.ts';

const address = defineListAddress({
  folder: fixed('images'),
  search: search(),
  language: language(),
  status: option('status', { draft: 'skica', published: 'objavljeno' }),
  category: id('kategorija'),
  from: day('od'),
  view: optionOr('prikaz', { table: 'tablica', grid: 'mreza' }, 'table'),
  ...sort({ created: { word: 'vrijeme', first: 'desc' }, title: { word: 'naslov', first: 'asc' } }),
  page: page(),
});

const read = (query: string) => address.read(new URLSearchParams(query));
const USUAL = read('');

test('missing parameters have their defaults, and defaults are left out of the address', () => {
  expect(USUAL).toEqual({
    folder: 'images',
    search: '',
    language: 'hr-HR',
    view: 'table',
    sort: 'created',
    order: 'desc',
    page: 1,
  });
  expect(address.write(USUAL).toString()).toBe('');
});

test('every parameter is read back from the address, in the order of the definition', () => {
  const request: typeof USUAL = {
    folder: 'images',
    search: 'čilić 100 %',
    language: 'en-GB',
    status: 'draft',
    category: 3,
    from: '2026-01-01',
    view: 'grid',
    sort: 'title',
    order: 'desc',
    page: 4,
  };
  const query = address.write(request).toString();
  expect(query).toBe(
    'trazi=%C4%8Dili%C4%87+100+%25&jezik=en-GB&status=skica&kategorija=3&od=2026-01-01&prikaz=mreza&poredak=naslov&smjer=silazno&stranica=4',
  );
  expect(read(query)).toEqual(request);
});

test.each([
  'jezik=de-DE',
  'status=svi',
  'status=toString',
  'kategorija=0',
  'kategorija=-1',
  'kategorija=3;drop',
  'kategorija=1e3',
  'kategorija=9999999999999999',
  'od=2026-02-30',
  'od=2026-13-01',
  'od=0026-01-01',
  'od=jucer',
  'poredak=id',
  'smjer=gore',
])('an invalid value counts as absent: %s', (query) => expect(read(query)).toEqual(USUAL));

test.each(['čilić i đoković', '100 % / 2 ? #1 & više', '-'])(
  'the search %j survives a round trip through the URL unchanged',
  (search) => expect(read(address.write({ ...USUAL, search }).toString())).toEqual({ ...USUAL, search }),
);

test.each([
  ['stranica=4', 4],
  ['stranica=', 1],
  ['stranica=-3', 1],
  ['stranica=0', 1],
  ['stranica=dva', 1],
  ['stranica=1000000', 1_000_000],
  ['stranica=1000001', 1_000_000],
])('%s is page %i', (query, number) => expect(read(query).page).toBe(number));

test('each column has its first order, which the address leaves out', () => {
  expect(read('poredak=naslov')).toMatchObject({ sort: 'title', order: 'asc' });
  expect(read('smjer=uzlazno')).toMatchObject({ sort: 'created', order: 'asc' });
  expect(address.write({ ...USUAL, sort: 'title', order: 'asc' }).toString()).toBe('poredak=naslov');
  expect(address.firstOrders).toEqual({ created: 'desc', title: 'asc' });
});

test('knows its filters', () => {
  expect(address.filters).toEqual(['status', 'category', 'from']);
});

test('a search is no longer than the server accepts', () => {
  expect(read(`trazi=${'a'.repeat(5000)}`).search.length).toBeLessThan(5000);
});
