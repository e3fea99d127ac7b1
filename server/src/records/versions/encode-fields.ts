/** Texts from this length on are written after the JSON, which would take longer to write than to compress. */
const LONG_TEXT = 1000;

/** The fields of a version but for its long texts, and the length of each of those, in order. */
type Head = { fields: Record<string, unknown>; texts: [field: string, length: number][] };

/** Writes fields as a line of JSON, followed by the long texts as they are. */
export function encodeFields(fields: Record<string, unknown>): Buffer {
  const head: Head = { fields: {}, texts: [] };
  let texts = '';
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' && value.length >= LONG_TEXT) {
      head.texts.push([field, value.length]);
      texts += value;
    } else {
      head.fields[field] = value;
    }
  }
  return Buffer.from(`${JSON.stringify(head)}\n${texts}`);
}

/** The fields that {@link encodeFields} wrote. */
export function decodeFields(encoded: Buffer): Record<string, unknown> {
  const whole = encoded.toString();
  const end = whole.indexOf('\n');
  const { fields, texts }: Head = JSON.parse(whole.slice(0, end));
  let start = end + 1;
  for (const [field, length] of texts) {
    fields[field] = whole.slice(start, start + length);
    start += length;
  }
  return fields;
}
