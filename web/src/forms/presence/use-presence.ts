import type { EditedKind } from '@baklja/contract/features/site/presence';
import { useEffect, useRef, useState } from 'react';
import { type Presence, PresenceBeats } from './presence-beats.ts';

type Editor = {
  kind: EditedKind;
  id: number;
  /** Whether changes are unsaved. */
  isEditing: boolean;
};

/**
 * Reports that the editor is open, for as long as it is. Returns who else has it open, undefined until that is known.
 */
export function usePresence({ kind, id, isEditing }: Editor): Presence | undefined {
  const [presence, setPresence] = useState<Presence>();
  const beats = useRef<PresenceBeats>(undefined);
  useEffect(() => {
    const started = new PresenceBeats({ kind, id }, setPresence);
    beats.current = started;
    return () => started.stop();
  }, [kind, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restart for another record must report it too
  useEffect(() => beats.current?.report(isEditing), [isEditing, kind, id]);
  return presence;
}
