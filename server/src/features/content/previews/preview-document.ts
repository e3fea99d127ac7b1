import type { Language } from '@baklja/contract/fields';
import { toZagrebFields, ZAGREB } from '@baklja/contract/zagreb-time';
import { type Markup, markup } from '../../../html/markup.ts';
import { noPreviewText, previewText } from './preview.text.ts';

/** The notice above a record that is seen through a link. */
export type Notice = { isPublic: boolean; expires: string };

type Parts = { title: string; language: Language; notice?: Notice | undefined; stylesheet: string; record: Markup };

export function previewDocument({ title, language, notice, stylesheet, record }: Parts): string {
  const { lang, untitled } = previewText[language];
  const line = notice && noticeLine(notice, language);
  return documentOf({ lang, title: title.trim() || untitled, stylesheet, body: markup`${line}<main>${record}</main>` });
}

/** The document for a link that leads to nothing. */
export function noPreviewDocument(stylesheet: string): string {
  const { title, help } = noPreviewText;
  const body = markup`<main class="preview-none"><h1>${title}</h1><p>${help}</p></main>`;
  return documentOf({ lang: 'hr', title, stylesheet, body });
}

type DocumentParts = Record<'lang' | 'title' | 'stylesheet', string> & { body: Markup };

function documentOf({ lang, title, stylesheet, body }: DocumentParts): string {
  return markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
${body}
</body>
</html>
`.html;
}

function noticeLine({ isPublic, expires }: Notice, language: Language): Markup {
  const { published, unpublished, until } = previewText[language];
  return markup`<header class="preview-notice">
<strong>${isPublic ? published : unpublished}</strong> <span>${until(formatMoment(expires, language))}</span>
</header>
`;
}

/** Day, month in words and year, as `21. studenoga 2026.` and `21 November 2026`. */
export function formatDay(stored: string, language: Language): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZAGREB } as const;
  return new Intl.DateTimeFormat(previewText[language].locale, format).format(new Date(stored));
}

/** Day and time, as `28. studenoga 2026. u 12:00` and `28 November 2026, 12:00`. */
function formatMoment(stored: string, language: Language): string {
  return `${formatDay(stored, language)}${language === 'hr-HR' ? ' u ' : ', '}${toZagrebFields(stored).time}`;
}
