import type { Language } from '@baklja/contract/fields';
import type { PickedImage } from './picked-image.ts';
import type { PickKind } from './use-picker-list.ts';

export type PictureRequest = {
  title?: string;
  submit?: string;
  /** The picture that the chosen one replaces; its texts are shown, and kept only on purpose. */
  current?: PickedImage | undefined;
  /** Which texts are asked for; both when absent. */
  has?: { alt: boolean; caption: boolean };
  /** Where an upload goes; the folder that is open when absent. */
  uploadFolder?: string;
  /** Offers to type an address instead; called in place of a choice. */
  onAddress?: () => void;
};

/** What the picker is asked for. Pictures bring their texts in the language. */
export type PickRequest = PictureRequest & { kind: PickKind; language: Language };
