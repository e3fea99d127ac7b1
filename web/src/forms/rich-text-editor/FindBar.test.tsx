import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { body, button, enterBody, openArticle } from '#web/testing/open-article.tsx';

const query = () => page.getByRole('textbox', { name: 'Pronađi' });
const replacement = () => page.getByRole('textbox', { name: 'Zamijeni s' });
const bar = () => page.elementLocator(document.querySelector('search')!);
const count = () => bar().getByRole('status');

const INTRO = '<p>Zlato u Parizu</p>';
const BODY = '<P class="a">Prvo zlato</P>\n<p>Nema ga</p>\n<p>Drugo <b>zla</b>to i ZLATO</p>';

const open = (html = BODY, options = {}) => openArticle(html, { intro: INTRO, ...options });

/** Puts the cursor at the beginning of the body and opens the bar from there. */
async function askFromBody() {
  await enterBody('{Control>}{Home}f{/Control}');
  await expect.element(query()).toHaveFocus();
}

const drawn = (kind = '') =>
  [...document.querySelectorAll(`[data-match${kind}]`)].map(({ textContent }) => textContent).join(' ');

describe('finding', () => {
  it('counts in the text that the user writes in, from the cursor on, and wraps around', async () => {
    await open();
    await enterBody('{Control>}{Home}f{/Control}');
    await expect.element(query()).toHaveFocus();
    await userEvent.keyboard('zlato');
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
  });

  it('moves to another text with the focus, and leaves the cursor where the user put it', async () => {
    const { writtenIntro } = await open();
    await askFromBody();
    await userEvent.keyboard('zlato');
    await expect.element(count()).toHaveTextContent('1 od 3');
    await page.getByRole('textbox', { name: 'Uvod' }).click();
    await expect.poll(() => drawn()).toBe('Zlato');
    await userEvent.keyboard('{End}!');

    await expect.poll(writtenIntro).toBe('<p>Zlato u Parizu!</p>');
  });

  it('marks every match and changes nothing; closing removes the marks and selects the chosen match', async () => {
    const { onBodyChange } = await open();
    await askFromBody();
    await userEvent.keyboard('zlato{Enter}');
    await expect.poll(() => drawn()).toBe('zlato zla to ZLATO');
    expect(drawn('="current"')).toBe('zla to');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => drawn()).toBe('');
    await expect.element(body()).toHaveFocus();
    await expect.poll(() => getSelection()?.toString()).toBe('zlato');
    expect(document.querySelector('search')).toBeNull();

    expect(onBodyChange).not.toHaveBeenCalled();
  });

  it('starts with the selected text, and keeps the former query otherwise', async () => {
    await open('<p>Veslanje</p>');
    await askFromBody();
    await userEvent.keyboard('skijanje{Escape}');
    await expect.element(body()).toHaveFocus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(query()).toHaveValue('skijanje');
    await userEvent.keyboard('{Escape}');
    await body().click();
    await userEvent.keyboard('{End}{Shift>}{Home}{/Shift}');
    await expect.poll(() => getSelection()?.toString()).toBe('Veslanje');
    await userEvent.keyboard('{Control>}f{/Control}');

    await expect.element(query()).toHaveValue('Veslanje');
  });

  it('respects case and diacritics when requested', async () => {
    await open('<p>Čilić, cilic, CILIC</p>');
    await askFromBody();
    await userEvent.keyboard('cilic');
    await expect.element(count()).toHaveTextContent('1 od 3');
    await button('Razlikuj velika i mala slova').click();
    await expect.element(count()).toHaveTextContent('1 od 1');

    await expect.element(button('Razlikuj velika i mala slova')).toHaveAttribute('aria-pressed', 'true');
  });

  it('does not search raw HTML', async () => {
    await open('<form><p>zlato</p></form><p>srebro</p>', { intro: '' });
    await askFromBody();
    await userEvent.keyboard('zlato');
    await expect.poll(() => count().element().textContent).toMatch('Nema podudaranja');
    await expect.element(button('Zamijeni sve')).toHaveAttribute('aria-disabled', 'true');

    await expect.element(button('Zamijeni')).toHaveAttribute('aria-disabled', 'true');
  });

  it('updates the count while the user types', async () => {
    await open('<p>zlato</p>', { intro: '' });
    await askFromBody();
    await userEvent.keyboard('zlato');
    await expect.element(count()).toHaveTextContent('1 od 1');
    await body().click();
    await userEvent.keyboard('{Control>}{End}{/Control} i zlato');

    await expect.element(count()).toHaveTextContent('1 od 2');
  });

  it('its button opens and closes it', async () => {
    await open();
    await button('Pronađi i zamijeni').click();
    await expect.element(query()).toHaveFocus();
    await expect.element(button('Pronađi i zamijeni')).toHaveAttribute('aria-pressed', 'true');
    await button('Zatvori').click();

    await expect.element(page.getByRole('textbox', { name: 'Uvod' })).toHaveFocus();
  });
});

