import type { AccordionEntry } from '@baklja/contract/features/pages';

/** Cleans the HTML of every entry in the accordion of a page. Takes and returns JSON text. */
export function cleanAccordion(accordion: string, cleanHtml: (html: string) => string): string {
  const entries = JSON.parse(accordion) as AccordionEntry[];
  return JSON.stringify(entries.map((entry) => ({ ...entry, data: cleanHtml(entry.data) })));
}
