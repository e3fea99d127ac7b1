import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { body, button, openArticle } from '#web/testing/open-article.tsx';

const PARAGRAPHS = Array.from({ length: 60 }, (_, index) => `<p>Odlomak ${index + 1}</p>`).join('');

const toggle = () => button('Preko cijelog zaslona');
const draft = () => button('Vrati skicu');
const open = (options = {}) => openArticle(PARAGRAPHS, options);

const place = (element: Element) => element.getBoundingClientRect();
const fillsScreen = () => {
  const host = document.querySelector('[data-full-screen]');
  return host !== null && place(host).width === window.innerWidth && place(host).height === window.innerHeight;
};

describe('the full screen', () => {
  it('its button opens and closes it', async () => {
    await open();
    await toggle().click();
    await expect.poll(fillsScreen).toBe(true);
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
    await toggle().click();

    await expect.poll(fillsScreen).toBe(false);
  });

  it('Ctrl+Shift+F opens it and Escape closes it, at the place where the user is writing', async () => {
    const { written } = await open();
    await body().getByText('Odlomak 40').click();
    const before = place(body().getByText('Odlomak 40').element()).top;
    await userEvent.keyboard('{End}{Control>}{Shift>}F{/Shift}{/Control}!');
    await expect.poll(fillsScreen).toBe(true);
    expect(place(body().getByText('Odlomak 40!').element()).top).toBeCloseTo(before, 0);
    await userEvent.keyboard('{Escape}!');
    await expect.poll(fillsScreen).toBe(false);
    await expect.poll(written).toContain('<p>Odlomak 40!!</p>');
    expect(place(body().getByText('Odlomak 40!!').element()).top).toBeCloseTo(before, 0);

    await expect.element(body()).toHaveFocus();
  });

  it('keeps the undo history', async () => {
    const { written } = await open();
    await body().getByText('Odlomak 2', { exact: true }).click();
    await userEvent.keyboard('{End}!{Control>}{Shift>}F{/Shift}{/Control}');
    await expect.poll(fillsScreen).toBe(true);
    await expect.poll(written).toContain('Odlomak 2!');
    await userEvent.keyboard('{Control>}z{/Control}');

    await expect.poll(written).toBe(PARAGRAPHS);
  });

  it('closes the find bar before it closes itself', async () => {
    await open();
    await body().getByText('Odlomak 1', { exact: true }).click();
    await userEvent.keyboard('{Control>}{Shift>}F{/Shift}f{/Control}');
    await expect.element(page.getByRole('textbox', { name: 'Pronađi' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(body()).toHaveFocus();
    expect(fillsScreen()).toBe(true);
    await userEvent.keyboard('{Escape}');

    await expect.poll(fillsScreen).toBe(false);
  });

  it('closes when the focus moves to a covered element', async () => {
    await open();
    await toggle().click();
    await expect.poll(fillsScreen).toBe(true);
    (draft().element() as HTMLElement).focus();
    await expect.poll(fillsScreen).toBe(false);

    await expect.element(draft()).toBeInViewport();
  });

  it('stays open under a dialog', async () => {
    await open();
    await toggle().click();
    await page.getByRole('button', { name: 'Video' }).click();
    await expect.element(page.getByLabelText('Adresa videa')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

    expect(fillsScreen()).toBe(true);
  });

  it('keeps its close button in view on a phone', async () => {
    await page.viewport(360, 740);
    await open();
    await expect.element(toggle()).toBeInViewport();
    await toggle().click();
    await expect.poll(fillsScreen).toBe(true);
    await expect.element(toggle()).toBeInViewport();

    expect(document.querySelector('[data-full-screen]')?.scrollWidth).toBeLessThanOrEqual(360);
  });
});

it('has no violation of the accessibility rules in either scheme', async () => {
  await open();
  await toggle().click();
  await expect.poll(fillsScreen).toBe(true);

  await expectAccessibleInBoth(document.querySelector('[data-full-screen]') ?? undefined);
});
