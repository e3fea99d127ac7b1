import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyRequest } from 'fastify';
import { AppError, InvalidInputError, OverloadedError } from '../errors.ts';

/** Memory that all JSON bodies may take while they arrive, bytes. */
const TOGETHER_BYTES = 256 * 1024 * 1024;

/** Memory of a chunk in addition to its content, bytes. A body may arrive in chunks of one byte. */
const CHUNK_OVERHEAD_BYTES = 500;

type ArrivingBody = {
  /** Of the content that was read. */
  bytes: number;
  memoryBytes: number;
  /** Ends the arrival when its time is over; undefined while there is no limit. */
  timer: NodeJS.Timeout | undefined;
  /** Ends the arrival: with an answer while the body is being read, otherwise by closing the connection. */
  refuse: (error: AppError) => void;
};

/** The bodies that have not arrived whole. When they take too much memory together, the largest is refused. */
export class ArrivingBodies {
  readonly #bodies = new Map<IncomingMessage, ArrivingBody>();
  readonly #limitBytes: number;
  #memoryBytes = 0;

  constructor(limitBytes = TOGETHER_BYTES) {
    this.#limitBytes = limitBytes;
  }

  /**
   * Adds the body of a request until it has arrived. `allowedMs` returns how long a body of so many bytes may take; it is
   * asked again each time that its last answer is over.
   */
  add(raw: IncomingMessage, allowedMs: (bytes: number) => number): void {
    const body: ArrivingBody = { bytes: 0, memoryBytes: 0, timer: undefined, refuse: () => raw.destroy() };
    this.#bodies.set(raw, body);
    const { socket } = raw;
    const remove = () => {
      socket.off('close', remove);
      this.#release(raw);
    };
    raw.once('end', remove);
    // A request that was answered before it ended does not report the end of its connection.
    socket.once('close', remove);
    const begun = performance.now();
    const limitTime = () => {
      const leftMs = allowedMs(declaredBytes(raw) ?? body.bytes) - (performance.now() - begun);
      if (leftMs <= 0) return body.refuse(tooSlow());
      body.timer = leftMs === Number.POSITIVE_INFINITY ? undefined : setTimeout(limitTime, leftMs);
    };
    limitTime();
  }

  /**
   * Reads a body.
   * @throws FastifyError when it is larger than its route allows, AppError when it is refused or broke off.
   */
  read({ raw, routeOptions: { bodyLimit } }: FastifyRequest): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const body = this.#bodies.get(raw);
    const chunks: Buffer[] = [];
    let bytes = 0;
    const refuse = (error: Error) => {
      raw.off('data', take);
      this.#release(raw);
      reject(error);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > bodyLimit) return refuse(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      chunks.push(chunk);
      this.#count(raw, chunk.length);
    };
    if (body) body.refuse = refuse;
    raw.once('end', () => resolve(Buffer.concat(chunks).toString()));
    raw.once('close', () => raw.readableEnded || reject(new InvalidInputError('Zahtjev nije ispravan.')));
    if ((declaredBytes(raw) ?? 0) > bodyLimit) refuse(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    else raw.on('data', take);
    return promise;
  }

  /** Refuses all bodies that have not arrived whole. */
  refuseAll(error: AppError): void {
    for (const { refuse } of this.#bodies.values()) refuse(error);
  }

  #count(raw: IncomingMessage, bytes: number): void {
    const body = this.#bodies.get(raw);
    if (!body) return;
    const memoryBytes = bytes + CHUNK_OVERHEAD_BYTES;
    body.bytes += bytes;
    body.memoryBytes += memoryBytes;
    this.#memoryBytes += memoryBytes;
    if (this.#memoryBytes <= this.#limitBytes) return;
    const largest = [...this.#bodies.values()].reduce((a, b) => (b.memoryBytes > a.memoryBytes ? b : a));
    largest.refuse(new OverloadedError());
  }

  #release(raw: IncomingMessage): void {
    const body = this.#bodies.get(raw);
    if (!body) return;
    clearTimeout(body.timer);
    this.#memoryBytes -= body.memoryBytes;
    this.#bodies.delete(raw);
  }
}

/** Undefined for a body in chunks, whose length only its end shows. */
function declaredBytes({ headers }: IncomingMessage): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

function tooSlow(): AppError {
  const message =
    'Podaci su pristizali presporo, pa zahtjev nije izvršen. Provjerite vezu s mrežom i pokušajte ponovno.';
  return new AppError({ status: 408, code: 'timeout', message });
}
