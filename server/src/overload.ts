import { SHEDDABLE } from '@baklja/contract/features/site/system-status';
import { OverloadedError } from './errors.ts';

/** What is refused at each level, in order; a level refuses what those before it refuse too. */
export type Sheddable = (typeof SHEDDABLE)[number];

/** The delay of the event loop above which each level begins, ms. */
const LIMITS_MS = [200, 225, 250];

/** A look at the event loop is calm below this delay, ms. */
const CALM_MS = 100;

/** Calm looks in a row after which one level less is refused. There are at most 50 in a second. */
const CALM_LOOKS = 50;

/** Decides what the process refuses while its event loop is late, so that its staff can work on. */
export class Overload {
  /** Calls that were refused since the start. */
  readonly shed: Record<Sheddable, number> = { pictures: 0, search: 0, reads: 0 };
  /** How late the next look at the event loop is already, ms; 0 while nothing looks at it. */
  lateMs: () => number = () => 0;
  #lastMs = 0;
  #level = 0;
  #calmLooks = 0;

  /**
   * The mean of the last delay and the present one, ms. The present one counts because a turn with many calls could
   * last for seconds. It is a mean because one long turn, such as that of a large commit, is no overload.
   */
  get delayMs(): number {
    return (this.#lastMs + this.lateMs()) / 2;
  }

  /** What is refused, from the first to the last; empty in normal operation. */
  get refused(): readonly Sheddable[] {
    return SHEDDABLE.slice(0, this.#level);
  }

  /** Takes the delay of a look at the event loop, ms. */
  noteLook(lateMs: number): void {
    this.#raise((this.#lastMs + lateMs) / 2);
    this.#lastMs = lateMs;
    this.#calmLooks = lateMs < CALM_MS ? this.#calmLooks + 1 : 0;
    if (this.#calmLooks < CALM_LOOKS) return;
    this.#calmLooks = 0;
    this.#level = Math.max(0, this.#level - 1);
  }

  /** Whether a call for this is refused; counts it then. */
  refuses(what: Sheddable): boolean {
    this.#raise(this.delayMs);
    const isRefused = SHEDDABLE.indexOf(what) < this.#level;
    if (isRefused) this.shed[what] += 1;
    return isRefused;
  }

  /** @throws OverloadedError when a call for this is refused. */
  refuse(what: Sheddable): void {
    if (this.refuses(what)) throw new OverloadedError();
  }

  #raise(delayMs: number): void {
    while (delayMs > (LIMITS_MS[this.#level] ?? Number.POSITIVE_INFINITY)) this.#level += 1;
  }
}
