import { type EditedKind, presenceRoutes } from '@baklja/contract/features/presence';
import type { RouteAnswer } from '@baklja/contract/route';
import { call } from '#web/lib/api-client.ts';
import { getSession } from '#web/lib/session.ts';
import { PRESENCE_BEAT_MS, PRESENCE_LOST_MS } from '#web/lib/timings.ts';

/** Who else has the record open, in how many further tabs the person has, and the version that it has. */
export type Presence = RouteAnswer<typeof presenceRoutes.notePresence>;

export type PresenceBeats = {
  /** Tells whether changes are unsaved: at once when it is news, and with every later beat. */
  tell: (isEditing: boolean) => void;
  /** Tells that the editor was closed. */
  stop: () => void;
};

/**
 * Tells the server again and again that an editor of the record is open, while its tab is in sight. `onAnswer` gets what
 * is known, undefined when that is too long ago. Calls that fail are silent: presence is a courtesy.
 */
export function startPresenceBeats(
  record: { kind: EditedKind; id: number },
  onAnswer: (presence: Presence | undefined) => void,
): PresenceBeats {
  const tab = makeTab();
  let told: boolean | undefined;
  let isStopped = false;
  let isDue = false;
  let answeredAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const send = async (isEditing: boolean) => {
    try {
      const body = { ...record, tab, is_editing: isEditing };
      const presence = await call(presenceRoutes.notePresence, { body });
      answeredAt = Date.now();
      if (!isStopped) onAnswer(presence);
    } catch {
      if (!isStopped && Date.now() - answeredAt >= PRESENCE_LOST_MS) onAnswer(undefined);
    }
    sending = undefined;
    if (isDue) beat();
  };
  const beat = () => {
    clearTimeout(timer);
    if (told === undefined || isStopped || document.visibilityState !== 'visible') return;
    timer = setTimeout(beat, PRESENCE_BEAT_MS);
    // One after the other: what was said last is what the server keeps.
    isDue = sending !== undefined;
    sending ??= send(told);
  };
  const leave = () => endPresence(tab);
  document.addEventListener('visibilitychange', beat);
  window.addEventListener('pagehide', leave);
  return {
    tell: (isEditing) => {
      if (told === isEditing) return;
      told = isEditing;
      beat();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('pagehide', leave);
      if (told !== undefined) void Promise.resolve(sending).then(leave);
    },
  };
}

function endPresence(tab: string): void {
  if (getSession() === undefined) return;
  call(presenceRoutes.endPresence, { body: { tab } }, { keepalive: true }).catch(() => {});
}

/** A name that no other tab has. `crypto.randomUUID` is missing where the page comes without TLS. */
function makeTab(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
