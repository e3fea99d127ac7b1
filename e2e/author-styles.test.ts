import { readdir, readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './baklja.ts';
import { expect, test } from './fixtures.ts';

const ASSETS = new URL('../web/dist/assets/', import.meta.url);
const PREVIEW_STYLES = ['contract/assets/article-text.css', 'server/src/features/content/previews/preview.css'].map(
  (file) => new URL(`../${file}`, import.meta.url),
);

/** Content that would cover everything around it, in every way that inline styles allow. */
const COVERING_STYLES = [
  'position: fixed; z-index: 9999; top: 0; left: 0; width: 9000px; height: 9000px',
  'margin: -3000px 0 0 -3000px; padding: 3000px; width: 9000px; height: 9000px; display: block',
  'float: left; margin-top: -2000px; margin-left: -2000px; width: 9000px; height: 9000px',
  'display: inline-block; margin: -2000px; border: 4000px solid',
];
const COVERING = COVERING_STYLES.map(
  (style) => `<p><a href="https://tudja.example" style="${style}">Prijavite se ponovno</a></p>`,
).join('');

test('classes of the product have no effect in a text, and a text covers nothing around it', async ({
  page,
  logIn,
  request,
}) => {
  const sheets = (await readdir(ASSETS)).filter((name) => name.endsWith('.css'));
  const files = [...sheets.map((name) => new URL(name, ASSETS)), ...PREVIEW_STYLES];
  const styles = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const classes = [...new Set(styles.flatMap(classesIn))].filter((name) => !name.startsWith('ql-'));
  expect(classes.length).toBeGreaterThan(500);
  const paragraphs = ['', ...classes].map((name) => `<p class="${name}"><a class="${name}" href="/a">Tekst</a></p>`);
  const post = await createPost(request, `<p>Uvod</p>${paragraphs.join('')}${COVERING}`);

  await logIn('superadmin');
  await page.goto(`/post/detalji/${post.alias}`);
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text.getByText('Prijavite se ponovno')).toHaveCount(COVERING_STYLES.length);
  for (const name of sheets) await page.addStyleTag({ url: `/assets/${name}` });
  expect(
    await page.evaluate(findStyled, { selector: '[role=textbox][aria-label=Tekst] > p + p', count: classes.length }),
  ).toEqual([]);
  await expectNothingCovered(page, '[role=textbox][aria-label=Tekst]');

  await page.goto(post.preview);
  expect(await page.evaluate(findStyled, { selector: '.article-text > p + p', count: classes.length })).toEqual([]);
  await expectNothingCovered(page, '.article-text');
});

function classesIn(css: string): string[] {
  const selectors = css.replace(/"[^"]*"|url\([^)]*\)|\/\*[\s\S]*?\*\//g, '');
  return Array.from(selectors.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g), ([, name = '']) => name);
}

async function createPost(request: APIRequestContext, fulltext: string): Promise<{ alias: string; preview: string }> {
  const send = async (path: string, data: object, token = '') => {
    const response = await request.post(path, { data, headers: { token } });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const { token } = await send('/api/auth/login', { username: 'superadmin', password: DEMO_PASSWORD });
  const { id, alias } = await send(
    '/api/content/add/post',
    { title: 'Klase', catid: 1, language: 'hr-HR', fulltext },
    token,
  );
  const link = await send('/api/content/preview-links', { kind: 'post', id }, token);
  return { alias, preview: link.path };
}

/** Numbers of the paragraphs, among those that follow the first, that look different from it. Runs in the page. */
function findStyled({ selector, count }: { selector: string; count: number }): number[] {
  const [plain, ...others] = [...document.querySelectorAll(selector)].slice(0, count + 1);
  if (!plain || others.length !== count) throw new Error(`${others.length} of ${count} paragraphs`);
  const lookOf = (element: Element | null) => {
    const style = getComputedStyle(element as Element);
    return Array.from(style, (property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
  };
  const look = (paragraph: Element) => `${lookOf(paragraph)} / ${lookOf(paragraph.firstElementChild)}`;
  const expected = look(plain);
  return others.flatMap((paragraph, index) => (look(paragraph) === expected ? [] : [index]));
}

async function expectNothingCovered(page: Page, text: string): Promise<void> {
  for (const place of ['start', 'end'] as const) {
    await page.locator(text).evaluate((element, block) => element.scrollIntoView({ block }), place);
    expect(await page.evaluate(findCovered, text)).toEqual([]);
  }
}

/** Points of the window outside the box of the text that show something of the text. Runs in the page. */
function findCovered(selector: string): string[] {
  const text = document.querySelector(selector);
  if (!text) throw new Error(`no ${selector}`);
  const { left, right, top, bottom } = text.getBoundingClientRect();
  const points = Array.from({ length: 40 * 40 }, (_, index) => [
    ((index % 40) * innerWidth) / 40,
    (Math.floor(index / 40) * innerHeight) / 40,
  ]) as [number, number][];
  return points
    .filter(([x, y]) => x < left || x > right || y < top || y > bottom)
    .filter(([x, y]) => text.contains(document.elementFromPoint(x, y)) && document.elementFromPoint(x, y) !== text)
    .map(([x, y]) => `${x}, ${y}`);
}
