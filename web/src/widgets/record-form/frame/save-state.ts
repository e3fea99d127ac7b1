import { formatTime } from '#web/lib/dates.ts';
import type { SaveState } from '#web/ui/SaveBar.tsx';
import type { Publication } from '../define-record-form.ts';
import type { WaitsFor } from '../editing/use-form-state.ts';
import { recordFormText as text } from '../record-form.text.ts';

type Saving = {
  isDirty: boolean;
  isSaving: boolean;
  hasFailed: boolean;
  savedAt: Date | undefined;
  /** Undefined while there is a network. */
  offlineSince: Date | undefined;
  /** This browser stores the draft. */
  isKept: boolean;
  publication?: Publication | undefined;
  waitsFor?: WaitsFor | undefined;
};

/** The state of the save in words. */
export function saveStateOf({
  isDirty,
  isSaving,
  hasFailed,
  savedAt,
  offlineSince,
  isKept,
  publication,
  waitsFor,
}: Saving): SaveState {
  const time = savedAt && formatTime(savedAt);
  const saved = time && (publication?.describeSave(time) ?? `Spremljeno u ${time}`);
  if (isSaving) return { kind: 'dotted', text: 'Sprema se…' };
  const detail = isKept ? text.keptHere : text.notKept;
  if (offlineSince && isDirty) return { kind: 'red', text: `Nema mreže od ${formatTime(offlineSince)}`, detail };
  if (waitsFor === 'server' && isDirty) return { kind: 'red', text: text.waitsForServer, detail };
  if (waitsFor === 'log-in' && isDirty) return { kind: 'red', text: text.waitsForLogIn, detail };
  if (hasFailed && isDirty) return { kind: 'red', text: 'Nije spremljeno' };
  if (isDirty) return { kind: 'empty', text: 'Nespremljene promjene', ...(saved && { detail: saved }) };
  return { kind: saved ? 'full' : 'empty', text: saved ?? 'Nema promjena' };
}
