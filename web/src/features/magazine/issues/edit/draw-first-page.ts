import { GlobalWorkerOptions, getDocument, VerbosityLevel, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Width of a cover, pixels. */
const COVER_WIDTH = 1200;

/** Pixels; the canvas of a page that is much taller than wide stays within it. */
const COVER_MAX_HEIGHT = 2400;

/** Pixels of a picture in the PDF; a larger one is left out, so that it does not fill the memory. */
const INNER_PICTURE_MAX_PIXELS = 100_000_000;

const JPEG_QUALITY = 0.85;

/** Where the build puts the decoders that pdfjs loads by name. */
const DECODERS_URL = `/assets/pdfjs-${version}/`;

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Draws the first page of a PDF as a JPEG of 1200 pixels in width, less for a very tall page. Only the parts of the
 * file that the page needs are read.
 * @throws Error of pdfjs; its name is `PasswordException` or `InvalidPDFException` for a PDF that cannot be read.
 */
export async function drawFirstPage(url: string): Promise<Blob> {
  const loading = getDocument({
    url,
    wasmUrl: DECODERS_URL,
    // The content security policy forbids WebAssembly; pdfjs has the same decoders as scripts.
    useWasm: false,
    maxImageSize: INNER_PICTURE_MAX_PIXELS,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const page = await (await loading.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: Math.min(COVER_WIDTH / width, COVER_MAX_HEIGHT / height) });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    await page.render({ canvas, viewport }).promise;
    return await toJpeg(canvas);
  } finally {
    await loading.destroy();
  }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (picture: Blob | null) =>
      picture ? resolve(picture) : reject(new Error('the canvas has no picture'));
    canvas.toBlob(take, 'image/jpeg', JPEG_QUALITY);
  });
}
