import { previewRoutes } from '@baklja/contract/features/content/previews';
import { HTML_MAX_LENGTH } from '@baklja/contract/limits';
import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { cleanAccordion } from './clean-accordion.ts';
import { makeHtmlCleaner } from './clean-html.ts';
import { makeCleanHtml } from './clean-texts.ts';
import { makeHtmlWork } from './html-work.ts';

const hosts = { videoHosts: DEFAULT_VIDEO_HOSTS };
const as = 'superadmin';

/** A harmful text that is cleaned in a thread, and what is left of it. */
const LONG = `<p onclick="x">${'riječ '.repeat(6000)}</p><script>1</script>`;
const CLEANED = `<p>${'riječ '.repeat(6000)}</p>`;

describe('the work on HTML', () => {
  const script = new URL('./clean-html-worker.ts', import.meta.url);
  const work = makeHtmlWork<{ html: string; videoHosts: readonly string[] }>(script, () => 'done here');
  const textOf = (length: number) => ({ html: 'a'.repeat(length), ...hosts });

  test('is done in a thread for texts of more than 30,000 letters', async () => {
    expect(await work(textOf(30_000))).toBe('done here');
    expect(await work(textOf(30_001))).toBe('a'.repeat(30_001));
  });

  test('gives other calls a turn before each short text', async () => {
    const seen: string[] = [];
    const clean = async (html: string) => {
      const cleaned = await work({ html, ...hosts });
      seen.push('text');
      setImmediate(() => seen.push('turn'));
      return cleaned;
    };
    await cleanAccordion(JSON.stringify([1, 2, 3].map((id) => ({ title: '', data: `<p>${id}</p>` }))), clean);
    expect(seen).toEqual(['text', 'turn', 'text', 'turn', 'text']);
  });

  test('gives the same in a thread', async () => {
    const clean = makeCleanHtml(hosts);
    const here = makeHtmlCleaner(hosts);
    const rows = '<tr><td>1.</td><td><a href="/page/1/1" style="color: red">Ana Čop</a></td></tr>'.repeat(5000);
    const table = `<table><tbody>${rows}</tbody></table>`;
    expect(await clean(table)).toBe(table);
    for (const piece of ['<', '<div>', '<b><p>', '<td>', '&amp;', '<a href=\u00a0javascript:x>']) {
      const html = piece.repeat(HTML_MAX_LENGTH / 10 / piece.length);
      expect(await clean(html)).toBe(here(html));
    }
  });
});

describe.each(DATABASE_NAMES)('a long text on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  test('of each preview is cleaned and placed', async () => {
    const link = '<a href="/page/1/1">x</a>';
    const placed = '<a href="https://www.hoo.hr/page/1/1" target="_blank" rel="noopener noreferrer">x</a>';
    const html = LONG + link;
    const base = { title: 'a', language: 'hr-HR' };
    const bodies = [
      [previewRoutes.previewPost, { ...base, introtext: html, fulltext: html }],
      [
        previewRoutes.previewPage,
        { ...base, description: html, show_accordion: 1, accordion: [{ title: '', data: html }] },
      ],
      [previewRoutes.previewMagazineArticle, { naslov: 'a', puni_sadrzaj: html + html }],
    ] as const;
    for (const [route, rawBody] of bodies) {
      const answer = await testApp.call(route, { as, rawBody });
      expect([route.path, answer.statusCode]).toEqual([route.path, 200]);
      expect(answer.json().html.split(`${CLEANED}${placed}`)).toHaveLength(3);
    }
  });
});
