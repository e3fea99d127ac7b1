import type { FieldPicture } from '../define-record-form.ts';

/** A picture that only one version has, or whose words differ; `before` and `after` are its words. */
export type PictureChange = FieldPicture & { kind: 'inserted' | 'removed' | 'reworded'; before: string; after: string };

type PictureChanges = { changes: PictureChange[]; same: number; isReordered: boolean };

/** Compares pictures by their place, if they have one, and their address. */
export function changedPictures(before: readonly FieldPicture[], after: readonly FieldPicture[]): PictureChanges {
  const former = mapOf(before);
  const present = mapOf(after);
  const removed = before
    .filter((picture) => !present.has(keyOf(picture)))
    .map((picture): PictureChange => ({ ...picture, kind: 'removed', before: picture.words ?? '', after: '' }));
  const others = after.flatMap((picture): PictureChange[] => {
    const earlier = former.get(keyOf(picture));
    const words = { before: earlier?.words ?? '', after: picture.words ?? '' };
    if (!earlier) return [{ ...picture, ...words, kind: 'inserted' }];
    return words.before === words.after ? [] : [{ ...picture, ...words, kind: 'reworded' }];
  });
  const changes = [...removed, ...others];
  const isReordered = changes.length === 0 && before.map(keyOf).join('\n') !== after.map(keyOf).join('\n');
  return { changes, same: after.length - others.length, isReordered };
}

function mapOf(pictures: readonly FieldPicture[]): Map<string, FieldPicture> {
  return new Map(pictures.map((picture) => [keyOf(picture), picture]));
}

function keyOf({ place = '', path }: FieldPicture): string {
  return `${place}\t${path}`;
}
