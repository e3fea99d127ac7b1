import { Button } from '@mantine/core';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SaveBar } from './SaveBar.tsx';

test('stays above the on-screen keyboard of a phone', async () => {
  await page.viewport(360, 780);
  const { container } = await renderScreen(
    <SaveBar state={{ kind: 'empty', text: 'Nespremljene promjene' }}>
      <button type="button">Spremi</button>
    </SaveBar>,
  );
  container.style.cssText = 'display: flex; flex-direction: column; justify-content: end; min-height: 2000px';
  const bar = container.querySelector('[data-save-bar]');
  await expect.poll(() => bar?.getBoundingClientRect().bottom).toBe(780);
  const view = window.visualViewport as VisualViewport;
  vi.spyOn(view, 'height', 'get').mockReturnValue(480);
  view.dispatchEvent(new Event('resize'));
  await expect.poll(() => bar?.getBoundingClientRect().bottom).toBe(480);
});

test.each([
  ['two long buttons', ['Dodaj i nova s istih Igara', 'Dodaj medalju']],
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

test('stays at its place while the page is zoomed in', async () => {
  const { container } = await renderScreen(
    <SaveBar state={{ kind: 'empty', text: 'Nema promjena' }}>
      <button type="button">Spremi</button>
    </SaveBar>,
  );
  container.style.cssText = 'display: flex; flex-direction: column; justify-content: end; min-height: 2000px';
  const view = window.visualViewport as VisualViewport;
  vi.spyOn(view, 'scale', 'get').mockReturnValue(2);
  vi.spyOn(view, 'height', 'get').mockReturnValue(450);
  view.dispatchEvent(new Event('resize'));
  const bar = container.querySelector('[data-save-bar]');
  await expect.poll(() => bar?.getBoundingClientRect().bottom).toBe(900);
});
