/** An article of the starter content. Its dates are days before or after the first start. */
export type StarterArticle = {
  /** Stable name of the article among all others. */
  key: string;
  language: 'hr-HR' | 'en-GB';
  /** Key of the article that this one translates; that article comes earlier in the list. Absent means none. */
  translationOf?: string;
  /** The original was changed since. */
  isOutdated?: true;
  /** Plain text. */
  title: string;
  /** Key from `categories.ts`. */
  category: string;
  /** Role of the starter user who created it. */
  author: 'tipfeler' | 'superadmin';
  /** Days before the first start on which it was created; 0 is the day of the first start. */
  daysAgo: number;
  /** Time of that day in Europe/Zagreb, `HH:mm`. */
  at: string;
  /** 1 published, 0 draft. */
  state: 0 | 1;
  /** Days after the first start from which it is public, at `at`; absent means at once. */
  publishInDays?: number;
  /** 1 when highlighted; absent means 0. */
  izdvojeno?: 0 | 1;
  /** Absent means not pinned. */
  pinned?: true;
  /** HTML of one or two paragraphs. */
  introtext: string;
  /** HTML; its pictures have paths of the form `/files/clanci-slike/<name>`. */
  fulltext: string;
  /** Picture of lists and of the article; absent means none. */
  picture?: StarterPicture;
  /** Pictures below the article, in order; absent means none. */
  gallery?: readonly { name: string; caption: string }[];
};

/** `name` is a file in `server/starter-files/clanci-slike`. */
export type StarterPicture = { name: string; alt: string; caption: string };
