import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJsonText } from '@baklja/contract/json-text';
import type { Static } from 'typebox';
import { Errors } from 'typebox/value';
import { SettingError } from '../config.ts';
import { CONTENT_FILES, type StarterArticle, type StarterIssue, type StarterPage } from './content-schema.ts';

/** Texts, data, pictures and documents of a new installation. */
export const STARTER_FILES = path.resolve(import.meta.dirname, '../../starter-files');

type ContentFiles = { [Name in keyof typeof CONTENT_FILES]: Static<(typeof CONTENT_FILES)[Name]> };

/** The files of the starter content with their long texts. */
export type StarterContent = Omit<ContentFiles, 'articles' | 'pages' | 'magazine'> & {
  articles: StarterArticle[];
  pages: StarterPage[];
  magazine: Omit<ContentFiles['magazine'], 'issues'> & { issues: StarterIssue[] };
};

/** Reads the starter content. @throws SettingError that names the first broken file and its field. */
export async function readContent(folder = path.join(STARTER_FILES, 'content')): Promise<StarterContent> {
  const names = Object.keys(CONTENT_FILES) as (keyof ContentFiles)[];
  const read = await Promise.all(names.map(async (name) => [name, await readJson(folder, name)]));
  const { articles, pages, magazine, ...others } = Object.fromEntries(read) as ContentFiles;
  const htmlOf = (kind: string, { key }: { key: string }) => readHtml(path.join(folder, kind, `${key}.html`));
  return {
    ...others,
    articles: await Promise.all(articles.map(async (one) => ({ ...one, fulltext: await htmlOf('articles', one) }))),
    pages: await Promise.all(pages.map(async (one) => ({ ...one, description: await htmlOf('pages', one) }))),
    magazine: {
      ...magazine,
      issues: await Promise.all(
        magazine.issues.map(async (issue) => ({
          ...issue,
          contents: await Promise.all(
            issue.contents.map(async (part) =>
              'notice' in part ? part : { ...part, puni_sadrzaj: await htmlOf('magazine', part) },
            ),
          ),
        })),
      ),
    },
  };
}

/** The id of a record of the starter content. @throws SettingError when no record before it has this name. */
export function requireId<Name>(ids: ReadonlyMap<Name, number>, name: Name): number {
  const id = ids.get(name);
  if (id === undefined) throw new SettingError('STARTER', `a record of the content names “${name}”, which is missing`);
  return id;
}

/** The bytes of a file of the starter content. @throws SettingError when it cannot be read. */
export async function readStarterFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw brokenFile(file, `it cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

async function readJson(folder: string, name: keyof ContentFiles): Promise<unknown> {
  const file = path.join(folder, `${name}.json`);
  const value = parseJsonText((await readStarterFile(file)).toString());
  if (value === undefined) throw brokenFile(file, 'it is no JSON');
  const [error] = Errors(CONTENT_FILES[name], value);
  if (error) throw brokenFile(file, faultOf(error));
  return value;
}

/** Reads HTML that has line breaks only in the file: one between two tags is nothing, one in a text is a space. */
async function readHtml(file: string): Promise<string> {
  const html = (await readStarterFile(file)).toString().trim();
  if (html === '') throw brokenFile(file, 'it has no text');
  return html.replace(/(?<=>)\n\s*(?=<)/g, '').replace(/\n\s*/g, ' ');
}

/** Names the field by its path, as `3.picture.alt`; items are counted from 0. */
function faultOf({ keyword, instancePath, message, params }: ReturnType<typeof Errors>[number]): string {
  const missing = keyword === 'required' ? params.requiredProperties.slice(0, 1) : [];
  const field = [...instancePath.split('/').slice(1), ...missing].join('.');
  if (keyword === 'required') return `the field ${field} is missing`;
  return keyword === 'boolean' ? `the field ${field} is not known` : `the field ${field} ${message}`;
}

function brokenFile(file: string, fault: string): SettingError {
  return new SettingError('STARTER', `the file ${file} is broken: ${fault}`);
}
