import { expect, test } from 'vitest';
import { kindOf } from './media-kind.ts';
import { splitName } from './split-name.ts';

test.each([
  ['image/jpeg', 'slika JPEG'],
  ['text/csv; charset=utf-8', 'tablica CSV'],
  ['application/x-unknown', 'application/x-unknown'],
])('%s is called %s', (mediaType, kind) => expect(kindOf(mediaType)).toBe(kind));

test.each([
  ['Izvješće v2.1.pdf', 'Izvješće v2.1', '.pdf'],
  ['bez-nastavka', 'bez-nastavka', ''],
  ['.htaccess', '.htaccess', ''],
])('%s is %s and %s', (name, stem, ending) => expect(splitName(name)).toEqual({ stem, ending }));
