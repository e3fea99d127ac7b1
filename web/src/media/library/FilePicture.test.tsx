import { expect, test } from 'vitest';
import { makeFile } from '#web/testing/records/make-file.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { FilePicture } from './FilePicture.tsx';

const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
/** The type under which the server sends a drawing that would stop the browser. */
const DOWNLOAD = `data:application/octet-stream;base64,${btoa("<svg xmlns='http://www.w3.org/2000/svg'/>")}`;

test.each(['row', 'tile'] as const)(
  'a file whose picture does not load shows the icon of its kind (%s)',
  async (variant) => {
    const { container } = await renderScreen(
      <FilePicture file={makeFile({ path: 'images/nema.svg' })} variant={variant} />,
    );
    await expect.poll(() => container.querySelector('svg.tabler-icon-file-type-svg')).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
  },
);

test('a small picture that is sent as a download shows an icon, and one that loads is shown', async () => {
  const { container } = await renderScreen(
    <>
      <Thumbnail url={DOWNLOAD} width={60} height={40} />
      <Thumbnail url={PICTURE} width={60} height={40} />
    </>,
  );
  await expect.poll(() => container.querySelectorAll('svg.tabler-icon-photo').length).toBe(1);
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBe(9);
  expect(container.querySelectorAll('svg.tabler-icon-photo').length).toBe(1);
});