describe('replacing', () => {
  it('replaces the chosen match and moves to the next', async () => {
    const { written } = await open();
    await askFromBody();
    await userEvent.keyboard('zlato');
    await replacement().fill('srebro');
    await userEvent.keyboard('{Enter}');
    await expect.poll(written).toBe(BODY.replace('<P class="a">Prvo zlato</P>', '<p class="a">Prvo srebro</p>'));
    await expect.element(count()).toHaveTextContent('1 od 2');
    await button('Zamijeni').click();

    await expect.poll(written).toContain('<p>Drugo <b>srebro</b> i ZLATO</p>');
  });

  it('does not find the text it has just inserted', async () => {
    const { written } = await open('<p>aa a</p>', { intro: '' });
    await askFromBody();
    await userEvent.keyboard('a');
    await replacement().fill('aba');
    await button('Zamijeni').click();
    await button('Zamijeni').click();

    await expect.poll(written).toBe('<p>abaaba a</p>');
  });

  it('replaces all in the text, keeps the rest byte for byte, and shows the number', async () => {
    const { written, writtenIntro } = await open();
    await askFromBody();
    await userEvent.keyboard('zlato');
    await replacement().fill('srebro');
    await button('Zamijeni sve').click();
    await expect.element(page.getByText('Zamijenjeno na 3 mjesta.')).toBeVisible();
    await expect
      .poll(written)
      .toBe('<p class="a">Prvo srebro</p>\n<p>Nema ga</p>\n<p>Drugo <b>srebro</b> i srebro</p>');

    expect(writtenIntro()).toBeUndefined();
  });

  it('is one step to undo', async () => {
    const { written } = await open();
    await askFromBody();
    await userEvent.keyboard('zlato');
    await button('Zamijeni sve').click();
    await expect.poll(written).not.toContain('zla');
    await userEvent.keyboard('{Escape}');
    await body().click();
    await userEvent.keyboard('{Control>}z{/Control}');

    await expect.poll(written).toBe(BODY);
  });

  it('leaves text that is correct already', async () => {
    const { onBodyChange } = await open('<P>Zlato</P>', { intro: '' });
    await askFromBody();
    await userEvent.keyboard('zlato');
    await replacement().fill('Zlato');
    await button('Zamijeni sve').click();
    await expect.element(page.getByText('Zamijenjeno na 1 mjestu.')).toBeVisible();
    await expect.element(button('Poništi')).toHaveAttribute('aria-disabled', 'true');

    expect(onBodyChange).not.toHaveBeenCalled();
  });

  it('keeps a link, and can delete words', async () => {
    const { written } = await open('<p>Vidi <a href="/page/1/1">stranicu</a> ovdje</p>', { intro: '' });
    await askFromBody();
    await userEvent.keyboard('stranicu');
    await replacement().fill('vijest');
    await button('Zamijeni').click();
    await expect.poll(written).toBe('<p>Vidi <a href="/page/1/1">vijest</a> ovdje</p>');
    await query().fill(' ovdje');
    await replacement().fill('');
    await button('Zamijeni').click();

    await expect.poll(written).toBe('<p>Vidi <a href="/page/1/1">vijest</a></p>');
  });
});

it('has no violation of the accessibility rules in either scheme', async () => {
  const html = '<h2>Zlato</h2><p><a href="/a">Zlato</a> <span style="color: #c62828">zlato</span></p>';
  await open(html);
  await askFromBody();
  await userEvent.keyboard('zlato');
  await expect.element(count()).toHaveTextContent('1 od 3');

  await expectAccessibleInBoth(bar().element());
  await expectAccessibleInBoth(body().element());
});
