/** A field by its id, or an editor by its accessible name with a selector for an element in it. */
export type Place = { field: string } | { editor: string; selector?: string; words?: string };

/** The content that is checked before a record is published. It excludes what readers will not see. */
export type CheckedContent = {
  /** What prevents saving, in the order of the form. */
  blocking: { text: string; place: Place }[];
  title: { text: string; place: Place };
  /** Rich texts in reading order. */
  texts: CheckedText[];
  /** Pictures that have their own text alternative. */
  pictures?: { alt: string; place: Place }[];
  /** The picture of the record that has only a caption. */
  pictureCaption?: { text: string; place: Place } | undefined;
  /** The place to choose a picture, for a record that should have one and has none. */
  noPicture?: Place | undefined;
  gallery: { caption: string; place: Place }[];
  links?: { address: string; place: Place }[];
};

export type CheckedText = {
  html: string;
  place: Place;
  /** Reported as missing when it is empty. */
  isIntroduction?: boolean;
  /** It is under its own heading, which may be of any level. */
  isApart?: boolean;
};
