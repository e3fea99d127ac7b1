import type { EditedKind } from '@baklja/contract/features/presence';
import { PresenceNote } from './PresenceNote.tsx';
import { usePresence } from './use-presence.ts';

type Props = {
  kind: EditedKind;
  id: number;
  /** The version that the form stands on. */
  version: number | undefined;
  /** Whether changes are unsaved. */
  isDirty: boolean;
  isSaving: boolean;
  /** Reads the record anew; the form takes it over by itself. */
  onShow: () => Promise<unknown>;
};

/** Tells colleagues that the record is open here, and the person who else has it open. */
export function RecordPresence({ id, ...props }: Props) {
  const presence = usePresence({ kind: props.kind, id, isEditing: props.isDirty });
  return <PresenceNote presence={presence} {...props} />;
}
