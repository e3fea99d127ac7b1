import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { EditorScreen } from './EditorScreen.tsx';

const field = () => page.getByRole('textbox', { name: 'Editor' });

test('has only normal text, headings 1 to 3 and a picture by address', async () => {
  const { getByRole } = await renderScreen(<EditorScreen />);
  const tools = getByRole('toolbar').getByRole('button').elements();
  expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual(['Vrsta odlomka: Tekst', 'Slika']);
  await expectShownWell();
});

test('turns the line into a heading, and inserts a picture by its address at the cursor', async () => {
  const { getByRole, getByLabelText } = await renderScreen(<EditorScreen />);
  await field().click();
  await userEvent.keyboard('Zlato');
  await getByRole('button', { name: /^Vrsta odlomka/ }).click();
  await getByRole('menuitemradio', { name: 'Naslov 2' }).click();
  expect(field().element().querySelector('h2')?.textContent).toBe('Zlato');
  await getByRole('button', { name: 'Slika' }).click();
  await getByLabelText('Adresa slike').fill('/files/clanci-slike/a.jpg');
  await getByRole('button', { name: 'Umetni sliku' }).click();
  const picture = () => field().element().querySelector('img')?.getAttribute('src');
  await expect.poll(picture).toBe('/files/clanci-slike/a.jpg');
});
