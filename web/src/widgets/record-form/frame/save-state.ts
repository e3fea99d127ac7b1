import { formatTime } from '#web/lib/dates.ts';
import type { SaveState } from '#web/ui/SaveBar.tsx';

type Saving = { isDirty: boolean; isSaving: boolean; hasFailed: boolean; savedAt: Date | undefined };

/** The state of the save in words. */
export function saveStateOf({ isDirty, isSaving, hasFailed, savedAt }: Saving): SaveState {
  const saved = savedAt && `Spremljeno u ${formatTime(savedAt)}`;
  if (isSaving) return { kind: 'dotted', text: 'Sprema se…' };
  if (hasFailed && isDirty) return { kind: 'red', text: 'Nije spremljeno' };
  if (isDirty) return { kind: 'empty', text: 'Nespremljene promjene', ...(saved && { detail: saved }) };
  return { kind: saved ? 'full' : 'empty', text: saved ?? 'Nema promjena' };
}
