import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { body, enterBody, openArticle } from '#web/testing/open-article.tsx';
import { keyNames, SHORTCUTS } from './ShortcutsDialog.tsx';

const dialog = () => page.getByRole('dialog', { name: 'Prečaci na tipkovnici' });

async function open(html = '<p>Riječ</p>') {
  const article = await openArticle(html);
  await enterBody('{Control>}{Home}{/Control}');
  return article;
}

/** Presses the keys in the format of the list: `Mod Shift 8`. */
async function press(keys: string) {
  const names = keys.replace('Mod', 'Control').replace('Esc', 'Escape').split(' ');
  const modifiers = names.slice(0, -1);
  const key = names.at(-1)!;
  const sign = modifiers.includes('Shift') ? key : key.toLowerCase().replace('[', '[[');
  const [down, up] = ['>', ''].map((held) =>
    modifiers.map((name) => `{${held === '' ? '/' : ''}${name}${held}}`).join(''),
  );
  await userEvent.keyboard(`${down}${key.length > 1 ? `{${key}}` : sign}${up}`);
}

/** Simulates a keyboard on which the key has another character than on an English one. */
function pressOnCroatianKeyboard(key: string, init: KeyboardEventInit) {
  body()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ctrlKey: true, ...init }));
}

const selected = () => getSelection()?.toString().trim();

describe('on the selected text', () => {
  it('writes every format, and text again', async () => {
    const { written } = await open();
    for (const [keys, html, again] of [
      ['Mod B', '<p><strong>Riječ</strong></p>', 'Mod B'],
      ['Mod I', '<p><em>Riječ</em></p>', 'Mod I'],
      ['Mod U', '<p><u>Riječ</u></p>', 'Mod U'],
      ['Mod Shift S', '<p><s>Riječ</s></p>', 'Mod Shift S'],
      ['Mod ,', '<p><sub>Riječ</sub></p>', 'Mod ,'],
      ['Mod .', '<p><sup>Riječ</sup></p>', 'Mod .'],
      ['Mod Shift 1', '<h1>Riječ</h1>', 'Mod Shift 1'],
      ['Mod Shift 2', '<h2>Riječ</h2>', 'Mod Shift 2'],
      ['Mod Shift 3', '<h3>Riječ</h3>', 'Mod Shift 3'],
      ['Mod Shift 8', '<ul><li><p>Riječ</p></li></ul>', 'Mod Shift 8'],
      ['Mod Shift 7', '<ol><li><p>Riječ</p></li></ol>', 'Mod Shift 7'],
      ['Mod Shift B', '<blockquote><p>Riječ</p></blockquote>', 'Mod Z'],
      ['Mod ]', '<p style="margin-left: 3em">Riječ</p>', 'Mod ['],
    ] as const) {
      // Not Mod A: the browser turns that into a selection of text a moment after a format.
      await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}');
      await expect.poll(selected).toBe('Riječ');
      await press(keys);
      await expect.poll(written).toBe(html);
      // The browser has the selection a moment after the format.
      await expect.poll(selected).toBe('Riječ');
      await press(again);
      await expect.poll(written).toBe('<p>Riječ</p>');
    }
  });

  it('Mod Đ and Mod Š indent on a Croatian keyboard, and Shift with a number types no character there', async () => {
    const { written } = await open();
    pressOnCroatianKeyboard('đ', { keyCode: 221 });
    await expect.poll(written).toBe('<p style="margin-left: 3em">Riječ</p>');
    pressOnCroatianKeyboard('š', { keyCode: 219 });
    await expect.poll(written).toBe('<p>Riječ</p>');
    pressOnCroatianKeyboard('"', { keyCode: 50, shiftKey: true });
    await expect.poll(written).toBe('<h2>Riječ</h2>');
  });

  it('Tab and Shift Tab move a list item, and move through a table', async () => {
    const { written } = await open(
      '<ul><li>a</li><li>b</li></ul><table><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
    await body().getByText('b', { exact: true }).click();
    await press('Tab');
    await expect.poll(written).toContain('<ul><li>a<ul><li>b</li></ul></li></ul>');
    await press('Shift Tab');
    await expect.poll(written).toContain('<ul><li>a</li><li>b</li></ul>');
    await body().getByText('c', { exact: true }).click();
    await press('Tab');
    await userEvent.keyboard('x');
    await expect.poll(written).toContain('<td>c</td><td>x</td>');
    await press('Shift Tab');
    await userEvent.keyboard('y');
    await expect.poll(written).toContain('<td>y</td><td>x</td>');
  });

  it('Shift Enter starts a new line; Mod Z undoes, Mod Y and Mod Shift Z redo', async () => {
    const { written } = await open();
    await press('End');
    await press('Shift Enter');
    await userEvent.keyboard('a');
    await expect.poll(written).toBe('<p>Riječ<br>a</p>');
    for (const again of ['Mod Y', 'Mod Shift Z']) {
      await userEvent.keyboard('{Control>}zz{/Control}');
      await expect.poll(written).toBe('<p>Riječ</p>');
      await press(again);
      await press(again);
      await expect.poll(written).toBe('<p>Riječ<br>a</p>');
    }
  });

  it('Mod Shift V pastes without formatting', async () => {
    const { written } = await open('');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p><b>Zagreb</b></p>');
    clipboardData.setData('text/plain', 'Zagreb');
    pressOnCroatianKeyboard('V', { keyCode: 86, shiftKey: true });
    body()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.poll(written).toBe('<p>Zagreb</p>');
  });
});

describe('the list of keys', () => {
  it('opens by Alt+0, names every key in its group, and returns to the text', async () => {
    await open();
    await press('Alt 0');
    for (const [title, shortcuts] of Object.entries(SHORTCUTS)) {
      const group = dialog().getByRole('region', { name: title, exact: true });
      for (const name of Object.keys(shortcuts))
        await expect.element(group.getByText(name, { exact: true })).toBeVisible();
    }
    const heading = dialog().getByText('Naslov 2, a ponovno tekst').element().parentElement;
    const keys = [...(heading?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent);
    expect(keys).toEqual(['Ctrl', 'Shift', '2']);
    await expectAccessibleInBoth(dialog().element());
    await press('Esc');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(body()).toHaveFocus();
  });

  it('the menu of the toolbar opens it', async () => {
    await open();
    await page.getByRole('button', { name: 'Više' }).click();
    await page.getByRole('menuitem', { name: 'Prečaci' }).click();
    await expect.element(dialog()).toBeVisible();
    await dialog().getByRole('button').click();
    await expect.element(body()).toHaveFocus();
  });

  it('uses the key names of a Mac on a Mac', () => {
    expect(keyNames('Mod Shift F', true)).toEqual(['⌘', '⇧', 'F']);
    expect(keyNames('Mod Shift F', false)).toEqual(['Ctrl', 'Shift', 'F']);
  });
});
