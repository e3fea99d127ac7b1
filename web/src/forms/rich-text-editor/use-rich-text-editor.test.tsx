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

test('it is reported once when it is asked for, and when the text loses the focus; again before an answer', async () => {
  const { form, field, moveTo } = await open();
  await userEvent.keyboard('b');
  flushPendingInput();
  expect(form.changes).toEqual(['<p>ab</p>']);
  field.blur();
  expect(form.changes).toEqual(['<p>ab</p>', '<p>ab</p>']);
  form.answer('<p>ab</p>');
  field.focus();
  await userEvent.keyboard('c');
  field.blur();
  expect(form.changes.slice(2)[0]).toBe('<p>abc</p>');
  form.answer('<p>abc</p>');
  const { length } = form.changes;
  await moveTo(10_000);
  field.blur();
  expect(form.changes).toHaveLength(length);
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

test('a reported text returns when it is set again, and another text replaces what was not reported', async () => {
  const { form, text, moveTo } = await open();
  for (const [letter, html] of [
    ['b', '<p>ab</p>'],
    ['c', '<p>abc</p>'],
  ] as const) {
    await userEvent.keyboard(letter);
    flushPendingInput();
    form.answer(html);
  }
  form.answer('<p>ab</p>');
  await expect.element(text).not.toHaveTextContent('abc');
  await expect.element(text).toHaveTextContent('ab');
  await userEvent.keyboard('d');
  form.answer('<p>kolegin tekst</p>');
  await expect.element(text).toHaveTextContent('kolegin tekst');
  await moveTo(10_000);
  expect(form.changes).toEqual(['<p>ab</p>', '<p>abc</p>']);
});
