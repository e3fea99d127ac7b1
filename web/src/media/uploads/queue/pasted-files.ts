import { toZagrebFields } from '@baklja/contract/zagreb-time';

const NAMELESS = /^image\.(png|jpeg|jpg|gif|webp)$/i;

/**
 * Files of the clipboard. A picture without a name is named by date and time, such as `slika-2026-11-21-1432.png`.
 * Cells and text that programs copy along with a picture count as text and give no files.
 */
export function filesOfPaste(clipboard: DataTransfer, now: Date): File[] {
  if (clipboard.types.includes('text/plain')) return [];
  return [...clipboard.files].map((file) => (NAMELESS.test(file.name) ? named(file, now) : file));
}

export function nameByTime(now: Date, ending: string): string {
  const { date, time } = toZagrebFields(now.toISOString());
  return `slika-${date}-${time.replace(':', '')}.${ending}`;
}

function named(file: File, now: Date): File {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  return new File([file], nameByTime(now, ending), { type: file.type, lastModified: now.getTime() });
}
