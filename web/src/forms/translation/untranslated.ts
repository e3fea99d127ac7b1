import type { Language } from '@baklja/contract/fields';
import { countOf } from '@baklja/contract/plural';
import {
  hasWords,
  type TranslationProgress,
  type Unit,
  type UnitNoun,
} from '@baklja/contract/records/translation-progress';
import { translationText as text } from './translation.text.ts';

/** `language` is that of the original. */
export type TranslationState = TranslationProgress & { language: Language };

const NOUNS: Record<UnitNoun, Parameters<typeof countOf>[1]> = {
  title: { one: 'naslov', few: 'naslova', other: 'naslova' },
  heading: { one: 'međunaslov', few: 'međunaslova', other: 'međunaslova' },
  paragraph: { one: 'odlomak', few: 'odlomka', other: 'odlomaka' },
  caption: { one: 'potpis', few: 'potpisa', other: 'potpisa' },
  alt: { one: 'opis slike', few: 'opisa slika', other: 'opisa slika' },
  link: { one: 'poveznica', few: 'poveznice', other: 'poveznica' },
};

const BLOCK = 'h1, h2, h3, h4, h5, h6, p, li, td, th, figcaption, blockquote';

/** The innermost blocks with words below an element, in their order: the units of its rich text. */
export function blocksOf(root: Element): Element[] {
  return [...root.querySelectorAll(BLOCK)].filter((block) => !block.querySelector(BLOCK) && hasWords(textOf(block)));
}

/** The text of a block without differences in spaces. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** `Nije prevedeno: 1 odlomak, 2 potpisa.` */
export function describeUntranslated(left: readonly Unit[]): string {
  const nouns = (Object.keys(NOUNS) as UnitNoun[]).filter((noun) => left.some((unit) => unit.noun === noun));
  const counts = nouns.map((noun) => countOf(left.filter((unit) => unit.noun === noun).length, NOUNS[noun]));
  return `${text.untranslatedParts}: ${counts.join(', ')}.`;
}
