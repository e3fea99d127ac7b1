import { fileUrl, pictureSrcset } from '@baklja/contract/files/pictures';
import {
  type ListedPicture,
  type NamedPicture,
  type NamedPictures,
  namedPicturesOf,
  type ShownPicture,
} from '@baklja/contract/files/shown-pictures';
import { type JsonItem, readJsonItems, textOf } from '@baklja/contract/json-text';
import type { Route } from '@baklja/contract/route';
import type { TSchema } from 'typebox';
import type { Config } from '../config.ts';
import { missingFile, tagOf } from '../files/file-address.ts';
import { filePathsIn, pictureFilePath } from '../files/records/file-paths-in.ts';
import type { ReadPictures, StoredPicture } from '../files/records/shown-pictures.store.ts';
import { makeHtmlWork } from '../html/html-work.ts';
import { type ReadyTask, readyHtml } from '../html/ready-html.ts';

/** An answer with its pictures. */
type Added = {
  answer: unknown;
  /** Of one record: the ends of the tags that name its pictures, joined by |: ids, and one for each path without any. */
  pictures: string;
};

/** Adds the pictures to the records of an answer, and makes their HTML ready if that is asked for. */
type AddPictures = (answer: unknown, form: 'ready' | undefined) => Promise<Added>;

type Dependencies = { readPictures: ReadPictures; config: Pick<Config, 'fileHostUrl'> };

/** A record in an answer. */
type Row = JsonItem;

/** Records whose HTML a process keeps for each route. */
const KEPT_RECORDS = 100;

const makeReady = makeHtmlWork<ReadyTask>(new URL('../html/ready-html-worker.ts', import.meta.url), readyHtml);

/**
 * Makes the function that adds the pictures of the library to an answer, and on demand to the HTML in it; undefined for a
 * route whose contract marks none. One query reads all of them.
 */
export function compileAddPictures(
  { response, query }: Pick<Route, 'response' | 'query'>,
  { readPictures, config: { fileHostUrl } }: Dependencies,
): AddPictures | undefined {
  const rows = findRows(response as Schema);
  const mark = rows?.properties['pictures']?.['x-pictures'];
  const hasForm = 'html' in ((query as Schema | undefined)?.properties ?? {});
  if (!rows || !(mark || hasForm)) return undefined;
  const htmlFields = htmlFieldsOf(rows.properties);
  const { read } = namedPicturesOf(rows.properties as Record<string, TSchema>);
  const isSingle = mark !== 'listed';
  const show = isSingle ? shown : listed;
  const kept = new Map<string, Promise<Row>>();
  return addTo;

  async function addTo(answer: unknown, form: 'ready' | undefined): Promise<Added> {
    const records = new Map<Row, NamedPictures>();
    rows?.map(answer, (row) => {
      records.set(row, mark ? read(row) : {});
      return row;
    });
    const paths = new Set<string>();
    for (const [row, named] of records) {
      for (const picture of Object.values(named).flat()) {
        picture.path = pictureFilePath(picture.path, fileHostUrl) ?? '';
        paths.add(picture.path);
      }
      if (form) for (const path of await pathsInHtml(row)) paths.add(path);
    }
    paths.delete('');
    const found = new Map<string, Found>();
    for (const [path, file] of await readPictures(paths)) {
      found.set(path, { file, url: fileUrl({ path: file.path, tag: tagOf(file.object_key) }, fileHostUrl) });
    }
    const added = new Map<Row, Row>();
    for (const [row, named] of records) {
      const ready = form && (await readyHtmlOf(row, found));
      // A copy is several times faster to write than a row that gets another field.
      added.set(row, { ...row, ...ready, ...(mark && { pictures: showAll(row, named, found) }) });
    }
    const withPictures = rows?.map(answer, (row) => added.get(row) ?? row);
    if (!isSingle) return { answer: withPictures, pictures: '' };
    const ends = new Set([...paths].map((path) => found.get(path)?.file.id ?? missingFile(path)));
    return { answer: withPictures, pictures: [...ends].join('|') };
  }

  function showAll(row: Row, named: NamedPictures, found: ReadonlyMap<string, Found>): Row {
    const one = (picture: NamedPicture) => {
      const file = found.get(picture.path);
      return file ? show(file, picture, row['language'] === 'en-GB') : null;
    };
    const pictures = Object.entries(named);
    return Object.fromEntries(
      pictures.map(([name, value]) => [name, Array.isArray(value) ? value.map(one) : one(value)]),
    );
  }

  async function pathsInHtml(row: Row): Promise<string[]> {
    const html: string[] = [];
    await changeHtml(row, htmlFields, async (text) => {
      html.push(text);
      return text;
    });
    return filePathsIn({ html, pictures: [] }, fileHostUrl);
  }

  /** The HTML of a record, made once for each version of it and of its files. */
  function readyHtmlOf(row: Row, found: ReadonlyMap<string, Found>): Promise<Row> {
    const key = `${row['id']}.${row['version']}.${versionsOf(found)}`;
    const known = kept.get(key);
    if (known) return known;
    const pictures: ReadyTask['pictures'] = {};
    for (const [path, { file, url }] of found) {
      const { width, height } = file;
      pictures[path] = { url, width, height, srcset: pictureSrcset({ url, width }) };
    }
    const made = changeHtml(row, htmlFields, (html) => makeReady({ html, pictures, fileHostUrl }));
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_RECORDS && oldest !== undefined) kept.delete(oldest);
    return made;
  }
}

