import { describe, expect, test } from 'vitest';
import { refusedAddressesOf, withoutRefusedAddresses } from './address-rows.ts';
import { type AddressKind, isAllowedAddress } from './addresses.ts';
import { allRoutes } from './index.ts';
import { HOSTILE_ADDRESSES } from './testing/hostile-addresses.ts';

const ALL: readonly AddressKind[] = ['file', 'web', 'site', 'relative', 'mail', 'phone'];

const kindsThatAllow = (address: string) => ALL.filter((kind) => isAllowedAddress(address, { allows: [kind] }));

test.each(HOSTILE_ADDRESSES)('no kind of address allows %j', (address) => {
  expect(kindsThatAllow(address)).toEqual([]);
  expect(isAllowedAddress(address, { allows: ALL })).toBe(false);
});

test.each<[string, ...AddressKind[]]>([
  ['', ...ALL],
  ['  ', ...ALL],
  ['images/2026/zlato.jpg', 'file', 'relative'],
  ['images\\2026\\zlato.jpg', 'file', 'relative'],
  ['/files/images/Izvje%C5%A1%C4%87e%201.jpg?w=640', 'file', 'site', 'relative'],
  ['/files/dokumenti/Plan: 1.pdf', 'file', 'site', 'relative'],
  ['galerije/Šćitarjevo – 2026 (1).jpg', 'file', 'relative'],
  ['dokumenti/godina..2026.pdf', 'file', 'relative'],
  ['/page/111', 'file', 'site', 'relative'],
  ['/', 'file', 'site', 'relative'],
  ['  /x \n', 'file', 'site', 'relative'],
  ['../api/users', 'relative'],
  ['/files/../api/users', 'site', 'relative'],
  ['images/%2e%2E/api', 'relative'],
  ['images\\..\\..\\api', 'relative'],
  ['..', 'relative'],
  ['#vrh', 'relative'],
  ['?a=b:c', 'relative'],
  ['natjecanja', 'file', 'relative'],
  ['https://issuu.com/primjer/docs/olimp-083', 'web'],
  ['HTTP://example.org', 'web'],
  [' https://example.org/javascript: ', 'web'],
  ['https://'],
  ['http://?a'],
  ['https:///evil.example'],
  ['mailto:ured@example.org', 'mail'],
  ['mailto:'],
  ['tel:+385 1 3659 666', 'phone'],
  ['ftp://example.org/a.pdf'],
  ['dokumenti\u0007.pdf'],
])('%j is allowed by the kinds %s, %s, %s', (address, ...kinds) => {
  expect(kindsThatAllow(address)).toEqual(ALL.filter((kind) => kinds.includes(kind)));
});

describe('a record', () => {
  const [bad, good] = ['javascript:alert(1)', 'images/a.jpg'];

  test('tells its refused addresses with their fields, those in JSON texts with their places', () => {
    const post = {
      images: JSON.stringify({ image_intro: good, image_fulltext: bad, image_fulltext_alt: bad }),
      gallery: JSON.stringify([{ image: good }, { image: bad, caption: bad }, { image: '//evil.example' }]),
    };
    expect(refusedAddressesOf('post', post).map(({ field, value, place }) => [field, value, place])).toEqual([
      ['images', bad, undefined],
      ['gallery', bad, 2],
      ['gallery', '//evil.example', 3],
    ]);
    expect(refusedAddressesOf('magazineIssue', { link: bad, slika: good, issuu: good, opis: bad })).toMatchObject([
      { field: 'issuu', value: good },
      { field: 'link', value: bad },
    ]);
  });

  test('is shown with empty texts in their places, and everything else to the letter', () => {
    const gallery = `[ {"image":"${bad}","id":7,"caption":"${bad}"}, {"image":"${good}","other":null} ]`;
    const shown = withoutRefusedAddresses('post', { title: bad, gallery, images: '{"image_intro":"a.jpg"}' });
    expect(shown).toEqual({
      title: bad,
      images: '{"image_intro":"a.jpg"}',
      gallery: `[{"image":"","id":7,"caption":"${bad}"},{"image":"${good}","other":null}]`,
    });
  });

  test.each(['', 'null', '[]', '{', '"javascript:"', '[null,1,{"image":5}]', '{"image_intro":null}', '[[{}]]'])(
    'with the odd JSON text %s is shown as it is',
    (text) => {
      const row = { images: text, gallery: text };
      expect(withoutRefusedAddresses('post', row)).toEqual(row);
    },
  );

  test.each(HOSTILE_ADDRESSES)('does not show %j in any JSON text', (address) => {
    for (const text of [JSON.stringify([{ image: address }]), JSON.stringify([{ image: address }], null, 2)]) {
      expect(JSON.parse(withoutRefusedAddresses('post', { gallery: text }).gallery)).toEqual([{ image: '' }]);
    }
  });
});

