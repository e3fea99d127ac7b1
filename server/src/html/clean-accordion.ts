import type { AccordionEntry } from '@baklja/contract/features/content/pages';
import type { CleanHtml } from './clean-texts.ts';

/** Cleans the HTML of every entry in the accordion of a page, one after another. Takes and returns JSON text. */
export async function cleanAccordion(accordion: string, cleanHtml: CleanHtml): Promise<string> {
  const entries = JSON.parse(accordion) as AccordionEntry[];
  const cleaned: AccordionEntry[] = [];
  for (const entry of entries) cleaned.push({ ...entry, data: await cleanHtml(entry.data) });
  return JSON.stringify(cleaned);
}
