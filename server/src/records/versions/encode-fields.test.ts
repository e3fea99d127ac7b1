import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFields, encodeFields } from './encode-fields.ts';

const long = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `${text}\n"`.repeat(400));
const value = fc.oneof(long, fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null));
// No column has the name of a setter.
const name = fc.string({ unit: 'grapheme' }).filter((text) => text !== '__proto__');

test('fields with short and long texts, lines and quotes among them, come back as they were', () => {
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (fields) => {
      expect(decodeFields(encodeFields(fields))).toEqual(fields);
    }),
    { numRuns: 200 },
  );
});
