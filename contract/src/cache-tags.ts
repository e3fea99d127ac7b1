/**
 * Names of what public answers are made of, so that a cache finds every answer that a write changed. A record has three:
 * `post-12` for all of it, `category-name-3` for what other records show of it, and `posts`, `posts-hr` for its lists.
 */
import { allRoutes } from './index.ts';
import { readJsonItems } from './json-text.ts';
import { KINDS, type Kind, kindsWith } from './kinds.ts';
import type { Route } from './route.ts';

/** CloudFront reads no more than these; Next accepts 128, Fastly and Cloudflare 16 KB of them. */
const TAGS_OF_ANSWER_LIMIT = 50;

const LANGUAGES: Record<string, string> = { 'hr-HR': 'hr', 'en-GB': 'en', hrv: 'hr', eng: 'en' };

/** The tags of public answers with their values left open, as `post-{}`. What is not among them changes no answer. */
const USED = new Set(
  allRoutes.flatMap(({ route }) => (route.tags ?? []).flatMap((tag) => [openOf(tag), openOf(pluralOf(tag))])),
);

/** A record whose public content changed. */
export type ChangedRecord = {
  id: number;
  /** The values by which its lists are divided: language, or container. */
  parts: readonly (string | number)[];
  /** Whether what other records show of it changed too. */
  isNameChanged: boolean;
};

/** The tags that the change of a record concerns; empty for a kind that no public answer shows. */
export function tagsOfChange(kind: Kind, { id, parts, isNameChanged }: ChangedRecord): string[] {
  const record = dashed(kind);
  const list = dashed(KINDS[kind].plural);
  const names = isNameChanged ? [`${record}-name-${id}`, `${record}-names`] : [];
  const lists = [list, ...parts.map((part) => `${list}-${tagPart(part)}`)];
  return [`${record}-${id}`, ...names, ...lists].filter((tag) => USED.has(tag.replace(/-(\d+|hr|en)$/, '-{}')));
}

/** The tags of an answer to a call; a kind with too many records is named by its list. */
export function tagsOfAnswer({ tags = [] }: Pick<Route, 'tags'>, params: object, answer: unknown): string[] {
  const shown = { ...(Array.isArray(answer) ? answer[0] : answer), ...params };
  const all = tags.map((tag) => ({ tag, filled: fill(tag, shown) }));
  const isTooLong = all.flatMap(({ filled }) => filled).length > TAGS_OF_ANSWER_LIMIT;
  return all.flatMap(({ tag, filled }) => (isTooLong && filled.length > 1 ? [pluralOf(tag)] : filled));
}

/** Whether the call reads one record of the kind. */
export function isReadOf({ tags = [] }: Pick<Route, 'tags'>, kind: Kind): boolean {
  return tags[0] === `${dashed(kind)}-{id}`;
}

/** Whether the call reads more than one record. */
export function isList({ tags: [first = ''] = [] }: Pick<Route, 'tags'>): boolean {
  return !/^[a-z-]+-\{\w+\}$/.test(first);
}

/** Whether the answers change at moments that are known before, without a write. */
export function dependsOnTime({ tags = [] }: Pick<Route, 'tags'>): boolean {
  const names = kindsWith('publishing').flatMap((kind) => [dashed(kind), dashed(KINDS[kind].plural)]);
  return tags.some((tag) => names.some((name) => tag === name || tag.startsWith(`${name}-`)));
}

function fill(tag: string, shown: Record<string, unknown>): string[] {
  const [, before = tag, name] = /^(.+)\{(\w+)\}$/.exec(tag) ?? [];
  if (name === undefined) return [tag];
  return valuesIn(shown[name]).map((value) => `${before}${value}`);
}

/** The ids in a field: one, `1|5|7`, or JSON text of a list of records. */
function valuesIn(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  const text = String(value);
  if (text.startsWith('[')) return readJsonItems(text).map(({ id }) => String(id));
  return text.split('|').map(tagPart);
}

function tagPart(part: string | number): string {
  return LANGUAGES[part] ?? String(part);
}

function openOf(tag: string): string {
  return tag.replace(/\{\w+\}/, '{}');
}

/** `athlete-names` for `athlete-name-{ime_prezime}`. */
export function pluralOf(tag: string): string {
  return tag.replace(/-\{\w+\}$/, 's');
}

function dashed(name: string): string {
  return name.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
