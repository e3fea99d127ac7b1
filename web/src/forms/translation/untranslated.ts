import type { Language } from '@baklja/contract/fields';
import { countOf } from '@baklja/contract/plural';
import { parseMarkup } from '#web/lib/text/html-text.ts';
import { translationText as text } from './translation.text.ts';

/** `id` is the element id of its field; a text within a rich text has none, but may be `near` a field. */
export type Unit = { noun: UnitNoun; text: string; id?: string; near?: string };

/** How much is translated; `same` are equal texts that stay so on purpose. */
export type TranslationState = { left: readonly Unit[]; same: readonly string[]; all: number; language: Language };

export type UnitNoun = 'title' | 'heading' | 'paragraph' | 'caption' | 'alt' | 'link';

const NOUNS: Record<UnitNoun, Parameters<typeof countOf>[1]> = {
  title: { one: 'naslov', few: 'naslova', other: 'naslova' },
  heading: { one: 'međunaslov', few: 'međunaslova', other: 'međunaslova' },
  paragraph: { one: 'odlomak', few: 'odlomka', other: 'odlomaka' },
  caption: { one: 'potpis', few: 'potpisa', other: 'potpisa' },
  alt: { one: 'opis slike', few: 'opisa slika', other: 'opisa slika' },
  link: { one: 'poveznica', few: 'poveznice', other: 'poveznica' },
};

const BLOCK = 'h1, h2, h3, h4, h5, h6, p, li, td, th, figcaption, blockquote';

/** The innermost blocks with text below an element, in their order. */
export function blocksOf(root: Element): Element[] {
  return [...root.querySelectorAll(BLOCK)].filter((block) => !block.querySelector(BLOCK) && isText(textOf(block)));
}

/** The text of a block or field without differences in spaces. */
export function textOf(element: Element): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return normalised(isField ? element.value : (element.textContent ?? ''));
}

/** The headings, paragraphs and captions of a rich text. */
export function unitsOfHtml(html: string): Unit[] {
  return blocksOf(parseMarkup(html)).map((block) => ({ noun: nounOf(block.tagName), text: textOf(block) }));
}

/** The texts that have words. Numbers and addresses are the same in every language. */
export function withWords(units: readonly Unit[]): Unit[] {
  return units.map((unit) => ({ ...unit, text: normalised(unit.text) })).filter(({ text }) => isText(text));
}

/** The texts that are equal to one of the other record. */
export function findUntranslated(units: readonly Unit[], original: readonly Unit[]): Unit[] {
  const known = new Set(original.map(({ text }) => text));
  return units.filter(({ text }) => known.has(text));
}

/** `Još na hrvatskom: 1 odlomak, 2 potpisa.` */
export function describeUntranslated(left: readonly Unit[], language: Language): string {
  const nouns = (Object.keys(NOUNS) as UnitNoun[]).filter((noun) => left.some((unit) => unit.noun === noun));
  const counts = nouns.map((noun) => countOf(left.filter((unit) => unit.noun === noun).length, NOUNS[noun]));
  return `${text.stillIn(language)}: ${counts.join(', ')}.`;
}

function nounOf(tag: string): UnitNoun {
  if (tag === 'FIGCAPTION') return 'caption';
  return /^H\d$/.test(tag) ? 'heading' : 'paragraph';
}

function normalised(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

function isText(value: string): boolean {
  return /\p{L}{2}/u.test(value) && !/^(https?:\/\/|\/)\S+$/.test(value);
}
