import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleInBoth } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { body, button, openArticle } from '#web/testing/open-article.tsx';

const source = () => page.getByRole('textbox', { name: 'HTML' });

const BODY = '<P class="a">Jedan</P>\r\n<form><input></form>\r\n<p>Tri</p>';
const SHOWN = BODY.replaceAll('\r\n', '\n');

async function open(html = BODY) {
  logInAs('superadmin');
  return openArticle(html);
}

async function openSource() {
  await body().click();
  await button('HTML').click();
  await expect.element(source()).toHaveFocus();
}

it('is hidden from every other role', async () => {
  await open();
  await expect.element(button('HTML')).toBeVisible();
  for (const role of ['olimp', 'dokumenti', 'tipfeler', 'sportasi', 'kategorizacije', 'nepoznata']) {
    logInAs(role);
    await expect.element(button('HTML')).not.toBeInTheDocument();
    await expect.element(button('Pronađi i zamijeni')).toBeVisible();
    logInAs('superadmin');
    await expect.element(button('HTML')).toBeVisible();
  }
});

it('shows the text that has the focus exactly as written, and changes nothing unless it is changed and applied', async () => {
  const { onBodyChange } = await open();
  await openSource();
  const dialog = page.getByRole('dialog', { name: 'HTML: Tekst' });
  await expect.element(dialog).toMatchTextContent('poslužitelj ukloni ono što u tekstu nije dopušteno');
  await expect.element(source()).toHaveValue(SHOWN);
  await expectAccessibleInBoth(dialog.element());
  await button('Primijeni').click();
  await expect.element(source()).not.toBeInTheDocument();
  await expect.element(body()).toHaveFocus();
  await openSource();
  await userEvent.keyboard('x');
  await button('Odustani').click();
  await expect.element(source()).not.toBeInTheDocument();
  await openSource();
  await userEvent.keyboard('{Escape}');
  await expect.element(source()).not.toBeInTheDocument();
  await expect.element(body()).toHaveFocus();
  expect(onBodyChange).not.toHaveBeenCalled();
});

it('is applied exactly as written, stays so when the user types on, and includes what was typed a moment ago', async () => {
  const { written } = await open();
  await openSource();
  await source().fill(SHOWN.replace('Tri', '<B>Tri</B>'));
  await button('Primijeni').click();
  const applied = BODY.replace('Tri', '<B>Tri</B>');
  await expect.poll(written).toBe(applied);
  await expect.poll(() => body().element().querySelector('b')?.textContent).toBe('Tri');
  await body().getByText('Tri').click();
  await userEvent.keyboard('{End}!');
  await button('HTML').click();
  await expect.element(source()).toHaveValue(SHOWN.replace('Tri', '<b>Tri!</b>'));
  expect(written()).toBe(BODY.replace('Tri', '<b>Tri!</b>'));
});

it('does not run, neither in the field nor in the text', async () => {
  const { written } = await open('<p>Jedan</p>');
  const attack =
    '<p onclick="attacked=1">a</p><img src="x:y" onerror="attacked=1"><script>attacked=1</script><svg onload="attacked=1"></svg><iframe src="javascript:parent.attacked=1"></iframe><p><a href="javascript:attacked=1">b</a></p>';
  await openSource();
  await source().fill(attack);
  await button('Primijeni').click();
  await expect.poll(written).toBe(attack);
  await body().getByText('a', { exact: true }).click();
  const dangers = 'script, svg, iframe, [onclick], [onerror], [href^="javascript"]';
  expect(body().element().querySelector(dangers)).toBeNull();
  expect(Reflect.get(window, 'attacked')).toBeUndefined();
});
