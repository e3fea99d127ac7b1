/** A place of the form: a field by its id, or an editor by its accessible name and what is meant in it. */
export type Place = { field: string } | { editor: string; selector?: string; words?: string };

/** What is looked at before a record is published. What readers will not see is not in it. */
export type CheckedContent = {
  title: { text: string; place: Place };
  /** Rich texts in the order in which they are read. */
  texts: CheckedText[];
  /** Pictures that have a text alternative of their own. */
  pictures?: { alt: string; place: Place }[];
  /** The picture of the record that has a caption alone. */
  pictureCaption?: { text: string; place: Place } | undefined;
  /** Where a picture would be chosen, for a record that should have one and has none. */
  noPicture?: Place | undefined;
  gallery: { caption: string; place: Place }[];
  /** Links beside those in the texts. */
  links?: { address: string; place: Place }[];
};

export type CheckedText = {
  html: string;
  place: Place;
  /** It is missed when it is empty. */
  isIntroduction?: boolean;
  /** It stands under a heading of its own, which may be of any level. */
  isApart?: boolean;
};
