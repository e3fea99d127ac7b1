import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { HTML_ATTACKS } from '@baklja/contract/testing/html-attacks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { flushPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { RichTextContent } from '../RichTextContent.tsx';
import { useRichTextEditor } from '../use-rich-text-editor.ts';

/** Timeout for hundreds of attacks, each of which needs a rendered frame. */
const LONG_MS = 120_000;

const ACTS = ['alert', 'confirm', 'prompt', 'print', 'open'] as const;
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'cite', 'data', 'background', 'xlink:href'];

beforeEach(() => {
  for (const act of ACTS) vi.spyOn(window, act).mockImplementation(() => null as never);
  // A request of an attack has no handler, which fails the test.
  fakeServer({});
});

afterEach(() => {
  for (const act of ACTS) expect(window[act], `window.${act} was called`).not.toHaveBeenCalled();
});

/** Everything in the tree that could run code; empty for a harmless tree. */
function dangersIn(root: Element): string[] {
  const isDangerous = (element: Element) => {
    const attributes = Array.from(element.attributes, ({ name, value }) => ({ name: name.toLowerCase(), value }));
    const isActive = element.matches('script, object, embed, base, meta, link, form, svg, math, frame, style');
    const isForeign =
      element.localName === 'iframe' && !hostsOf(element).every((host) => DEFAULT_VIDEO_HOSTS.includes(host));
    const isBad = attributes.some(
      ({ name, value }) =>
        /^(on.*|srcdoc)$/.test(name) ||
        (ADDRESSES.includes(name) && /^\W*(javascript|vbscript|data\s*:\s*text)/i.test(value)) ||
        (name === 'style' && /expression|url\s*\(|behavior|-moz-binding/i.test(value)),
    );
    return isActive || isForeign || isBad;
  };
  const found = [...root.querySelectorAll('*')].filter(isDangerous);
  return found.map((element) => (element.cloneNode(false) as Element).outerHTML);
}

function hostsOf(frame: Element): string[] {
  return [new URL(frame.getAttribute('src') ?? 'about:blank', 'https://nigdje.invalid').hostname];
}

/** By then everything that an element starts by itself has started. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The content of the editor, and the function that replaces it. */
type Shown = { show: (html: string) => void; written: string };

function Text({ shown }: { shown: Shown }) {
  const [html, setHtml] = useState('');
  Object.assign(shown, { show: (next: string) => flushSync(() => setHtml(next)), written: html });
  const editor = useRichTextEditor({ value: html, onChange: setHtml, label: 'Tekst', videoHosts: DEFAULT_VIDEO_HOSTS });
  return <RichTextContent editor={editor} />;
}

async function openEditor() {
  const shown: Shown = { show: () => {}, written: '' };
  await renderScreen(<Text shown={shown} />);
  const field = page.getByRole('textbox', { name: 'Tekst' });
  await expect.element(field).toBeVisible();
  return { field: field.element() as HTMLElement, shown };
}

test('loaded content never runs in the editor', { timeout: LONG_MS }, async () => {
  const { field, shown } = await openEditor();
  for (const [place, { html }] of HTML_ATTACKS.entries()) {
    shown.show(`<p>prije ${place}</p>${html}`);
    await drawn();
    expect(field.textContent, html).toContain(`prije ${place}`);
    expect(dangersIn(field), html).toEqual([]);
  }
});

test('pasted content never runs in the editor, and is not written', { timeout: LONG_MS }, async () => {
  const { field, shown } = await openEditor();
  field.focus();
  for (const [place, { html }] of HTML_ATTACKS.entries()) {
    shown.show(`<p>prije ${place}</p>`);
    await Promise.resolve();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    flushPendingInput();
    await drawn();
    expect(dangersIn(field), html).toEqual([]);
    const parsed = new DOMParser().parseFromString(shown.written, 'text/html').body;
    expect(dangersIn(parsed), html).toEqual([]);
  }
});

test('content of attacks that the server keeps is harmless in a page', { timeout: LONG_MS }, async () => {
  const holder = document.body.appendChild(document.createElement('div'));
  for (const { cleaned } of HTML_ATTACKS) {
    holder.innerHTML = `<p>prije</p>${cleaned}<p>poslije</p>`;
    await drawn();
    expect(dangersIn(holder), cleaned).toEqual([]);
    expect(holder.lastElementChild?.textContent, cleaned).toBe('poslije');
  }
  holder.remove();
});
