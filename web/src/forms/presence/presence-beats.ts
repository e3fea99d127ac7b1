import { type EditedKind, presenceRoutes } from '@baklja/contract/features/site/presence';
import type { RouteAnswer } from '@baklja/contract/route';
import { call } from '#web/lib/api-client.ts';
import { getSession } from '#web/lib/session.ts';
import { PRESENCE_BEAT_MS, PRESENCE_LOST_MS } from '#web/lib/timings.ts';
import { makeCreateKey } from '#web/lib/unsaved/drafts.ts';

/** Who else has the record open, the number of the user's other tabs with it, and its version. */
export type Presence = RouteAnswer<typeof presenceRoutes.recordHeartbeat>;

type Listener = (presence: Presence | undefined) => void;

/**
 * Sends heartbeats to the server while an editor of the record is open and its tab is visible, until it is stopped.
 * The listener gets the latest presence, undefined when that is too old. Failed calls are not reported, because
 * presence is optional.
 */
export class PresenceBeats {
  readonly #record: { kind: EditedKind; id: number };
  readonly #onAnswer: Listener;
  readonly #tab = makeCreateKey();
  #isEditing: boolean | undefined;
  #isStopped = false;
  #isDue = false;
  #answeredAt = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;

  constructor(record: { kind: EditedKind; id: number }, onAnswer: Listener) {
    this.#record = record;
    this.#onAnswer = onAnswer;
    document.addEventListener('visibilitychange', this.#beat);
    window.addEventListener('pagehide', this.#leave);
  }

  /** Reports whether changes are unsaved: at once when it changes, and with every later heartbeat. */
  report(isEditing: boolean): void {
    if (this.#isEditing === isEditing) return;
    this.#isEditing = isEditing;
    this.#beat();
  }

  /** Reports that the editor was closed, after any call in progress. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#beat);
    window.removeEventListener('pagehide', this.#leave);
    if (this.#isEditing !== undefined) void Promise.resolve(this.#sending).then(this.#leave);
  }

  readonly #beat = () => {
    clearTimeout(this.#timer);
    if (this.#isEditing === undefined || this.#isStopped || document.visibilityState !== 'visible') return;
    this.#timer = setTimeout(this.#beat, PRESENCE_BEAT_MS);
    // One after the other, because the server keeps the last message.
    this.#isDue = this.#sending !== undefined;
    this.#sending ??= this.#send(this.#isEditing);
  };

  async #send(is_editing: boolean): Promise<void> {
    try {
      const body = { ...this.#record, tab: this.#tab, is_editing };
      const presence = await call(presenceRoutes.recordHeartbeat, { body });
      this.#answeredAt = Date.now();
      if (!this.#isStopped) this.#onAnswer(presence);
    } catch {
      const isLost = Date.now() - this.#answeredAt >= PRESENCE_LOST_MS;
      if (isLost && !this.#isStopped) this.#onAnswer(undefined);
    }
    this.#sending = undefined;
    if (this.#isDue) this.#beat();
  }

  readonly #leave = () => {
    if (getSession() === undefined) return;
    call(presenceRoutes.endPresence, { body: { tab: this.#tab } }, { keepalive: true }).catch(() => {});
  };
}
