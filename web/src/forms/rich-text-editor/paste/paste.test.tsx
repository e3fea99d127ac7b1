import { PASTED_TEXTS } from '@baklja/contract/testing/pasted-texts';
import { expect, test } from 'vitest';
import { body, enterBody, openArticle } from '#web/testing/open-article.tsx';
import { PASTE_SAMPLES } from '#web/testing/paste-samples.ts';

const files = import.meta.glob<string>('../../../testing/paste-samples/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const SAMPLES = [
  ...Object.entries(files).map(([path, html]) => ({ name: path.replace(/^.*\/|\.txt$/g, ''), html })),
  ...PASTE_SAMPLES,
];

/** Returns the HTML of an empty article after the clipboard was pasted into it. */
async function paste(html: string): Promise<string | undefined> {
  const { written } = await openArticle('');
  await enterBody();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  body()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return written();
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** What readers would miss: the number of elements of each kind, and the external link targets. */
function inventory(html: string) {
  const { body } = parse(html);
  const count = (selector: string) => body.querySelectorAll(selector).length;
  return {
    headings: count('h1, h2, h3, h4, h5, h6, .MsoTitle'),
    lists: count('ul, ol') + new Set(html.match(/mso-list:\s*l\d+ level\d+/g)).size,
    tables: count('table'),
    cells: count('td, th'),
    pictures: count('img[src^="http"], img[src^="/"]'),
    links: count('a[href^="http"], a[href^="mailto:"]'),
  };
}

test.each(SAMPLES)('a clipboard is converted to our own HTML: $name', async ({ name, html }) => {
  const written = await paste(html);
  expect(written).toBe(PASTED_TEXTS[name]);
  expect(written).not.toMatch(/mso-|<o:|Mso|file:\/\/|class=|<span|<font|<div|docs-internal|javascript:/i);
  const styles = [...parse(written ?? '').querySelectorAll('[style]')].map((element) => element.getAttribute('style'));
  expect(styles.filter((style) => !/^text-align: (center|right|justify)$/.test(style ?? ''))).toEqual([]);
});

test.each(SAMPLES)('keeps its complete structure: $name', async ({ name, html }) => {
  expect(inventory(PASTED_TEXTS[name] ?? '')).toEqual(inventory(html));
});
