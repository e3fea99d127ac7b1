import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { menuFor } from '@baklja/contract/screens';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { readConfig } from './server/src/config.ts';
import { CONNECTION_TIMES } from './server/src/http/connection-limits.ts';

const ROOT = import.meta.dirname;

type Page = { readonly file: string; readonly text: string };

const pages: Page[] = globSync(['*.md', 'docs/**/*.md', 'ops/*.md'], { cwd: ROOT }).map((file) => ({
  file,
  text: read(file),
}));

const decisions = pages.filter(({ file }) => /^docs\/decisions\/(?!0000)\d/.test(file));

/** Number and title, date, status, and the records that it replaces or extends. */
const DECISION =
  /^# (\d{4}): (.+)\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (accepted|superseded by|in part superseded by)\b.*\n(?:- (?:Supersedes|Extends): .*\n)?(?:- Extends: .*\n)?\n## /;

const fileNames = globSync('**/*.{ts,tsx,mjs,css}', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });

test('pages link to files and headings that exist', () => {
  expect(presentPages().flatMap(deadLinks)).toEqual([]);
});

test('pages name files that exist', () => {
  expect(presentPages().flatMap(deadNames)).toEqual([]);
});

test('decisions begin as the template does, and are in the section of the index for their status', () => {
  const [, inForce, superseded] = read('docs/decisions/README.md').split('\n## ');
  for (const { file, text } of decisions) {
    const [, number, title, status] = text.match(DECISION) ?? [];
    expect(path.basename(file), 'number of a record that begins as 0000-template.md does').toMatch(`${number}-`);
    const section = status === 'superseded by' ? superseded : inForce;
    expect(section).toContain(`\n- [${number}](${path.basename(file)}): ${title}\n`);
  }
});

test('the README names every group and entry of the menu', () => {
  const words = menuFor('superadmin').flatMap(({ group = '', entries }) => [
    group,
    ...entries.map(({ title }) => title),
  ]);
  const text = read('README.md');
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test('the files of ops/ name settings that exist', () => {
  const settings = [...read('server/src/config.ts').matchAll(/^ {2}([A-Z]\w+): /gm)].map(([, name = '']) => name);
  const ofOthers =
    /^(AF_\w+|BUILDAH_FORMAT|AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)|POSTGRES_(USER|PASSWORD)|ROOT_(ACCESS|SECRET)_KEY)$/;
  const ofFiles = ['SITE_HOST', 'DATABASE_PASSWORD'];
  const named = globSync('ops/*', { cwd: ROOT }).flatMap((file) => read(file).match(/\b[A-Z]+(_[A-Z0-9]+)+\b/g) ?? []);
  expect(named).toContain('TRUST_PROXY');
  expect(named.filter((name) => ![...settings, ...ofFiles].includes(name) && !ofOthers.test(name))).toEqual([]);
});

test('the proxies of ops/ let the largest upload pass, and take connections that the server keeps', () => {
  const { documentMaxBytes } = readConfig({}, ROOT).fileLimits;
  const [nginx, caddy] = [read('ops/nginx.conf'), read('ops/Caddyfile')];
  const largest = [nginx.match(/client_max_body_size (\d+)m;/), caddy.match(/max_size (\d+)MiB/)];
  const idle = [nginx.match(/ keepalive_timeout (\d+)s;/), caddy.match(/keepalive (\d+)s/)];
  for (const found of largest) expect(Number(found?.[1]) * 1024 * 1024).toBeGreaterThan(documentMaxBytes);
  for (const found of idle) expect(Number(found?.[1]) * 1000).toBeLessThan(CONNECTION_TIMES.keepAliveTimeout);
});

test('no text of the product has a word that docs/words.md rejects', () => {
  const rows = [...read('docs/words.md').matchAll(/^\| .* \| (.*) \| (.*) \|$/gm)];
  const marked = (column: number) =>
    rows.flatMap((row) => [...(row[column] ?? '').matchAll(/`(.+?)`/g)].map(([, word = '']) => word));
  const patterns = marked(2).map((word) => RegExp.escape(word).replace(/\\\*$/, '[\\p{L}-]*'));
  const rejected = new RegExp(`(?<![\\p{L}.-])(${patterns.join('|')})(?![\\p{L}])`, 'iu');
  const allowed = new RegExp(marked(1).map(RegExp.escape).join('|'), 'g');
  const texts = globSync('{client,contract,server,web}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.*', '**/testing/**'],
  }).flatMap((file) => textsIn(file).map((text) => ({ file, text })));
  expect(patterns.length).toBeGreaterThan(0);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ text }) => rejected.test(text.replace(allowed, '')))).toEqual([]);
});

test('only formatRange writes a range, so that no line breaks in it', () => {
  const sources = globSync('{client,contract,server,web}/src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] });
  expect(sources.filter((file) => /\}–\$?\{/.test(read(file)))).toEqual([]);
});

/** Texts for people: parts of JSX, and strings with a capital, a space or a Croatian letter. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const add = (text: string) => void (/^\p{Lu}\p{Ll}|[čćžšđ„ ]/u.test(text.trim()) && texts.push(text));
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && add(value)),
    TemplateElement: ({ value }) => add(value.cooked ?? ''),
    JSXText: ({ value }) => texts.push(value),
  }).visit(parseSync(file, read(file)).program);
  return texts;
}

/** All pages but the superseded decisions, which may name what is gone. */
function presentPages(): Page[] {
  expect(decisions.length).toBeGreaterThan(0);
  return pages.filter(({ text }) => !/^- Status: superseded/m.test(text));
}

function deadLinks({ file, text }: Page): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|NNNN)([^)#]*)#?([^)]*)\)/g)];
  const dead = links.filter(([, target = '', heading = '']) => {
    const linked = target === '' ? file : path.join(path.dirname(file), target);
    return !existsSync(path.join(ROOT, linked)) || (heading !== '' && !headingsOf(read(linked)).includes(heading));
  });
  return dead.map(([link]) => `${file} links to ${link.slice(2, -1)}, which does not exist.`);
}

/** The addresses of the headings of a page. */
function headingsOf(text: string): string[] {
  const lines = text.toLowerCase().match(/(?<=^#+ ).*/gm) ?? [];
  return lines.map((line) => line.replace(/[^\w -]/g, '').replaceAll(' ', '-'));
}

/** Names in the drawings of folders count too; patterns such as `*.store.ts` do not. */
function deadNames({ file, text }: Page): string[] {
  const names = text.replace(/\]\(.*?\)/g, '').match(/(?<![\w*>/.-])[\w./-]+\.(?:tsx?|mjs|css)(?!\w)/g) ?? [];
  const dead = names.filter((name) => !/^NNNN|\/NNNN/.test(name) && !fileNames.some((known) => isNamed(known, name)));
  return dead.map((name) => `${file} names ${name}, which does not exist.`);
}

function isNamed(file: string, name: string): boolean {
  return `/${file}`.endsWith(`/${name}`);
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