/** A picture with its address. */
type Found = { file: StoredPicture; url: string };

function listed({ file, url }: Found, { alt }: NamedPicture, isEnglish: boolean): ListedPicture {
  const { width, height, focal_x: x, focal_y: y } = file;
  const focal = x === null || y === null ? null : { x, y };
  return { url, width, height, alt: alt.trim() || (isEnglish ? file.alt_eng : file.alt), focal };
}

function shown(found: Found, picture: NamedPicture, isEnglish: boolean): ShownPicture {
  const { file, url } = found;
  const caption = picture.caption.trim() || (isEnglish ? file.caption_eng : file.caption);
  const { id, width, author } = file;
  return { id, ...listed(found, picture, isEnglish), srcset: pictureSrcset({ url, width }), caption, author };
}

function versionsOf(found: ReadonlyMap<string, Found>): string {
  return [...found.values()]
    .map(({ file: { id, version } }) => `${id}.${version}`)
    .toSorted()
    .join();
}

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  'x-json'?: Schema;
  'x-html'?: boolean;
  'x-pictures'?: 'listed' | 'single';
};

type Rows = {
  properties: Record<string, Schema>;
  /** A copy of the answer with changed records. */
  map: (answer: unknown, change: (row: Row) => Row) => unknown;
};

/** The records of an answer: itself, a list, or a list in it. */
function findRows({ properties, items }: Schema): Rows | undefined {
  const inList = items && findRows(items);
  if (inList) {
    return { ...inList, map: (list, change) => (list as unknown[]).map((item) => inList.map(item, change)) };
  }
  const fields = Object.entries(properties ?? {});
  if (properties && fields.some(([, schema]) => schema['x-pictures'] || schema['x-html'])) {
    return { properties, map: (row, change) => change(row as Row) };
  }
  for (const [name, schema] of fields) {
    const inField = findRows(schema);
    if (!inField) continue;
    const map: Rows['map'] = (answer, change) => ({
      ...(answer as Row),
      [name]: inField.map((answer as Row)[name], change),
    });
    return { ...inField, map };
  }
  return undefined;
}

/** A field that holds HTML; with `part` its JSON text is a list of objects whose part holds it. */
type HtmlField = { name: string; part?: string };

function htmlFieldsOf(properties: Record<string, Schema>): HtmlField[] {
  return Object.entries(properties).flatMap(([name, { 'x-html': isHtml, 'x-json': json }]): HtmlField[] => {
    if (isHtml) return [{ name }];
    const parts = Object.entries(json?.items?.properties ?? {}).filter(([, schema]) => schema['x-html']);
    return parts.map(([part]) => ({ name, part }));
  });
}

/** The fields that hold HTML, changed. */
async function changeHtml(
  row: Row,
  fields: readonly HtmlField[],
  change: (html: string) => Promise<string>,
): Promise<Row> {
  const changed: Row = {};
  for (const { name, part } of fields) {
    const text = textOf(row[name]);
    if (part === undefined) changed[name] = await change(text);
    else {
      const items = readJsonItems(text).map(async (item) => ({ ...item, [part]: await change(textOf(item[part])) }));
      if (items.length > 0) changed[name] = JSON.stringify(await Promise.all(items));
    }
  }
  return changed;
}
