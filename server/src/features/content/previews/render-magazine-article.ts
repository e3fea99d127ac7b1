import { issuePeriod } from '@baklja/contract/features/magazine/issue-number';
import { type Markup, markup } from '../../../html/markup.ts';
import { magazinePreviewText as words } from './preview.text.ts';
import { previewDocument } from './preview-document.ts';
import { heading, type PreviewOptions, text } from './render-preview.ts';

/** An article of the magazine as a preview shows it: names in place of ids, HTML clean. */
export type ShownArticle = {
  naslov: string;
  podnaslov: string;
  section: string | undefined;
  issue: { title: string; mjesec: string; godina: number | null } | undefined;
  /** Names of those who sign it, in order. */
  signers: readonly string[];
  photographer: string | undefined;
  firstPage: number | null;
  lastPage: number | null;
  /** Content (HTML). */
  content: string;
};

/** The magazine is Croatian. */
const LANGUAGE = 'hr-HR';

export async function renderMagazineArticle(article: ShownArticle, options: PreviewOptions): Promise<string> {
  const { naslov, podnaslov, section, signers, photographer, content } = article;
  const record = markup`<article>
${line('preview-section', section)}
${heading(naslov, LANGUAGE)}
${line('preview-subtitle', podnaslov)}
${line('preview-signers', signers.join(', '))}
${line('preview-photographs', photographer && `${words.photographs} ${photographer}`)}
${line('preview-date', printedIn(article))}
${await text('preview-body', content, LANGUAGE, options)}
</article>`;
  return previewDocument({ title: naslov, language: LANGUAGE, record, ...options });
}

/** „Olimp 083, rujan 2026., str. 16 – 21” */
function printedIn({ issue, firstPage, lastPage }: ShownArticle): string {
  const pages = firstPage !== null && words.pages(firstPage, lastPage ?? firstPage);
  return [issue?.title, issue && issuePeriod(issue), pages].filter(Boolean).join(', ');
}

function line(className: string, words: string | undefined): Markup | undefined {
  return words?.trim() ? markup`<p class="${className}">${words}</p>` : undefined;
}
