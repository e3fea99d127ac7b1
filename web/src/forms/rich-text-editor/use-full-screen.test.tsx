import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { body, button, openArticle } from '#web/testing/open-article.tsx';

const PARAGRAPHS = Array.from({ length: 60 }, (_, index) => `<p>Odlomak ${index + 1}</p>`).join('');

const toggle = () => button('Preko cijelog zaslona');
const place = (element: Element) => element.getBoundingClientRect();
const fillsScreen = () => {
  const host = document.querySelector('[data-full-screen]');
  return host !== null && place(host).width === window.innerWidth && place(host).height === window.innerHeight;
};

/** Opens a long article on the full screen. */
async function open() {
  const article = await openArticle(PARAGRAPHS);
  await expect.element(toggle()).toBeInViewport();
  await toggle().click();
  await expect.poll(fillsScreen).toBe(true);
  return article;
}

it('its button opens and closes it, it stays open under a dialog, and it is accessible in both schemes', async () => {
  await open();
  await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleInBoth(document.querySelector('[data-full-screen]') ?? undefined);
  await page.getByRole('button', { name: 'Video' }).click();
  await expect.element(page.getByLabelText('Adresa videa')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(fillsScreen()).toBe(true);
  await toggle().click();
  await expect.poll(fillsScreen).toBe(false);
});

it('Ctrl+Shift+F opens it and Escape closes it, at the place where the user is writing, with the history', async () => {
  const { written } = await openArticle(PARAGRAPHS);
  await body().getByText('Odlomak 40').click();
  const before = place(body().getByText('Odlomak 40').element()).top;
  await userEvent.keyboard('{End}!{Control>}{Shift>}F{/Shift}{/Control}');
  await expect.poll(fillsScreen).toBe(true);
  expect(place(body().getByText('Odlomak 40!').element()).top).toBeCloseTo(before, 0);
  await expect.poll(written).toContain('<p>Odlomak 40!</p>');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(written).toBe(PARAGRAPHS);
  await userEvent.keyboard('{Escape}!');
  await expect.poll(fillsScreen).toBe(false);
  await expect.poll(written).toContain('<p>Odlomak 40!</p>');
  expect(place(body().getByText('Odlomak 40!').element()).top).toBeCloseTo(before, 0);
  await expect.element(body()).toHaveFocus();
});

it('closes the find bar before it closes itself, and closes when the focus moves to a covered element', async () => {
  await open();
  await body().getByText('Odlomak 1', { exact: true }).click();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(page.getByRole('textbox', { name: 'Pronađi' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(body()).toHaveFocus();
  expect(fillsScreen()).toBe(true);
  (button('Vrati skicu').element() as HTMLElement).focus();
  await expect.poll(fillsScreen).toBe(false);
  await expect.element(button('Vrati skicu')).toBeInViewport();
});

it('keeps its close button in view on a phone', async () => {
  await page.viewport(360, 740);
  await open();
  await expect.element(toggle()).toBeInViewport();
  expect(document.querySelector('[data-full-screen]')?.scrollWidth).toBeLessThanOrEqual(360);
});
