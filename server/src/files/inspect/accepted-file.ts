/** An inspected and accepted upload, ready to be stored. */
export type AcceptedFile = {
  type: 'image' | 'other';
  /** Detected from the bytes, such as `image/jpeg`. */
  media_type: string;
  /** Ending that fits the bytes, without the dot, such as `jpg`. */
  extension: string;
  /** Pixels as shown, after the orientation was applied; null for a file that is not a picture. */
  width: number | null;
  height: number | null;
  /** Local file with the bytes to store: the upload itself, or a cleaned copy in the same folder. */
  localPath: string;
  /** Bytes of that file. */
  size: number;
};
