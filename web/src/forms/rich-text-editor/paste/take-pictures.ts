import { ACCEPTED_IMAGES } from '#web/media/uploads/queue/accepted-files.ts';
import { nameByTime } from '#web/media/uploads/queue/pasted-files.ts';

/** Smaller ones are placeholders of web pages, bytes. */
const PICTURE_MIN_BYTES = 100;

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' };

/**
 * Sends pictures whose bytes are in the HTML, and removes those whose bytes are elsewhere on the computer of the
 * author. Returns the number of removed ones.
 */
export function takePictures(body: HTMLElement, send: ((file: File) => string) | undefined): number {
  let leftOut = 0;
  for (const [place, image] of [...body.querySelectorAll('img')].entries()) {
    const address = image.getAttribute('src') ?? '';
    if (!/^\s*[a-z][a-z0-9+.-]*:/i.test(address) || /^\s*https?:/i.test(address)) continue;
    if (isIcon(image)) {
      image.remove();
      continue;
    }
    const file = fileOf(address, place + 1);
    if (file && send) image.setAttribute('src', send(file));
    else {
      image.remove();
      leftOut += 1;
    }
  }
  return leftOut;
}

/** Google Docs draws the boxes of a check list as pictures. */
function isIcon(image: HTMLImageElement): boolean {
  return image.hasAttribute('aria-roledescription') || image.closest('[role="checkbox"]') !== null;
}

/** The file in a `data:` address; undefined for another address, and for what is no picture. */
function fileOf(address: string, place: number): File | undefined {
  const [, type = '', content = ''] = /^\s*data:([a-z/+.-]+)[^,]*;base64,(.*)$/is.exec(address) ?? [];
  if (!ACCEPTED_IMAGES.split(',').includes(type.toLowerCase())) return undefined;
  const bytes = bytesOf(content);
  if (bytes === undefined || bytes.length < PICTURE_MIN_BYTES) return undefined;
  const ending = ENDINGS[type] ?? type.slice('image/'.length);
  const now = new Date();
  const name = nameByTime(now, ending).replace(/(?=\.[^.]*$)/, `-${place}`);
  return new File([bytes], name, { type: type.toLowerCase(), lastModified: now.getTime() });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
