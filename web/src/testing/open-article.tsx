import { expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { PickImage } from '#web/forms/rich-text-editor/dialogs/use-picture-choice.tsx';
import { ArticleEditor } from '#web/forms/rich-text-editor/RichTextEditor.stories.tsx';
import { flushPendingInput } from '#web/lib/unsaved/pending-input.ts';
import type { UploadTransport } from '#web/media/uploads/file-upload.ts';
import { renderScreen } from './render-screen.tsx';

export const body = (): Locator => page.getByRole('textbox', { name: 'Tekst', exact: true });
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

type Options = { intro?: string; pickImage?: PickImage; transport?: UploadTransport };

/** Opens an article whose body is the HTML. `written` and `writtenIntro` return the last HTML of a changed text. */
export async function openArticle(html: string, options: Options = {}) {
  const { intro = '<p>Uvod</p>', pickImage, transport } = options;
  const onBodyChange = vi.fn<(html: string) => void>();
  const onIntroChange = vi.fn<(html: string) => void>();
  const changes = { onBodyChange, onIntroChange };
  await renderScreen(<ArticleEditor intro={intro} body={html} pickImage={pickImage} {...changes} />, {
    ...(transport && { transport }),
  });
  await expect.element(body()).toBeVisible();
  return { ...changes, written: () => lastOf(onBodyChange), writtenIntro: () => lastOf(onIntroChange) };
}

/** Puts the cursor into the body and presses the keys there; without keys, it is at the end. */
export async function enterBody(keys = '{Control>}{End}{/Control}'): Promise<void> {
  const field = body().element() as HTMLElement;
  field.focus();
  await expect.poll(() => field.contains(getSelection()?.anchorNode ?? null)).toBe(true);
  await userEvent.keyboard(keys);
}

/** Typed text is reported a moment later; this does not wait for it. */
function lastOf(onChange: { mock: { lastCall?: [string] | undefined } }): string | undefined {
  flushPendingInput();
  return onChange.mock.lastCall?.[0];
}
