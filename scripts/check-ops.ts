/**
 * Checks what can be checked of `ops/` on one machine without containers: each file by its own program, where that is
 * installed, and the steps of the Containerfile in an empty folder. The result runs as another user, who may write its
 * data alone, and is called directly and through both proxies.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '..');
const PLACE = '/opt/baklja';
/** The user `nobody`, when the check runs as root. */
const OTHER_USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const PORTS = { node: 3610, caddy: 3611, nginx: 3612, nginxPlain: 3613 };
const SECONDS_TO_START = 60;

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-ops-'));
const image = path.join(folder, 'image');
const data = path.join(folder, 'data');
const running: (() => void)[] = [];

const read = (file: string) => readFileSync(path.join(ROOT, 'ops', file), 'utf8');

try {
  execFileSync('chmod', ['755', folder]);
  buildImage();
  verifyUnit();
  validateCompose('compose.yaml');
  validateCompose('compose.nodes.yaml');
  const stopNode = await runImage();
  await runCaddy();
  await runNginx();
  console.log(`ok    the node stopped with exit code ${await stopNode()}`);
} finally {
  for (const stop of running) stop();
  rmSync(folder, { recursive: true, force: true });
}

// Steps of the Containerfile

/** Copies and runs what the first stage says. The second one copies the result, which is used where it is. */
function buildImage(): void {
  const [, build = ''] = read('Containerfile').split(/^FROM .*$/m);
  mkdirSync(image);
  for (const [, sources = '', target = ''] of build.matchAll(/^COPY (.+) (\S+)$/gm)) {
    for (const source of sources.split(' ')) {
      const to = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
      cpSync(path.join(ROOT, source), path.join(image, to), { recursive: true, filter: isSource });
    }
  }
  for (const [, command = ''] of build.matchAll(/^RUN (.+)$/gm))
    execFileSync('sh', ['-c', command], { cwd: image, stdio: 'inherit' });
  console.log('ok    the steps of the Containerfile');
}

function isSource(file: string): boolean {
  return !['node_modules', 'dist'].includes(path.basename(file));
}

/** Starts the command of the image with its environment, until its health check succeeds. */
async function runImage(): Promise<() => Promise<number | null>> {
  const text = read('Containerfile');
  const settings = Object.fromEntries(
    match(text, /^ENV (.+)$/m)
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  const env = {
    PATH: '/usr/bin:/bin',
    ...settings,
    HOST: '127.0.0.1',
    PORT: String(PORTS.node),
    DATA_DIR: data,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  };
  mkdirSync(data);
  if (OTHER_USER.uid !== undefined) chownSync(data, OTHER_USER.uid, OTHER_USER.gid);
  const [program = '', ...args] = JSON.parse(match(text, /^CMD (.+)$/m)) as string[];
  const node = spawn(program, args, { cwd: image, env, stdio: ['ignore', 'ignore', 'inherit'], ...OTHER_USER });
  running.push(() => node.kill('SIGKILL'));
  const isHealthy = () =>
    spawnSync('sh', ['-c', match(text, /^HEALTHCHECK .*? CMD (.+)$/m)], { cwd: image, env }).status === 0;
  await until('the image is healthy', isHealthy);
  const exited = new Promise<number | null>((resolve) => node.once('exit', resolve));
  return () => {
    node.kill('SIGTERM');
    return exited;
  };
}

// Programs of the system

function verifyUnit(): void {
  const unit = path.join(folder, 'baklja.service');
  writeFileSync(unit, read('baklja.service').replaceAll(PLACE, image));
  runIfInstalled('systemd-analyze', ['verify', '--man=no', unit]);
  runIfInstalled('systemd-analyze', ['security', '--offline=true', '--threshold=20', '--no-pager', unit]);
}

function validateCompose(file: string): void {
  const names = [...read(file).matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => [name, 'x'.repeat(32)]);
  runIfInstalled(
    'docker-compose',
    ['-f', path.join(ROOT, 'ops', file), 'config', '--quiet'],
    Object.fromEntries(names),
  );
}

async function runCaddy(): Promise<void> {
  const env = { SITE_HOST: `http://127.0.0.1:${PORTS.caddy}`, NODES: `127.0.0.1:${PORTS.node}`, HOME: folder };
  const file = ['--config', path.join(ROOT, 'ops/Caddyfile'), '--adapter', 'caddyfile'];
  if (!runIfInstalled('caddy', ['validate', ...file], env)) return;
  const caddy = spawn('caddy', ['run', ...file], { env: { ...process.env, ...env }, stdio: 'ignore' });
  running.push(() => caddy.kill());
  await until('Baklja answers through Caddy', () => isReadyAt(`http://127.0.0.1:${PORTS.caddy}`));
}

/** With a certificate made here, on other ports. */
async function runNginx(): Promise<void> {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  if (!runIfInstalled('openssl', [...request, '-keyout', key, '-out', certificate])) return;
  const site = read('nginx.conf')
    .replace('/etc/ssl/baklja/fullchain.pem', certificate)
    .replace('/etc/ssl/baklja/privkey.pem', key)
    .replace('127.0.0.1:3000', `127.0.0.1:${PORTS.node}`)
    .replaceAll('[::]:', '[::1]:')
    .replaceAll(/(listen .*?)\b80;/g, `$1${PORTS.nginxPlain};`)
    .replaceAll(/(listen .*?)\b443 /g, `$1${PORTS.nginx} `);
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${site} }`,
  );
  if (!runIfInstalled('nginx', ['-t', '-q', '-c', main])) return;
  const nginx = spawn('nginx', ['-c', main], { stdio: 'ignore' });
  running.push(() => nginx.kill());
  await until('Baklja answers through nginx', () => isReadyAt(`https://127.0.0.1:${PORTS.nginx}`));
}

/** @returns false when the program is not installed */
function runIfInstalled(program: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (error && 'code' in error && error.code === 'ENOENT') {
    console.log(`none  ${program} is not installed`);
    return false;
  }
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  console.log(`ok    ${program} ${args.map((arg) => path.basename(arg)).join(' ')}`);
  return true;
}

// Small things

async function until(title: string, isDone: () => boolean): Promise<void> {
  for (let second = 0; second < SECONDS_TO_START; second += 1) {
    if (isDone()) return console.log(`ok    ${title}`);
    await setTimeout(1000);
  }
  throw new Error(`not within ${SECONDS_TO_START} s: ${title}`);
}

/** The certificate of nginx is made here, so it is not checked. */
function isReadyAt(address: string): boolean {
  return spawnSync('curl', ['--fail', '--silent', '--insecure', `${address}/api/ready`]).status === 0;
}

function match(text: string, pattern: RegExp): string {
  const [, found] = text.match(pattern) ?? [];
  if (found === undefined) throw new Error(`the Containerfile has nothing like ${pattern}`);
  return found;
}
