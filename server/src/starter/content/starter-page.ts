/** A page of the starter content. Addresses of other pages stand as `/page/{key}/1`; those come before it in the list. */
export type StarterPage = {
  /** Stable name of the page among all others. */
  key: string;
  language: 'hr-HR' | 'en-GB';
  /** Key of the page in the other language that it says the same as; that one comes before it. Absent means none. */
  translationOf?: string;
  /** The other one was changed since. */
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
  /** Parts that are filled but switched off; absent means that all that is filled is shown. */
  hidden?: readonly ('buttons' | 'accordion' | 'gallery')[];
};
