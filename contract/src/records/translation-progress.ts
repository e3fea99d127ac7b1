/** How much of a record is translated into the other language. Server and browser count in the same way. */
import { type JsonItem, textOf } from '../json-text.ts';

/** A text that is translated by itself; `field` names its place in the form, the same in both languages. */
export type Unit = {
  noun: UnitNoun;
  text: string;
  field: string;
  /** It is a block of a rich text. */
  isBlock?: true;
  /** It belongs to a picture, which the other record may lack. */
  isOfPicture?: true;
  /** The translation has nothing in its place. */
  isMissing?: true;
};

export type UnitNoun = 'title' | 'heading' | 'paragraph' | 'caption' | 'alt' | 'link';

/** The texts of a post; gallery and pictures may hold anything, as old records do. */
export type PostTexts = {
  title: string;
  introtext: string;
  fulltext: string;
  gallery: readonly JsonItem[];
  images: JsonItem;
};

export type PageTexts = {
  title: string;
  description: string;
  buttons: readonly JsonItem[];
  accordion: readonly JsonItem[];
  gallery: readonly JsonItem[];
  image: JsonItem;
};

/** `left` are the units that are neither translated nor the same on purpose, in the order of the form. */
export type TranslationProgress = { left: Unit[]; same: string[]; translated: number; all: number };

export function unitsOfPost({ title, introtext, fulltext, gallery, images }: PostTexts): Unit[] {
  return [
    { noun: 'title', text: title, field: 'title' },
    ...unitsOfHtml(introtext, 'introtext'),
    ...unitsOfHtml(fulltext, 'fulltext'),
    ...captionsOf(gallery),
    ...['image_intro', 'image_fulltext'].flatMap((picture): Unit[] => {
      if (textOf(images[picture]) === '') return [];
      return (['alt', 'caption'] as const).map((noun) => {
        const field = `${picture}_${noun}`;
        return { noun, text: textOf(images[field]), field, isOfPicture: true };
      });
    }),
  ];
}

export function unitsOfPage({ title, description, buttons, accordion, gallery, image }: PageTexts): Unit[] {
  return [
    { noun: 'title', text: title, field: 'title' },
    ...unitsOfHtml(description, 'description'),
    ...buttons.map(
      (button, place): Unit => ({ noun: 'link', text: textOf(button['title']), field: `buttons-${place}` }),
    ),
    ...accordion.flatMap((entry, place): Unit[] => [
      { noun: 'heading', text: textOf(entry['title']), field: `accordion-${place}` },
      ...unitsOfHtml(textOf(entry['data']), `accordion-text-${place}`),
    ]),
    ...captionsOf(gallery),
    ...(textOf(image['url']) === ''
      ? []
      : [{ noun: 'caption', text: textOf(image['caption']), field: 'image', isOfPicture: true } as const]),
  ];
}

function captionsOf(gallery: readonly JsonItem[]): Unit[] {
  return gallery.map(({ caption }, place) => {
    return { noun: 'caption', text: textOf(caption), field: `gallery-${place}`, isOfPicture: true };
  });
}

const BLOCKS = new Set('h1 h2 h3 h4 h5 h6 p li td th figcaption blockquote'.split(' '));
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** The innermost blocks with words of a rich text, in their order. The HTML is well-formed, as it is stored. */
export function unitsOfHtml(html: string, field: string): Unit[] {
  const units: Unit[] = [];
  /** The text of the open block, while there is no other block in it. */
  let text: string | undefined;
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (text !== undefined) text += html.slice(end, index);
    end = index + tag.length;
    if (!BLOCKS.has(name.toLowerCase())) continue;
    if (slash && text !== undefined) {
      units.push({ noun: nounOf(name.toLowerCase()), text: decoded(text), field, isBlock: true });
    }
    text = slash ? undefined : '';
  }
  return withWords(units);
}

function nounOf(tag: string): UnitNoun {
  if (tag === 'figcaption') return 'caption';
  return /^h\d$/.test(tag) ? 'heading' : 'paragraph';
}

const CHARACTERS: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

function decoded(text: string): string {
  return text.replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => CHARACTERS[name] ?? '');
}

/**
 * Compares a translation with its original: a text is untranslated while it is equal to one of the original, wherever
 * that one is, and while its field is empty and that of the original is not.
 */
export function translationProgress(
  translation: readonly Unit[],
  original: readonly Unit[],
  sameTexts: readonly string[],
): TranslationProgress {
  const [present, source] = [withWords(translation), withWords(original)];
  const known = new Set(source.map(({ text }) => text));
  const filled = new Set(present.map(({ field }) => field));
  const fields = new Set(translation.map(({ field }) => field));
  const missing = source
    .filter(({ field, isOfPicture }) => !filled.has(field) && (!isOfPicture || fields.has(field)))
    .map((unit): Unit => ({ ...unit, isMissing: true }));
  const order = [...new Set([...original, ...translation].map(({ field }) => field))];
  const open = [...present.filter(({ text }) => known.has(text)), ...missing];
  open.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  const onPurpose = new Set(sameTexts);
  const left = open.filter(({ text }) => !onPurpose.has(text));
  const openTexts = new Set(open.map(({ text }) => text));
  const same = sameTexts.filter((text) => openTexts.has(text));
  const all = present.length + missing.length;
  return { left, same, translated: all - open.length, all };
}

/** The units that have words, with plain spaces. Numbers and addresses are the same in every language. */
function withWords(units: readonly Unit[]): Unit[] {
  return units.map((unit) => ({ ...unit, text: normalised(unit.text) })).filter(({ text }) => hasWords(text));
}

function normalised(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/** Whether a text has words to translate. */
export function hasWords(value: string): boolean {
  return /\p{L}{2}/u.test(value) && !/^(https?:\/\/|\/)\S+$/.test(value);
}
