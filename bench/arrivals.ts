/**
 * Sends calls at a constant rate from a process of its own, whether or not earlier ones were answered: an answer that
 * takes long does not slow the arrivals, as with visitors. Its parent sends `Arrivals` and gets `Answered`.
 */
import { connect, type Socket } from 'node:net';
import process from 'node:process';

/** The paths are called in turn. `{n}` in the body is the number of the call. */
export type Arrivals = {
  url: string;
  perSecond: number;
  seconds: number;
  paths: readonly string[];
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** How many calls got each status, `0` without an answer; times of the answers with 200 from their arrival, ms. */
export type Answered = { statuses: Record<number, number>; p50: number; p99: number };

/** They are open before the first call, as those of a proxy. More calls wait in this process; their time counts. */
const CONNECTIONS = 500;

const TICK_MS = 2;

/** A caller who has no answer after so long gives up. */
const PATIENCE_MS = 10_000;

type Call = { text: string; dueAt: number };

class Generator {
  readonly #arrivals: Arrivals;
  readonly #target: URL;
  readonly #free: Socket[] = [];
  readonly #waiting: Call[] = [];
  readonly #times: number[] = [];
  readonly #statuses: Record<number, number> = {};
  #unanswered = 0;

  constructor(arrivals: Arrivals) {
    this.#arrivals = arrivals;
    this.#target = new URL(arrivals.url);
  }

  async run(): Promise<Answered> {
    const { perSecond, seconds } = this.#arrivals;
    const total = Math.round(perSecond * seconds);
    // Each is used about once a second: the server ends one that never is.
    const connections = Math.min(CONNECTIONS, Math.ceil(perSecond));
    for (let number = 0; number < connections; number += 1) this.#connect();
    while (this.#free.length < connections) await pause(TICK_MS);
    const begun = performance.now();
    for (let sent = 0; sent < total || this.#unanswered > 0; await pause(TICK_MS)) {
      const due = Math.min(total, 1 + Math.floor(((performance.now() - begun) / 1000) * perSecond));
      for (; sent < due; sent += 1) {
        this.#unanswered += 1;
        this.#waiting.push({ text: this.#write(sent), dueAt: begun + (sent / perSecond) * 1000 });
      }
      this.#sendWaiting();
    }
    const times = Float64Array.from(this.#times).sort();
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { statuses: this.#statuses, p50: at(0.5), p99: at(0.99) };
  }

  #write(n: number): string {
    const { paths, method = 'GET', headers = {}, body } = this.#arrivals;
    const payload = body?.replace('{n}', String(n)) ?? '';
    const all = {
      host: this.#target.host,
      ...headers,
      ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${paths[n % paths.length]} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`;
  }

  #connect(): void {
    const socket = connect(Number(this.#target.port), this.#target.hostname, () => this.#free.push(socket));
    socket.setNoDelay(true).on('error', () => {});
    socket.once('close', () => {
      const place = this.#free.indexOf(socket);
      if (place >= 0) this.#free.splice(place, 1);
      this.#connect();
    });
  }

  #sendWaiting(): void {
    let sent = 0;
    for (const call of this.#waiting) {
      const isTooLate = performance.now() - call.dueAt > PATIENCE_MS;
      const socket = isTooLate ? undefined : this.#free.shift();
      if (socket) this.#send(socket, call);
      else if (isTooLate) this.#note(call, 0);
      else break;
      sent += 1;
    }
    this.#waiting.splice(0, sent);
  }

  #send(socket: Socket, call: Call): void {
    let received: Buffer = Buffer.alloc(0);
    const take = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (received.length < headEnd + 4 + length) return;
      clearTimeout(patience);
      socket.off('data', take).off('close', giveUp);
      this.#note(call, Number(head.slice(9, 12)));
      this.#free.push(socket);
    };
    const giveUp = () => {
      clearTimeout(patience);
      socket.off('data', take).off('close', giveUp).destroy();
      this.#note(call, 0);
    };
    const patience = setTimeout(giveUp, call.dueAt + PATIENCE_MS - performance.now());
    socket.on('data', take).once('close', giveUp).write(call.text);
  }

  #note({ dueAt }: Call, status: number): void {
    this.#unanswered -= 1;
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    if (status === 200) this.#times.push(performance.now() - dueAt);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

process.once('message', async (arrivals: Arrivals) => {
  process.send?.(await new Generator(arrivals).run());
  process.exit(0);
});
