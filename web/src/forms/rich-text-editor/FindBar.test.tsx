import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { body, button, enterBody, openArticle } from '#web/testing/open-article.tsx';

const query = () => page.getByRole('textbox', { name: 'Pronađi' });
const replacement = () => page.getByRole('textbox', { name: 'Zamijeni s' });
const bar = () => page.elementLocator(document.querySelector('search')!);
const count = () => bar().getByRole('status');

const BODY = '<P class="a">Prvo zlato</P>\n<p>Nema ga</p>\n<p>Drugo <b>zla</b>to i ZLATO</p>';

/** Opens an article, puts the cursor at the beginning of its body, and searches from there. */
async function find(words: string, html = BODY) {
  const article = await openArticle(html, { intro: '<p>Zlato u Parizu</p>' });
  await enterBody('{Control>}{Home}f{/Control}');
  await expect.element(query()).toHaveFocus();
  await userEvent.keyboard(words);
  return article;
}

const drawn = (kind = '') =>
  [...document.querySelectorAll(`[data-match${kind}]`)].map(({ textContent }) => textContent).join(' ');

it('marks and counts the matches of a text from the cursor on, steps around them, and changes nothing', async () => {
  const { onBodyChange } = await find('zlato');
  await expect.element(count()).toHaveTextContent('1 od 3');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(count()).toHaveTextContent('3 od 3');
  await userEvent.keyboard('{Enter}');
  await expect.element(count()).toHaveTextContent('1 od 3');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(count()).toHaveTextContent('3 od 3');
  await button('Sljedeće podudaranje').click();
  await expect.element(count()).toHaveTextContent('1 od 3');
  await button('Prethodno podudaranje').click();
  await expect.element(count()).toHaveTextContent('3 od 3');
  await query().click();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.poll(() => drawn()).toBe('zlato zla to ZLATO');
  expect(drawn('="current"')).toBe('zla to');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => drawn()).toBe('');
  await expect.element(body()).toHaveFocus();
  await expect.poll(() => getSelection()?.toString()).toBe('zlato');
  expect(document.querySelector('search')).toBeNull();
  expect(onBodyChange).not.toHaveBeenCalled();
});

it('moves to another text with the focus, leaves the cursor where the user put it, and counts what is typed', async () => {
  const { writtenIntro } = await find('zlato');
  await expect.element(count()).toHaveTextContent('1 od 3');
  await page.getByRole('textbox', { name: 'Uvod' }).click();
  await expect.poll(() => drawn()).toBe('Zlato');
  await userEvent.keyboard('{End} i zlato');
  await expect.poll(writtenIntro).toBe('<p>Zlato u Parizu i zlato</p>');
  await expect.element(count()).toHaveTextContent('1 od 2');
});

it('starts with the selected text, else with the former query; its button opens and closes it', async () => {
  await find('skijanje{Escape}', '<p>Veslanje</p>');
  await expect.element(body()).toHaveFocus();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(query()).toHaveValue('skijanje');
  await userEvent.keyboard('{Escape}');
  await body().click();
  await userEvent.keyboard('{End}{Shift>}{Home}{/Shift}');
  await expect.poll(() => getSelection()?.toString()).toBe('Veslanje');
  await button('Pronađi i zamijeni').click();
  await expect.element(query()).toHaveValue('Veslanje');
  await expect.element(query()).toHaveFocus();
  await expect.element(button('Pronađi i zamijeni')).toHaveAttribute('aria-pressed', 'true');
  await button('Zatvori').click();
  await expect.element(body()).toHaveFocus();
});

it('respects case and diacritics when requested, searches no raw HTML, and is accessible in both schemes', async () => {
  const html = '<h2>Čilić</h2><p><a href="/a">cilic</a> <span style="color: #c62828">CILIC</span></p>';
  await find('cilic', `${html}<form><p>cilic</p></form>`);
  await expect.element(count()).toHaveTextContent('1 od 3');
  await expectAccessibleInBoth(bar().element());
  await expectAccessibleInBoth(body().element());
  await button('Razlikuj velika i mala slova').click();
  await expect.element(count()).toHaveTextContent('1 od 1');
  await expect.element(button('Razlikuj velika i mala slova')).toHaveAttribute('aria-pressed', 'true');
  await query().fill('zlato');
  await expect.poll(() => count().element().textContent).toMatch('Nema podudaranja');
  await expect.element(button('Zamijeni sve')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Zamijeni')).toHaveAttribute('aria-disabled', 'true');
});

it('replaces the chosen match and moves to the next', async () => {
  const { written } = await find('zlato');
  await replacement().fill('srebro');
  await userEvent.keyboard('{Enter}');
  await expect.poll(written).toBe(BODY.replace('<P class="a">Prvo zlato</P>', '<p class="a">Prvo srebro</p>'));
  await expect.element(count()).toHaveTextContent('1 od 2');
  await button('Zamijeni').click();
  await expect.poll(written).toContain('<p>Drugo <b>srebro</b> i ZLATO</p>');
});

const LINK = '<p>Vidi <a href="/page/1/1">stranicu</a> ovdje</p>';

it.each([
  ['does not find what was inserted', '<p>aa a</p>', 'a', 'aba', '<p>abaaba a</p>'],
  ['keeps a link', LINK, 'stranicu', 'vijest', LINK.replace('stranicu', 'vijest')],
  ['deletes words', LINK, ' ovdje', '', LINK.replace(' ovdje', '')],
])('replacing twice %s', async (_, html, words, others, replaced) => {
  const { written } = await find(words, html);
  await replacement().fill(others);
  await button('Zamijeni').click();
  await button('Zamijeni').click({ force: true });
  await expect.poll(written).toBe(replaced);
});

it('replaces all in the text, keeps the rest byte for byte, shows the number, and is one step to undo', async () => {
  const { written, writtenIntro } = await find('zlato');
  await replacement().fill('srebro');
  await button('Zamijeni sve').click();
  await expect.element(page.getByText('Zamijenjeno na 3 mjesta.')).toBeVisible();
  const replaced = '<p class="a">Prvo srebro</p>\n<p>Nema ga</p>\n<p>Drugo <b>srebro</b> i srebro</p>';
  await expect.poll(written).toBe(replaced);
  expect(writtenIntro()).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  await body().click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(written).toBe(BODY);
});

it('leaves text that is correct already', async () => {
  const { onBodyChange } = await find('zlato', '<P>Zlato</P>');
  await replacement().fill('Zlato');
  await button('Zamijeni sve').click();
  await expect.element(page.getByText('Zamijenjeno na 1 mjestu.')).toBeVisible();
  await expect.element(button('Poništi')).toHaveAttribute('aria-disabled', 'true');
  expect(onBodyChange).not.toHaveBeenCalled();
});
