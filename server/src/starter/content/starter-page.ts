/**
 * A page of the starter content. Addresses of other pages have the form `/page/{key}/1`; those pages come earlier in
 * the list.
 */
export type StarterPage = {
  /** Stable name of the page among all others. */
  key: string;
  language: 'hr-HR' | 'en-GB';
  /** Key of the page that this one translates; that page comes earlier in the list. Absent means none. */
  translationOf?: string;
  /** The original was changed since. */
  isOutdated?: true;
  /** Plain text. */
  title: string;
  /** HTML. */
  description: string;
  /** Below `/files`, encoded. Absent means none. */
  picture?: { path: string; caption: string };
  /** Links below the page; absent means none. */
  buttons?: readonly { title: string; link: string }[];
  /** `data` is HTML. Absent means none. */
  accordion?: readonly { title: string; data: string }[];
  /** Pictures below the page, with paths as in `picture`; absent means none. */
  gallery?: readonly { path: string; caption: string }[];
  /** Parts that have content but are switched off; absent means that all parts with content are shown. */
  hidden?: readonly ('buttons' | 'accordion' | 'gallery')[];
};
