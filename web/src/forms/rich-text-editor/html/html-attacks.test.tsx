import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { HTML_ATTACKS } from '@baklja/contract/testing/html-attacks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { flushPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer } from '#web/testing/servers/fake-server.ts';
import { RichTextContent } from '../RichTextContent.tsx';
import { useRichTextEditor } from '../use-rich-text-editor.ts';

/** Texts that are rendered together: each batch needs a rendered frame, and there are hundreds of attacks. */
const BATCH = 25;
const BATCHES = HTML_ATTACKS.flatMap((_, place) =>
  place % BATCH === 0 ? [{ first: place, attacks: HTML_ATTACKS.slice(place, place + BATCH) }] : [],
);

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

/** The contents of the editors, and the function that replaces them. */
type Shown = { show: (htmls: string[]) => void; written: string[] };

function Texts({ shown }: { shown: Shown }) {
  const [htmls, setHtmls] = useState<string[]>([]);
  shown.show = (next) => flushSync(() => setHtmls(next));
  shown.written = htmls;
  const change = (place: number, html: string) => setHtmls((present) => present.with(place, html));
  return Array.from({ length: BATCH }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the editors are always the same
    <Text key={place} html={htmls[place] ?? ''} onChange={(html) => change(place, html)} />
  ));
}

function Text({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const editor = useRichTextEditor({ value: html, onChange, label: 'Tekst', videoHosts: DEFAULT_VIDEO_HOSTS });
  return <RichTextContent editor={editor} />;
}

async function openEditors() {
  const shown: Shown = { show: () => {}, written: [] };
  await renderScreen(<Texts shown={shown} />);
  await expect.poll(() => page.getByRole('textbox', { name: 'Tekst' }).elements().length).toBe(BATCH);
  return { fields: page.getByRole('textbox', { name: 'Tekst' }).elements() as HTMLElement[], shown };
}

test('loaded content never runs in the editor', async () => {
  const { fields, shown } = await openEditors();
  for (const { first, attacks } of BATCHES) {
    shown.show(attacks.map(({ html }, place) => `<p>prije ${first + place}</p>${html}`));
    await drawn();
    for (const [place, { html }] of attacks.entries()) {
      expect(fields[place]?.textContent, html).toContain(`prije ${first + place}`);
      expect(dangersIn(fields[place] as Element), html).toEqual([]);
    }
  }
}, 30_000);

test('pasted content never runs in the editor, and is not written', async () => {
  const { fields, shown } = await openEditors();
  for (const { first, attacks } of BATCHES) {
    shown.show(attacks.map((_, place) => `<p>prije ${first + place}</p>`));
    await Promise.resolve();
    for (const [place, { html }] of attacks.entries()) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      fields[place]?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
    flushPendingInput();
    await drawn();
    for (const [place, { html }] of attacks.entries()) {
      expect(dangersIn(fields[place] as Element), html).toEqual([]);
      const parsed = new DOMParser().parseFromString(shown.written[place] ?? '', 'text/html').body;
      expect(parsed.textContent, html).toContain(`prije ${first + place}`);
      expect(dangersIn(parsed), html).toEqual([]);
    }
  }
}, 30_000);

test('content of attacks that the server keeps is harmless in a page', async () => {
  const holder = document.body.appendChild(document.createElement('div'));
  const shown = HTML_ATTACKS.map(({ cleaned }) => {
    const element = holder.appendChild(document.createElement('div'));
    element.innerHTML = `<p>prije</p>${cleaned}<p>poslije</p>`;
    return { cleaned, element };
  });
  await drawn();
  for (const { cleaned, element } of shown) {
    expect(dangersIn(element), cleaned).toEqual([]);
    expect(element.lastElementChild?.textContent, cleaned).toBe('poslije');
  }
  holder.remove();
});
