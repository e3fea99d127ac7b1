import type { EditedKind } from '@baklja/contract/features/site/presence';
import type { Flag } from '@baklja/contract/fields';

/** An editor that a user has open; an editor that was not `seen` for a while counts as closed. */
export type EditorPresenceTable = {
  /** Created by the browser for each opened editor. */
  tab: string;
  user_id: number;
  kind: EditedKind;
  record_id: number;
  is_editing: Flag;
  since: string;
  seen: string;
};
