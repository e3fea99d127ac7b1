import type { EditedKind } from '@baklja/contract/features/presence';
import type { PreviewKind } from '@baklja/contract/features/previews';
import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

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

/** A link by which somebody without an account sees one record until it expires or is deleted. */
export type PreviewLinkTable = {
  id: Generated<number>;
  token: string;
  kind: PreviewKind;
  record_id: number;
  created: string;
  created_by: number | null;
  expires: string;
};
