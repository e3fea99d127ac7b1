/** One thing that needs attention. */
export type AttentionItem = {
  kind:
    | 'public-passwords'
    | 'backup'
    | 'waiting'
    | 'addresses'
    | 'pins'
    | 'scheduled'
    | 'ending'
    | 'drafts'
    | 'no-backup';
  title: string;
  help: string;
  /** Where to act on it: for numbers, the lists of exactly what they count. */
  links: readonly { text: string; to: string }[];
};
