import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SaveBar } from './SaveBar.tsx';

afterEach(() => page.viewport(1440, 900));

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
