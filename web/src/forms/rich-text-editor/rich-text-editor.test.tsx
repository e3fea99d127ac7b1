import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { OLD_TEXTS } from '#web/testing/legacy-html.ts';
import { body, button, enterBody, openArticle } from '#web/testing/open-article.tsx';

async function choose(menu: RegExp, choice: string) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
}

async function chooseMore(role: 'menuitem' | 'menuitemradio', name: string) {
  await button('Više').click();
  await page.getByRole(role, { name, exact: true }).click();
}

describe('an old text', () => {
  // `rich-text-document.test.tsx` checks each of them by itself.
  it('is not changed by opening it, and keeps every byte except the typed letter', async () => {
    const texts = OLD_TEXTS.filter(({ name }) => name !== 'not well-formed').map(({ html }) => html);
    const html = texts.join('\n<p>Dalje</p>\n');
    const { onBodyChange, written } = await openArticle(`${html}\n<p>Kraj</p>`);
    await enterBody();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(onBodyChange).not.toHaveBeenCalled();
    await body().getByText('Kraj').click();
    await userEvent.keyboard('{End}!');
    await expect.poll(written).toBe(`${html}\n<p>Kraj!</p>`);
  });

  it('is the loaded text again after undo, and is replaced by a restored draft', async () => {
    const html = '<p class="a">Jedan</p>\n<P>Dva</P>';
    const { written, onBodyChange } = await openArticle(html);
    await enterBody();
    await userEvent.keyboard('!');
    await expect.poll(written).toBe('<p class="a">Jedan</p>\n<p>Dva!</p>');
    await button('Poništi').click();
    await expect.poll(written).toBe(html);
    onBodyChange.mockClear();
    await page.getByRole('button', { name: 'Vrati skicu' }).click();
    await expect.element(body()).toHaveTextContent('Vraćeni tekst');
    expect(onBodyChange).not.toHaveBeenCalled();
  });

  it('keeps the classes that are not shown when a block is cut and pasted', async () => {
    const html =
      '<h2 class="mantine-Modal-root ql-align-center">Jedan</h2>\n<p class="x">Dva <span class="y">tri</span></p>';
    const { written } = await openArticle(html);
    await enterBody();
    const shown = () => [...body().element().querySelectorAll('[class]')].map(({ className }) => className);
    expect(shown()).toEqual(['ql-align-center', '', '']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.cut();
    await expect.poll(written).not.toContain('Dva');
    await userEvent.paste();
    await expect.poll(written).toBe(html);
    expect(shown()).toEqual(['ql-align-center', '', '']);
  });
});

describe('the toolbar', () => {
  it('writes every format, each of which one step undoes', async () => {
    const { written } = await openArticle('<p>Riječ</p>');
    await enterBody('{Control>}a{/Control}');
    const press = (name: string) => (button(name).element() as HTMLElement).click();
    for (const [act, html] of [
      [() => button('Podebljano').click(), '<p><strong>Riječ</strong></p>'],
      [() => press('Kurziv'), '<p><em>Riječ</em></p>'],
      [() => press('Podcrtano'), '<p><u>Riječ</u></p>'],
      [() => press('Precrtano'), '<p><s>Riječ</s></p>'],
      [() => press('Citat'), '<blockquote><p>Riječ</p></blockquote>'],
      [() => press('Popis'), '<ul><li><p>Riječ</p></li></ul>'],
      [() => press('Numerirani popis'), '<ol><li><p>Riječ</p></li></ol>'],
      [() => press('Povećaj uvlaku'), '<p style="margin-left: 3em">Riječ</p>'],
      [() => choose(/^Vrsta odlomka/, 'Naslov 1'), '<h1>Riječ</h1>'],
      [() => choose(/^Vrsta odlomka/, 'Naslov 3'), '<h3>Riječ</h3>'],
      [() => chooseMore('menuitemradio', 'Sredina'), '<p style="text-align: center">Riječ</p>'],
      [() => chooseMore('menuitem', 'Donji indeks'), '<p><sub>Riječ</sub></p>'],
      [() => chooseMore('menuitem', 'Gornji indeks'), '<p><sup>Riječ</sup></p>'],
    ] as const) {
      await act();
      await expect.poll(written).toBe(html);
      await expect.element(body()).toHaveFocus();
      press('Poništi');
      await expect.poll(written).toBe('<p>Riječ</p>');
    }
  });

  it('combines font, size and colour in one span and removes all of it again', async () => {
    const { written } = await openArticle('<p>Riječ</p>');
    await enterBody('{Control>}a{/Control}');
    await choose(/^Pismo/, 'Comic Sans');
    await expect.poll(written).toBe('<p><span style="font-family: Comic Sans MS, cursive">Riječ</span></p>');
    await choose(/^Pismo/, 'Georgia');
    await choose(/^Veličina slova/, 'Sitno');
    await choose(/^Boja teksta/, 'Crvena');
    await expect
      .poll(written)
      .toBe('<p><span style="font-family: Georgia, serif; font-size: 0.875em; color: #c62828">Riječ</span></p>');
    await choose(/^Veličina slova/, 'Srednje');
    await choose(/^Pismo/, 'Zadano pismo');
    await choose(/^Boja teksta/, 'Bez boje');
    await expect.poll(written).toBe('<p>Riječ</p>');
  });

  it('clears all formatting', async () => {
    const { written } = await openArticle(
      '<h2 style="text-align: center"><strong>Riječ</strong> <span style="color: red">dvije</span></h2>',
    );
    await enterBody('{Control>}a{/Control}');
    await chooseMore('menuitem', 'Ukloni oblikovanje');
    await expect.poll(written).toBe('<p>Riječ dvije</p>');
  });

  it('indents a list item by making it a sub-item', async () => {
    const { written } = await openArticle('<ul><li>a</li><li>b</li></ul>');
    await enterBody();
    await button('Povećaj uvlaku').click();
    await expect.poll(written).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
    await button('Smanji uvlaku').click();
    await expect.poll(written).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('inserts a table and edits its rows', async () => {
    const { written } = await openArticle('');
    await enterBody();
    await button('Umetni tablicu 3 × 3').click();
    await userEvent.keyboard('Ime');
    await button('Dodaj redak ispod').click();

    const cells = (tag: string) => `<tr>${`<${tag}><p></p></${tag}>`.repeat(3)}</tr>`;
    const head = cells('th').replace('<p></p>', '<p>Ime</p>');
    await expect.poll(written).toBe(`<table><tbody>${head}${cells('td').repeat(3)}</tbody></table>`);
  });

  it.each([1440, 360])('has the tools of a table in sight while the cursor is in it, %i px wide', async (width) => {
    await page.viewport(width, 800);
    const { written } = await openArticle('<p>a</p><table><tbody><tr><td>b</td><td>c</td></tr></tbody></table>');
    const tools = page.getByRole('toolbar', { name: 'Alati tablice' });
    await enterBody('{Control>}{Home}{/Control}');
    expect(tools.query()).toBeNull();
    await body().getByText('b').click();
    await expect.element(tools).toMatchTextContent(/Redak.*Stupac/);
    const drawn = tools.element();
    const lines = [...drawn.children].map((group) => getComputedStyle(group).borderRightWidth);
    expect(lines.slice(-2)).toEqual(['0px', '0px']);
    await userEvent.keyboard('{Tab}');
    expect(tools.element()).toBe(drawn);
    await body().getByText('c').click();
    const outlined = [...body().element().querySelectorAll('td')].filter(
      (cell) => getComputedStyle(cell).outlineStyle === 'solid',
    );
    expect(outlined.map(({ textContent }) => textContent)).toEqual(['c']);
    if (width === 360) await button('Više za tablicu').click();
    await page.getByRole(width === 360 ? 'menuitem' : 'button', { name: 'Izbriši stupac' }).click();
    await expect.poll(written).toBe('<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>');
    if (width === 1440) await expectShownWell();
  });
});

describe('links and videos', () => {
  it('makes, changes and removes a link', async () => {
    const { written } = await openArticle('<p>Riječ</p>');
    await enterBody('{Control>}a{/Control}');
    await button('Poveznica').click();
    await page.getByLabelText('Adresa').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Spremi poveznicu' }).click();
    await expect.element(page.getByText('Ovakva adresa nije dopuštena.', { exact: false })).toBeVisible();
    await page.getByLabelText('Adresa').fill('www.hoo.hr');
    await page.getByLabelText('Otvori u novoj kartici').click();
    await page.getByRole('button', { name: 'Spremi poveznicu' }).click();
    await expect
      .poll(written)
      .toBe('<p><a href="https://www.hoo.hr" target="_blank" rel="noopener noreferrer">Riječ</a></p>');
    await button('Poveznica').click();
    await page.getByRole('button', { name: 'Ukloni poveznicu' }).click();
    await expect.poll(written).toBe('<p>Riječ</p>');
  });

  it('inserts a video of a known host and shows why another is rejected', async () => {
    const { written } = await openArticle('');
    await enterBody();
    await button('Video').click();
    await page.getByLabelText('Adresa videa').fill('https://evil.example/watch?v=1');
    await page.getByRole('button', { name: 'Umetni video' }).click();
    await expect.element(page.getByText('Ovaj poslužitelj nije dopušten.', { exact: false })).toBeVisible();
    await page.getByLabelText('Adresa videa').fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByRole('button', { name: 'Umetni video' }).click();
    await expect
      .poll(written)
      .toBe(
        '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" title="Video" allow="fullscreen; picture-in-picture" allowfullscreen="" loading="lazy"></iframe>',
      );
  });
});

describe('the keyboard', () => {
  it('Alt+F10 moves to the one stop of the toolbar, arrows move along it, and Escape moves back', async () => {
    const { written } = await openArticle('<p>Riječ</p>');
    await enterBody('{Control>}a{/Control}');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect.element(page.getByRole('button', { name: /^Vrsta odlomka/ })).toHaveFocus();
    const tools = page.getByRole('toolbar').getByRole('button').elements() as HTMLElement[];
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(button('Podebljano')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.element(button('Preko cijelog zaslona')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect.element(button('Preko cijelog zaslona')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(body()).toHaveFocus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect.element(button('Preko cijelog zaslona')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect.poll(written).toBe('<p><strong>Riječ</strong></p>');
    await expect.element(body()).toHaveFocus();
  });

  it('serves the text that has the focus', async () => {
    const { writtenIntro } = await openArticle('');
    (page.getByRole('textbox', { name: 'Uvod' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await button('Kurziv').click();
    await expect.poll(writtenIntro).toBe('<p><em>Uvod</em></p>');
    await expect.element(button('Kurziv')).toHaveAttribute('aria-pressed', 'true');
  });
});

it('has no violation of the accessibility rules in either scheme', async () => {
  const html = OLD_TEXTS.map((text) => text.html).filter((text) => !text.includes('ql-'));
  await openArticle(`<h2>Naslov</h2><p>Riječ</p>${html.join('\n')}`);
  await enterBody();
  await expectAccessibleInBoth(page.getByRole('toolbar').element());
  await expectAccessibleInBoth(body().element());
});
