import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MediaManagerScreen } from '#web/features/media/manager/MediaManagerScreen.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeFile } from '#web/testing/records/make-file.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { MEDIA_SERVER } from '#web/testing/servers/media-server.ts';
import { Shell } from './Shell.tsx';

const FILES = Array.from({ length: 40 }, (_, place) => makeFile({ id: place + 1, path: `images/slika-${place}.jpg` }));

async function sendFrom(width: number) {
  localStorage.clear();
  logInAs('tipfeler');
  await page.viewport(width, 800);
  fakeServer({ ...MEDIA_SERVER, listFiles: () => ({ files: FILES, total: 40, numPages: 1 }) });
  const host = fakeTransport();
  const screen = await renderScreen(
    <Routes>
      <Route element={<Shell onLogOut={() => {}} />}>
        <Route path="/media-manager/:folder" element={<MediaManagerScreen />} />
      </Route>
    </Routes>,
    { at: '/media-manager/images', transport: host.transport },
  );
  const { getByRole, container } = screen;
  await expect.element(getByRole('button', { name: 'Detalji: slika-39.jpg' })).toBeInTheDocument();
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(
    input as HTMLInputElement,
    ['a.jpg', 'b.jpg'].map((name) => new File(['12345'], name, { type: 'image/jpeg' })),
  );
  const brief = getByRole('region', { name: 'Slanje datoteka' });
  await expect.element(brief).toBeVisible();
  return { ...screen, host, brief, toggle: brief.getByRole('button', { name: /^(Proširi|Smanji): / }) };
}

/** The controls of the screen that an element covers once they are scrolled into view. */
function coveredBy(element: Element): string[] {
  const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, input):not([hidden])');
  return [...controls].flatMap((control) => {
    control.scrollIntoView({ block: 'nearest' });
    const [one, other] = [control.getBoundingClientRect(), element.getBoundingClientRect()];
    const isApart =
      one.width === 0 ||
      one.right <= other.left ||
      one.left >= other.right ||
      one.bottom <= other.top ||
      one.top >= other.bottom;
    return isApart ? [] : [control.getAttribute('aria-label') ?? control.textContent ?? control.tagName];
  });
}

test.each([360, 768, 1440])('uploads, also their open list, cover no control of a list at %i px', async (width) => {
  const { brief, toggle } = await sendFrom(width);
  expect(coveredBy(brief.element())).toEqual([]);
  await toggle.click();
  await expect.element(brief.getByText('a.jpg')).toBeVisible();
  expect(coveredBy(brief.element())).toEqual([]);
  await expectAccessible(brief.element());
});
