import type { MediaFile } from '@baklja/contract/features/media/media';
import type { Language } from '@baklja/contract/fields';
import { useState } from 'react';
import { moveItem } from '#web/ui/ordered-list/use-ordered-list.ts';
import { type PictureTexts, textsOfFile } from './picked-image.ts';
import type { PickKind } from './use-picker-list.ts';

export type ChosenFile = { file: MediaFile; texts: PictureTexts };

/** The chosen files in the order of choosing, and the one whose texts are shown: the last that was touched. */
export function useChosenFiles(kind: PickKind, language: Language) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [activeId, setActiveId] = useState<number>();
  const isMany = kind === 'images';
  const isChosen = ({ id }: MediaFile) => chosen.some(({ file }) => file.id === id);
  const toChosen = (file: MediaFile) => ({ file, texts: textsOfFile(file, language) });

  /** Adds the files; where one is chosen, the first of them replaces it. */
  const choose = (files: readonly MediaFile[]) => {
    const added = (isMany ? files : files.slice(0, 1)).filter((file) => !isChosen(file)).map(toChosen);
    if (added.length === 0) return;
    setChosen((before) => (isMany ? [...before, ...added] : added));
    setActiveId(added.at(-1)?.file.id);
  };
  const remove = ({ id }: MediaFile) => {
    const rest = chosen.filter(({ file }) => file.id !== id);
    setChosen(rest);
    setActiveId(rest.at(-1)?.file.id);
  };
  return {
    chosen,
    active: chosen.find(({ file }) => file.id === activeId),
    choose,
    toggle: (file: MediaFile) => (isMany && isChosen(file) ? remove(file) : choose([file])),
    activate: ({ id }: MediaFile) => setActiveId(id),
    move: (place: number, by: number) => setChosen((before) => moveItem(before, place, by)),
    clear: () => setChosen([]),
    /** The file with its texts, chosen or not. */
    withTexts: (file: MediaFile): ChosenFile => chosen.find((one) => one.file.id === file.id) ?? toChosen(file),
    changeTexts: (id: number, texts: Partial<PictureTexts>) =>
      setChosen((before) =>
        before.map((one) => (one.file.id === id ? { ...one, texts: { ...one.texts, ...texts } } : one)),
      ),
  };
}
