import type { EditedKind } from '@baklja/contract/features/presence';
import type { Flag } from '@baklja/contract/fields';

/** An editor that somebody has open; one that was not `seen` for a while is closed. */
export type EditorPresenceTable = {
  /** Made by the browser for each opened editor. */
  tab: string;
  user_id: number;
  kind: EditedKind;
  record_id: number;
  is_editing: Flag;
  since: string;
  seen: string;
};
