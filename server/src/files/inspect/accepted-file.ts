/** An upload whose bytes were looked at and found good, ready to be kept. */
export type AcceptedFile = {
  type: 'image' | 'other';
  /** By its bytes, such as `image/jpeg`. */
  media_type: string;
  /** Ending that fits the bytes, without the dot, such as `jpg`. */
  extension: string;
  /** Pixels as shown, after the orientation was applied; null for what is no picture. */
  width: number | null;
  height: number | null;
  /** Local file with the bytes to keep: the upload itself, or a cleaned copy in the same folder. */
  localPath: string;
  /** Bytes of that file. */
  size: number;
};
