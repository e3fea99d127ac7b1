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
  isKept: boolean;
  keptAt?: Date | undefined;
  publication?: Publication | undefined;
  waitsFor?: WaitsFor | undefined;
};

/** The state of the save in words. A lost connection is no fault, so it is not red. */
export function saveStateOf(saving: Saving): SaveState & { detail?: string } {
  const { isDirty, isSaving, hasFailed, savedAt, offlineSince, keptAt, publication, waitsFor } = saving;
  if (isSaving) return { kind: 'dotted', text: 'Sprema se…' };
  const time = savedAt && formatTime(savedAt);
  const saved = time && (publication?.describeSave(time) ?? `Spremljeno u ${time}`);
  if (!isDirty) return { kind: saved ? 'full' : 'empty', text: saved ?? 'Nema promjena' };
  const kept = saving.isKept ? text.keptHere : text.notKept;
  const important = (kind: 'offline' | 'red', words: string, then?: string): SaveState & { detail: string } => ({
    kind,
    text: words,
    detail: then === undefined ? kept : `${kept} ${then}`,
    isImportant: true,
  });
  if (offlineSince) {
    const then = waitsFor === 'network' ? text.savesWhenOnline : undefined;
    return important('offline', text.offlineSince(formatTime(offlineSince)), then);
  }
  if (waitsFor === 'network') return important('offline', text.unreachable);
  if (waitsFor === 'server') return important('red', text.waitsForServer);
  if (waitsFor === 'room') return important('red', text.waitsForRoom, text.callAdministrator);
  if (waitsFor === 'log-in') return important('red', text.waitsForLogIn, text.savesAfterLogIn);
  if (hasFailed) return important('red', text.notSaved);
  return { kind: 'empty', text: 'Nespremljene promjene', ...(keptAt && { detail: text.keptAt(formatTime(keptAt)) }) };
}
