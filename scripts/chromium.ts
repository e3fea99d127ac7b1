/** The Chromium that browser tests run in: the one inside npm's `@sparticuz/chromium`, which needs no system package. */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from 'playwright';

const ROOT = path.resolve(import.meta.dirname, '..');
const PACKAGE_FOLDER = path.join(ROOT, 'node_modules/@sparticuz/chromium');
const CACHE_FOLDER = path.join(ROOT, 'node_modules/.cache');

/** The browser's libraries, fonts and software graphics, each an archive of the package. */
const ARCHIVES = ['al2023', 'fonts', 'swiftshader'];

/** Chromium's sandbox does not work as root and in most containers; the browser opens only our own pages. */
const ARGS = ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'];

/**
 * Launch options for Playwright. The first call unpacks the browser, which takes some seconds. On platforms that the
 * package does not support, Playwright looks for its own Chromium.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: ARGS };

  const folder = await unpackedChromium();
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ARGS,
    env: {
      ...definedVariables(),
      LD_LIBRARY_PATH: path.join(folder, 'lib'),
      FONTCONFIG_PATH: folder,
      HOME: process.env.HOME ?? folder,
    },
  };
}

async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(PACKAGE_FOLDER, 'package.json'), 'utf8'));
  const folder = path.join(CACHE_FOLDER, `chromium-${version}`);
  if (!(await exists(folder))) await unpackAsWhole(folder);
  return folder;
}

/**
 * Unpacked in a separate folder and renamed at the end, so that the folder is complete or absent; of two processes the
 * second one gives way.
 */
async function unpackAsWhole(folder: string): Promise<void> {
  await mkdir(CACHE_FOLDER, { recursive: true });
  const aside = await mkdtemp(`${folder}.`);
  try {
    await chmod(aside, 0o755);
    await Promise.all([unpackBrowser(aside), ...ARCHIVES.map((name) => unpackArchive(name, aside))]);
    await writeFile(path.join(aside, 'fonts.conf'), fontsConfiguration(folder));
    await rename(aside, folder);
  } catch (error) {
    if (!(await exists(folder))) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function unpackBrowser(folder: string): Promise<void> {
  const file = path.join(folder, 'chromium');
  await decompress('chromium.br', file);
  await chmod(file, 0o755);
}

async function unpackArchive(name: string, folder: string): Promise<void> {
  const archive = path.join(folder, `${name}.tar`);
  await decompress(`${name}.tar.br`, archive);
  const { status, error, stderr } = spawnSync('tar', ['xf', archive, '-C', folder, '--no-same-owner'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Chromium's ${name} could not be unpacked: ${error?.message ?? stderr}`);
  await rm(archive);
}

async function decompress(source: string, target: string): Promise<void> {
  const compressed = createReadStream(path.join(PACKAGE_FOLDER, 'bin', source));
  await pipeline(compressed, createBrotliDecompress(), createWriteStream(target));
}

function fontsConfiguration(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${folder}/fonts</dir>`,
    '  <dir>/usr/share/fonts</dir>',
    `  <cachedir>${folder}/font-cache</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n');
}

function definedVariables(): Record<string, string> {
  const defined = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(defined);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
