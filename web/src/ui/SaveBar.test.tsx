import { Button } from '@mantine/core';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { FormErrors } from './messages/FormErrors.tsx';
import { SaveBar } from './SaveBar.tsx';

test.each([
  ['stays above the on-screen keyboard of a phone', 360, { height: 480 }, 480],
  ['stays at its place while the page is zoomed in', 1440, { scale: 2, height: 450 }, 900],
])('%s', async (_, width, seen, bottom) => {
  await page.viewport(width, 900);
  const { container } = await renderScreen(
    <SaveBar state={{ kind: 'empty', text: 'Nespremljene promjene' }}>
      <button type="button">Spremi</button>
    </SaveBar>,
  );
  container.style.cssText = 'display: flex; flex-direction: column; justify-content: end; min-height: 2000px';
  const bar = container.querySelector('[data-save-bar]');
  await expect.poll(() => bar?.getBoundingClientRect().bottom).toBe(900);
  const view = window.visualViewport as VisualViewport;
  for (const [name, value] of Object.entries(seen)) vi.spyOn(view, name as 'scale', 'get').mockReturnValue(value);
  view.dispatchEvent(new Event('resize'));
  await expect.poll(() => bar?.getBoundingClientRect().bottom).toBe(bottom);
});

test.each([
  ['two long buttons', ['Dodaj, pa nova s istih Igara', 'Dodaj medalju']],
  ['two short buttons', ['Objava', 'Spremi']],
  ['one button', ['Spremi']],
])('on a phone nothing of the words or the buttons is cut: %s', async (_, names) => {
  await page.viewport(360, 780);
  const { container, getByRole, getByText } = await renderScreen(
    <SaveBar state={{ kind: 'empty', text: 'Nespremljene promjene' }}>
      {names.map((name) => (
        <Button key={name}>{name}</Button>
      ))}
    </SaveBar>,
  );
  const bar = container.querySelector('[data-save-bar]')?.getBoundingClientRect() ?? new DOMRect();
  const status = getByText('Nespremljene promjene').element();
  const texts = [status, ...names.map((name) => getByRole('button', { name }).element())];
  const rects = texts.map((element) => element.getBoundingClientRect());
  for (const [index, { left, right, top, bottom }] of rects.entries()) {
    expect(left).toBeGreaterThanOrEqual(bar.left);
    expect(right).toBeLessThanOrEqual(bar.right);
    expect(bottom).toBeLessThanOrEqual(bar.bottom);
    expect(texts[index]?.scrollWidth).toBeLessThanOrEqual(texts[index]?.clientWidth ?? 0);
    const others = rects.filter(
      (other) => other.left < right && left < other.right && other.top < bottom && top < other.bottom,
    );
    expect(others).toHaveLength(1);
  }
  expect(rects[0]?.height).toBeLessThanOrEqual(36);
});

test('a sentence that leads to its field is at the left, as other errors are', async () => {
  await page.viewport(360, 780);
  const message = 'Upišite broj i odaberite PDF, bez kojih se broj ne može spremiti.';
  const { getByRole } = await renderScreen(
    <SaveBar
      state={{ kind: 'empty', text: 'Nije spremljeno' }}
      error={<FormErrors title={message} fields={[{ id: 'broj', label: 'Broj', message }]} />}
    >
      <Button>Spremi</Button>
    </SaveBar>,
  );
  expect(getComputedStyle(getByRole('button', { name: message }).element()).textAlign).toBe('left');
});
