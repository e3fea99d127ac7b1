/**
 * Completes package-lock.json after `npm install --package-lock-only`: npm leaves out the optional packages of other
 * platforms, and `npm ci` then rejects the lock there. Each missing one gets an entry that names its platform only.
 * Optional packages that nothing here loads get a platform that does not exist, so that they are never installed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOCK_FILE = path.resolve(import.meta.dirname, '..', 'package-lock.json');

const EXACT_VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** pdfjs draws with the first one; @tus/server keeps the state of uploads in Redis with the others. */
const UNUSED_PACKAGES = ['@napi-rs/canvas', '@redis/client', 'ioredis'];

const NO_PLATFORM = { os: ['none'], cpu: ['none'] };

const OS_NAMES = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU_NAMES = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
rejectDownloadAddresses(lock.packages);
const added = addMissingOptionalPackages(lock.packages);
for (const name of UNUSED_PACKAGES) Object.assign(lock.packages[`node_modules/${name}`], NO_PLATFORM);
lock.packages = sortedByKey(lock.packages);
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`complete-lock: ${added} entries added`);

/** An address in the lock would tie every clone to the registry of the machine that wrote it. */
function rejectDownloadAddresses(packages) {
  const addressed = Object.keys(packages).filter((place) => /^[a-z+]+:/.test(packages[place].resolved ?? ''));
  if (addressed.length === 0) return;
  console.error(`complete-lock: package-lock.json names download addresses, for example for ${addressed[0]}`);
  console.error('complete-lock: set omit-lockfile-registry-resolved=true in .npmrc and write the lock again');
  process.exit(1);
}

function addMissingOptionalPackages(packages) {
  let count = 0;
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const version = range.replace(/^[~^]/, '');
      if (isListed(packages, place, name) || !EXACT_VERSION.test(version)) continue;
      packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
      count += 1;
    }
  }
  return count;
}

function isListed(packages, place, name) {
  return `${place}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
}

/**
 * The platform of a package, read from its name (`@oxc-parser/binding-linux-arm64-musl`). A name without a platform
 * gets a platform that does not exist, so that the package is never installed.
 */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => OS_NAMES.includes(word));
  const cpu = words.filter((word) => CPU_NAMES.includes(word));
  if (os.length !== 1 || cpu.length !== 1) return NO_PLATFORM;
  return { ...libcOf(words), os, cpu };
}

function libcOf(words) {
  if (words.some((word) => word.startsWith('musl'))) return { libc: ['musl'] };
  if (words.some((word) => word.startsWith('gnu'))) return { libc: ['glibc'] };
  return {};
}

function sortedByKey(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));
}
