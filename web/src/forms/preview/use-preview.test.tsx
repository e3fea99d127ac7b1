import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/servers/fake-server.ts';
import type { PreviewedRecord } from './preview.queries.ts';
import { usePreview } from './use-preview.tsx';

const HTML = '<!doctype html><title>Zlato</title><h1>Zlato</h1>';

type Options = { handlers?: Handlers; title?: () => string; id?: number; isUnsaved?: boolean };

async function openPreview({ handlers = {}, title = () => 'Zlato', id, isUnsaved = false }: Options = {}) {
  logInAs('tipfeler');
  const previewPost = vi.fn(() => ({ html: HTML }));
  fakeServer({ previewPost, listPreviewLinks: () => [], ...handlers });
  const getRecord = () => ({ kind: 'post' as const, body: { title: title(), language: 'hr-HR' as const } });
  const screen = await renderScreen(<Opener getRecord={getRecord} id={id} isUnsaved={isUnsaved} />);
  const button = screen.getByRole('button', { name: 'Pregled', exact: true });
  await button.click();
  const frame = () => screen.getByTitle('Pregled članka: Zlato').element() as HTMLIFrameElement;
  return { ...screen, button, frame, previewPost };
}

type OpenerProps = Parameters<typeof usePreview>[0] & { getRecord: () => PreviewedRecord };

function Opener({ getRecord, ...props }: OpenerProps) {
  const { open, dialog } = usePreview(props);
  return (
    <>
      <button type="button" onClick={() => open(getRecord())}>
        Pregled
      </button>
      {dialog}
    </>
  );
}

/** Width of the document and of its visible part, pixels. */
function widthsOf(frame: HTMLIFrameElement) {
  return { document: frame.offsetWidth, seen: Math.round(frame.getBoundingClientRect().width) };
}

test('shows the document that the server makes from the form each time, without scripts, for a desktop or a phone', async () => {
  let title = 'Zlato';
  const { button, getByTitle, getByRole, getByText, frame, previewPost } = await openPreview({ title: () => title });
  await expect.element(getByTitle('Pregled članka: Zlato')).toBeVisible();
  expect(previewPost.mock.lastCall).toEqual([{ body: { title: 'Zlato', language: 'hr-HR' } }]);
  expect(frame().srcdoc).toBe(HTML);
  expect(frame().getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  await expect.element(getByRole('radio', { name: 'Računalo' })).toBeChecked();
  expect(widthsOf(frame())).toEqual({ document: 1040, seen: 1040 });
  // A short text has the height of the window.
  expect(frame().offsetHeight).toBeGreaterThan(700);
  await getByText('Mobitel').click();
  await expect.poll(() => widthsOf(frame())).toEqual({ document: 390, seen: 390 });
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  title = 'Srebro';
  await button.click();
  await expect.element(getByTitle('Pregled članka: Srebro')).toBeVisible();
  expect(previewPost.mock.lastCall).toEqual([{ body: { title: 'Srebro', language: 'hr-HR' } }]);
});

test('on a phone the document has the width of the window, and there is no choice of a device', async () => {
  await page.viewport(360, 740);
  const { getByRole, getByTitle, frame } = await openPreview();
  await expect.element(getByTitle('Pregled članka: Zlato')).toBeVisible();
  expect(getByRole('radio').elements()).toEqual([]);
  expect(widthsOf(frame())).toEqual({ document: 360, seen: 360 });
  expect(frame().getBoundingClientRect().bottom).toBe(740);
});

test('shows what is not saved also with a site, and why that failed; its cross returns the focus', async () => {
  setPreviewUrl();
  let isDown = true;
  const previewPost = () => (isDown ? breakConnection() : { html: HTML });
  const { button, getByRole, getByText, getByTitle } = await openPreview({
    handlers: { previewPost, createPreviewToken: () => expect.unreachable() },
    id: 17,
    isUnsaved: true,
  });
  const alert = getByRole('alert').filter({ hasText: 'Pregled nije učitan.' });
  await expect.element(alert).toMatchTextContent('Poslužitelj se ne javlja.');
  await expect.element(getByText('Prikazano je ono što je upisano, i prije spremanja.')).toBeVisible();
  await expectShownWell();
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByTitle('Pregled članka: Zlato')).toBeVisible();
  await expect.element(getByRole('dialog', { name: 'Pregled članka' })).toBeVisible();
  await getByRole('button', { name: 'Zatvori' }).click();
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('shows that it is being prepared only when that is slow', async () => {
  const answer = Promise.withResolvers<{ html: string }>();
  const { getByText, getByTitle } = await openPreview({ handlers: { previewPost: () => answer.promise } });
  await expect.element(getByText('Pregled se priprema…')).toBeVisible();
  await expectAccessible();
  answer.resolve({ html: HTML });
  await expect.element(getByTitle('Pregled članka: Zlato')).toBeVisible();
  await expect.element(getByText('Prikazano je ono što je upisano')).not.toBeInTheDocument();
});

test('has no links for an unsaved record, and keeps the Tab key within the dialog, after the frame too', async () => {
  const { getByText, getByRole, getByTitle } = await openPreview();
  await getByRole('button', { name: 'Poveznica za kolege' }).click();
  await expect.element(getByText('Poveznica se može napraviti kad se članak spremi.')).toBeVisible();
  await expectAccessible();
  await expect.element(getByRole('button', { name: 'Nova poveznica' })).not.toBeInTheDocument();
  await expect.element(getByTitle('Pregled članka: Zlato')).toBeVisible();
  getByTitle('Pregled članka: Zlato').element().focus();
  await expect.element(getByTitle('Pregled članka: Zlato')).toHaveStyle({ outlineStyle: 'solid' });
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('button', { name: 'Zatvori' })).toHaveFocus();
});

test.each([
  ['in a frame', true],
  ['in a new tab where it forbids frames', false],
])('with its address set, the public site shows the stored record %s', async (_, may_frame) => {
  setPreviewUrl();
  const url = 'about:blank?token=abc';
  const createPreviewToken = vi.fn(() => ({ message: '', token: 'abc', expires: '', url, may_frame }));
  const { getByRole, getByTitle, getByText, frame, previewPost } = await openPreview({
    handlers: { createPreviewToken },
    id: 17,
  });
  await expect.element(getByRole('link', { name: 'Otvori na webu' })).toHaveAttribute('href', url);
  expect(createPreviewToken.mock.lastCall).toEqual([{ body: { kind: 'post', id: 17 } }]);
  expect(previewPost).not.toHaveBeenCalled();
  if (may_frame) expect(frame().getAttribute('src')).toBe(url);
  else await expect.element(getByText(/^Web se ne prikazuje unutar ove stranice/)).toBeVisible();
  expect(getByTitle('Pregled članka: Zlato').elements()).toHaveLength(may_frame ? 1 : 0);
});

function setPreviewUrl(): void {
  const content = 'https://www.example.hr/preview?token={token}';
  const meta = Object.assign(document.createElement('meta'), { name: 'preview-url', content });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
