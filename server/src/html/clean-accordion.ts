import type { AccordionEntry } from '@baklja/contract/features/pages';

/** The accordion of a page with the HTML of every entry clean. Takes and answers JSON text. */
export function cleanAccordion(accordion: string, cleanHtml: (html: string) => string): string {
  const entries = JSON.parse(accordion) as AccordionEntry[];
  return JSON.stringify(entries.map((entry) => ({ ...entry, data: cleanHtml(entry.data) })));
}
