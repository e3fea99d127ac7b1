const WINDOW_MS = 6000;
const LEAST_SPAN_MS = 1000;

export class TransferSpeed {
  #samples: { bytes: number; atMs: number }[] = [];

  note(bytes: number, nowMs: number): void {
    this.#samples = [...this.#within(nowMs), { bytes, atMs: nowMs }];
  }

  /** Bytes per second; undefined before it can be measured, and once nothing is sent any more. */
  perSecond(nowMs: number): number | undefined {
    const samples = this.#within(nowMs);
    const first = samples[0];
    if (!first || nowMs - first.atMs < LEAST_SPAN_MS) return undefined;
    // The bytes of the first sample were sent before the measured time.
    const bytes = samples.slice(1).reduce((sum, sample) => sum + sample.bytes, 0);
    return bytes > 0 ? (bytes * 1000) / (nowMs - first.atMs) : undefined;
  }

  #within(nowMs: number) {
    return this.#samples.filter(({ atMs }) => nowMs - atMs <= WINDOW_MS);
  }
}
