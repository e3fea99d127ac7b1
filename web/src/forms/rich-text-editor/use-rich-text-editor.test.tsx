import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { flushPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';
import { RichTextContent } from './RichTextContent.tsx';
import { useRichTextEditor } from './use-rich-text-editor.ts';

/** Values that the editor reported, and the form's answer, which the test controls here. */
type Form = { changes: string[]; answer: (html: string) => void; editor?: Editor };

function Text({ form }: { form: Form }) {
  const [value, setValue] = useState('<p>a</p>');
  form.answer = (html) => flushSync(() => setValue(html));
  const editor = useRichTextEditor({
    value,
    onChange: (html) => form.changes.push(html),
    label: 'Tekst',
    videoHosts: DEFAULT_VIDEO_HOSTS,
  });
  form.editor = editor;
  return <RichTextContent editor={editor} />;
}

async function open() {
  const form: Form = { changes: [], answer: () => {} };
  await renderScreen(<Text form={form} />);
  const text = page.getByRole('textbox', { name: 'Tekst' });
  await expect.element(text).toBeVisible();
  const field = text.element() as HTMLElement;
  field.focus();
  await expect.poll(() => field.contains(getSelection()?.anchorNode ?? null)).toBe(true);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  return { form, text, field, moveTo: stopClock() };
}

test('typed text is reported in a pause, all of it at once', async () => {
  const { form, moveTo } = await open();
  await userEvent.keyboard('bcd');
  expect(form.changes).toEqual([]);
  await moveTo(10_000);
  expect(form.changes).toEqual(['<p>abcd</p>']);
});

test.each([
  ['it is asked for', () => flushPendingInput()],
  ['the text loses the focus', (field: HTMLElement) => field.blur()],
])('it is reported at once when %s, and only once', async (_, happen) => {
  const { form, field, moveTo } = await open();
  await userEvent.keyboard('b');
  happen(field);
  expect(form.changes[0]).toBe('<p>ab</p>');
  form.answer('<p>ab</p>');
  await moveTo(10_000);
  field.blur();
  expect(form.changes).toEqual(['<p>ab</p>']);
});

test('it is reported again when the text loses the focus before the form has answered', async () => {
  const { form, field } = await open();
  await userEvent.keyboard('b');
  flushPendingInput();
  field.blur();
  expect(form.changes).toEqual(['<p>ab</p>', '<p>ab</p>']);
});

test('a change in a text without the focus is reported when it unmounts', async () => {
  const form: Form = { changes: [], answer: () => {} };
  const { getByRole, unmount } = await renderScreen(<Text form={form} />);
  await expect.element(getByRole('textbox')).toHaveTextContent('a');
  stopClock();
  form.editor?.commands.insertContentAt(2, 'b');
  await unmount();
  expect(form.changes).toEqual(['<p>ab</p>']);
});

test('late answers do not undo newer typed text', async () => {
  const { form, text } = await open();
  await userEvent.keyboard('b');
  flushPendingInput();
  await userEvent.keyboard('c');
  flushPendingInput();
  await userEvent.keyboard('d');
  form.answer('<p>ab</p>');
  await expect.element(text).toHaveTextContent('abcd');
  form.answer('<p>abc</p>');
  await expect.element(text).toHaveTextContent('abcd');
  flushPendingInput();
  expect(form.changes).toEqual(['<p>ab</p>', '<p>abc</p>', '<p>abcd</p>']);
});

test('a text from another source replaces typed text that was not reported', async () => {
  const { form, text, moveTo } = await open();
  await userEvent.keyboard('b');
  flushPendingInput();
  form.answer('<p>ab</p>');
  await userEvent.keyboard('c');
  form.answer('<p>kolegin tekst</p>');
  await expect.element(text).toHaveTextContent('kolegin tekst');
  await moveTo(10_000);
  expect(form.changes).toEqual(['<p>ab</p>']);
});

test('a text that was reported before returns when it is set again', async () => {
  const { form, text } = await open();
  await userEvent.keyboard('b');
  flushPendingInput();
  form.answer('<p>ab</p>');
  await userEvent.keyboard('c');
  flushPendingInput();
  form.answer('<p>abc</p>');
  form.answer('<p>ab</p>');
  await expect.element(text).not.toHaveTextContent('abc');
  await expect.element(text).toHaveTextContent('ab');
});
