import type { DeletedContent } from '@baklja/contract/features/site/bin';
import { parseJsonText } from '@baklja/contract/json-text';
import { HTML_FIELDS } from '@baklja/contract/records/bin';
import { capitalised } from '@baklja/contract/records/record-words';
import { describeValue } from '#web/lists/record-fields/field-values.ts';
import { fieldWord } from '#web/lists/record-fields/field-words.ts';

/** A field of a deleted record: lines of text, addresses of pictures, and HTML texts. Fields without a value have no fact. */
export type ContentFact = { field: string; word: string; lines: string[]; pictures: string[]; texts: string[] };

/** Captions that the gallery holds too, and the folder and name that the path holds too. */
const REPEATED = new Set(['gallery_captions', 'folder', 'name_folded']);

const PICTURE = /\.(jpe?g|png|webp|gif|avif|svg)([?#].*)?$/i;

/** The fields of a deleted record that users know, short ones first. */
export function factsOfContent({ kind, fields, names }: DeletedContent): ContentFact[] {
  const facts = Object.entries(fields).flatMap(([field, value]): ContentFact[] => {
    const word = fieldWord(kind, field);
    if (word === undefined || REPEATED.has(field) || value === null || value === '') return [];
    const fact = { field, word: capitalised(word), ...piecesOf(field, value, names[field]) };
    return fact.lines.length + fact.pictures.length + fact.texts.length === 0 ? [] : [fact];
  });
  return [...facts.filter(({ texts }) => texts.length === 0), ...facts.filter(({ texts }) => texts.length > 0)];
}

type Pieces = Pick<ContentFact, 'lines' | 'pictures' | 'texts'>;

function piecesOf(field: string, value: unknown, name: string | undefined): Pieces {
  const nothing = { lines: [], pictures: [], texts: [] };
  if (name !== undefined) return { ...nothing, lines: [name] };
  if (typeof value !== 'string') return { ...nothing, lines: [describeValue(field, value)] };
  if (HTML_FIELDS.includes(field)) return { ...nothing, texts: [value] };
  const parsed = /^[[{]/.test(value) ? parseJsonText(value) : undefined;
  const strings = parsed === undefined ? [value] : stringsIn(parsed);
  const isHtml = (text: string) => field === 'accordion' && /<\w/.test(text);
  const isPicture = (text: string) => field !== 'path' && field !== 'name' && PICTURE.test(text);
  return {
    lines: strings
      .filter((text) => !isPicture(text) && !isHtml(text))
      .map((text) => (parsed === undefined ? describeValue(field, text) : text)),
    pictures: strings.filter(isPicture),
    texts: strings.filter(isHtml),
  };
}

/** Every text in a value of JSON, in its order. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