type Schema = {
  type?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  'x-address'?: unknown;
  'x-json'?: Schema;
  'x-row'?: Schema;
};

/** Names and descriptions that speak of an address. */
const SPEAKS_OF_AN_ADDRESS =
  /address|\bpath\b|picture|cover|\blink\b|url|^(link|image|img|pdf|slika|issuu|issue|web|image_\w+):/i;

/** Texts about an address that are none, and paths that are no part of a record. */
const NO_ADDRESSES_OF_RECORDS = [
  'otp: code of the authenticator application, or a recovery code; asked for by the code second-factor',
  'email: email address',
  'image_intro_alt: alternative text of the picture of lists',
  'image_intro_caption: caption of the picture of lists',
  'float_intro: side of the picture of lists',
  'image_fulltext_alt: alternative text of the picture of the article',
  'image_fulltext_caption: caption of the picture of the article',
  'float_fulltext: side of the picture of the article',
  'caption: shown below the picture',
  'title: words of the link',
  'value: words of the link',
  'author: who made the picture',
  'path: folder; a slash at the end is optional',
  'subfolder: path below the root folder; a slash at the end is optional',
  'links: addresses, in any order',
];

const NO_ADDRESSES_IN_ANSWERS = [
  'target_kind: page, documentFolder or file; null for an address that is not checked',
  'url: encoded address of the whole picture; what it answers may be kept for a year',
  'srcset: addresses in all widths; empty for a drawing',
];

describe('every field', () => {
  const speakingOfAddresses = (schema: Schema | undefined) =>
    fieldsOf(schema)
      .filter(
        ([, field]) =>
          holdsText(field) && fieldsOf({ properties: { field } }).every(([, { 'x-address': marker }]) => !marker),
      )
      .map(([name, { description = '' }]) => `${name}: ${description}`)
      .filter((field) => SPEAKS_OF_AN_ADDRESS.test(field));

  test('of a write that speaks of an address is made by addressInput', () => {
    const fields = allRoutes.flatMap(({ route }) => speakingOfAddresses(route.body as Schema | undefined));
    expect(new Set(fields)).toEqual(new Set(NO_ADDRESSES_OF_RECORDS));
  });

  test('of an answer to the public that speaks of an address is made by address', () => {
    const answers = allRoutes.filter(({ route }) => route.access === 'public' && route.method === 'GET');
    const fields = answers.flatMap(({ route }) => speakingOfAddresses(route.response as Schema));
    const none = [...NO_ADDRESSES_OF_RECORDS, ...NO_ADDRESSES_IN_ANSWERS];
    expect([...new Set(fields)].filter((field) => !none.includes(field))).toEqual([]);
  });
});

/** Whether the field holds a text: alone, in a list, or as JSON. */
function holdsText({ type, items, anyOf = [] }: Schema): boolean {
  return [type].flat().includes('string') || [...(items ? [items] : []), ...anyOf].some(holdsText);
}

function fieldsOf(schema: Schema | undefined): [string, Schema][] {
  if (!schema) return [];
  const own = Object.entries(schema.properties ?? {});
  const inner = [schema.items, ...(schema.anyOf ?? []), schema['x-json'], schema['x-row']];
  return [...own, ...[...own.map(([, field]) => field), ...inner].flatMap(fieldsOf)];
}
