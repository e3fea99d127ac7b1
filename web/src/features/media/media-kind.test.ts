import { expect, test } from 'vitest';
import { kindOf } from './media.text.ts';

test.each([
  ['image/jpeg', 'slika JPEG'],
  ['text/csv; charset=utf-8', 'tablica CSV'],
  ['application/x-unknown', 'application/x-unknown'],
])('%s is called %s', (mediaType, kind) => expect(kindOf(mediaType)).toBe(kind));
