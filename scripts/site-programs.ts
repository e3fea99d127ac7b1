/** The programs of `test-site.ts`: starts them at free ports, and a cache in front of a site. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.resolve(import.meta.dirname, '..');

export const hasVarnish = spawnSync('varnishd', ['-V']).status === 0;

const children: ChildProcess[] = [];
const listeners: Server[] = [];

/** Of a site, of the cache in front of it, and for its bans. */
export type Ports = [number, number, number];

/** The file of Varnish for the site, a folder for what Varnish writes, and the address of the server of Baklja. */
type Behind = { file: string; folder: string; server: string };

/** Starts a cache in front of a site: Varnish where it is installed, otherwise a small one. */
export async function startCache(ports: Ports, behind: Behind): Promise<void> {
  await (hasVarnish ? startVarnish(ports, behind) : startSmallCache(ports));
}

/** Starts a program; what its output says, and how to stop it. @throws Error with its output when it ends before. */
export async function startProgram(command: string[], says: RegExp, settings: Record<string, string>) {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, { cwd: ROOT, env: { ...process.env, ...settings } });
  children.push(child);
  let output = '';
  const said = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
        const found = says.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
  return { said, stop: () => stop(child) };
}

export async function listen(listener: Server, port: number): Promise<void> {
  listener.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  listeners.push(listener);
}

/** Stops everything that was started here. */
export async function stopAll(): Promise<void> {
  for (const listener of listeners) listener.close();
  await Promise.all(children.map(stop));
}

export async function freePorts(): Promise<Ports> {
  return [await freePort(), await freePort(), await freePort()];
}

async function startVarnish([origin, front, bans]: Ports, { file, folder, server }: Behind): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const vcl = path.join(folder, `${front}.vcl`);
  writeFileSync(vcl, text.replace('"4321"', `"${origin}"`).replace('"3000"', `"${new URL(server).port}"`));
  const listening = ['-a', `127.0.0.1:${front}`, '-a', `purge=127.0.0.1:${bans}`];
  const own = ['-n', path.join(folder, `varnish-${front}`), '-j', 'none', '-s', 'malloc,64m'];
  await startProgram(['varnishd', '-F', '-f', vcl, ...listening, ...own], /(Child starts)/, {});
}

type Kept = { status: number; headers: Record<string, string>; body: Buffer; at: number; maxAge: number };

/** What the file of Varnish says, for one site. */
async function startSmallCache([origin, front, bans]: Ports): Promise<void> {
  const kept = new Map<string, Kept>();
  const purged: RegExp[] = [];
  const tagsOf = ({ headers }: Kept) => headers['cache-tag'] ?? '';
  const ask = async (place: string): Promise<Kept> => {
    const before = purged.length;
    const answer = await fetch(`http://127.0.0.1:${origin}${place}`, { redirect: 'manual' });
    const { status } = answer;
    const { 'transfer-encoding': _, connection: __, ...headers } = Object.fromEntries(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    const maxAge = Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
    const page = { status, headers, body, at: Date.now(), maxAge };
    // What was purged meanwhile may be shown as it was before.
    if (maxAge > 0 && !purged.slice(before).some((named) => named.test(tagsOf(page)))) kept.set(place, page);
    return page;
  };
  const ageOf = ({ at }: Kept) => (Date.now() - at) / 1000;
  const cache = createServer(async ({ url = '' }, response) => {
    const known = kept.get(url);
    const isFresh = known && ageOf(known) <= known.maxAge;
    const page = isFresh ? known : await ask(url).catch(() => known);
    if (!page) return response.writeHead(502).end();
    const caching = { age: String(Math.ceil(ageOf(page))), 'x-cache': page === known ? 'hit' : 'miss' };
    return response.writeHead(page.status, { ...page.headers, ...caching }).end(page.body);
  });
  const purger = createServer(({ headers }, response) => {
    const named = new RegExp(`(^|,)(${headers['x-tags']})(,|$)`);
    purged.push(named);
    for (const [place, page] of kept) if (named.test(tagsOf(page))) kept.delete(place);
    response.end();
  });
  await listen(cache, front);
  await listen(purger, bans);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
