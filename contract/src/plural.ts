/** Numbers with Croatian nouns, for the texts of server and browser. */

const rules = new Intl.PluralRules('hr');

/** The three forms of a Croatian noun after a number: 1 članak, 2 članka, 5 članaka. */
export type NounForms = { one: string; few: string; other: string };

/** A number with its noun in the right form. */
export function countOf(count: number, forms: NounForms): string {
  return `${formatNumber(count)} ${formFor(count, forms)}`;
}

/** The form that a number requires, without the number: `Odabran`, `Odabrana` or `Odabrano` before it. */
export function formFor(count: number, forms: NounForms): string {
  const form = rules.select(count) as keyof NounForms;
  return forms[form] ?? forms.other;
}

/** `3–4`, or one number when both are the same. A word joiner keeps the line from breaking after the dash. */
export function formatRange(first: number | string, last: number | string): string {
  return first === last ? String(first) : `${first}–\u2060${last}`;
}

/** A whole number in Croatian notation: 1.587. */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}
