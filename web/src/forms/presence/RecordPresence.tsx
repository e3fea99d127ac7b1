import type { EditedKind } from '@baklja/contract/features/site/presence';
import { PresenceNote } from './PresenceNote.tsx';
import { usePresence } from './use-presence.ts';

type Props = {
  kind: EditedKind;
  id: number;
  /** The version that the form is based on. */
  version: number | undefined;
  /** Whether changes are unsaved. */
  isDirty: boolean;
  isSaving: boolean;
  /** Fetches the record again; the form updates itself. */
  onShow: () => Promise<unknown>;
};

/** Reports to colleagues that the record is open here, and shows the user who else has it open. */
export function RecordPresence({ id, ...props }: Props) {
  const presence = usePresence({ kind: props.kind, id, isEditing: props.isDirty });
  return <PresenceNote presence={presence} {...props} />;
}
