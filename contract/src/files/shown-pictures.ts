/** The pictures of the library that public answers show, next to the fields that name them. */
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import * as Field from '../fields.ts';
import { type JsonItem, readJsonItem, readJsonItems, textOf } from '../json-text.ts';

/** The fields of an object that hold the path of a picture and its texts. */
type PictureMark = { path: string; alt?: string; caption?: string };
type Picture = { 'x-picture': PictureMark };

/** Marks the path of a picture, or an object of a JSON text that is one picture. */
export function markPicture<Schema extends TSchema>(schema: Schema, mark: PictureMark): Schema & Picture {
  return Object.assign(schema, { 'x-picture': mark });
}

/** `?html=` of single reads. */
export const htmlForm = Type.Optional(
  Field.oneOf(['ready'], 'ready: the pictures in HTML have sizes, `srcset` and `loading`; not for who sees everything'),
);

const pixels = Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'pixels; null when not known' });

const focal = Type.Object({
  x: Type.Number({ description: 'share of the width from the left, 0 to 1' }),
  y: Type.Number({ description: 'share of the height from the top, 0 to 1' }),
});

/** A picture of the library in a list. */
export const listedPicture = Type.Object({
  url: Type.String({ description: 'encoded address of the whole picture; what it answers may be kept for a year' }),
  width: pixels,
  height: pixels,
  alt: Type.String({ description: 'alternative text of the record, else of the file in the language of the record' }),
  focal: Type.Unsafe<Static<typeof focal> | null>({
    ...focal,
    type: ['object', 'null'],
    description: 'what matters most in the picture; null when not known',
  }),
});
export type ListedPicture = Static<typeof listedPicture>;

/** A picture of the library in the answer of one record. */
export const shownPicture = Type.Object({
  id: Field.id('of the file, as in the tag `file-{id}`'),
  ...listedPicture.properties,
  srcset: Type.String({ description: 'addresses in all widths; empty for a drawing' }),
  caption: Type.String({ description: 'caption of the record, else of the file in the language of the record' }),
  author: Type.String({ description: 'who made it; empty when not known' }),
});
export type ShownPicture = Static<typeof shownPicture>;

type Marked<P> = { [Name in keyof P]: P[Name] extends Picture ? Name : never }[keyof P];
type InJson<P> = {
  [Name in keyof P]: P[Name] extends Field.JsonOf<infer Json>
    ? Json extends Picture
      ? Name
      : Json extends { properties: infer Inner }
        ? Marked<Inner>
        : never
    : never;
}[keyof P];
type Galleries<P> = {
  [Name in keyof P]: P[Name] extends Field.JsonOf<{ items: Picture }> ? Name : never;
}[keyof P];

/** By the field that names a picture; those of a gallery in its order. */
type PicturesOf<P, Shown> = { [Name in (Marked<P> | InJson<P>) & string]: Shown | null } & {
  [Name in Galleries<P> & string]: (Shown | null)[];
};

/** A row of a list with its pictures. */
export function withListedPictures<P extends TProperties>(row: TObject<P>) {
  return addPictures<P, ListedPicture>(row, listedPicture);
}

/** A record with its pictures. */
export function withPictures<P extends TProperties>(row: TObject<P>) {
  return addPictures<P, ShownPicture>(row, shownPicture);
}

function addPictures<P extends TProperties, Shown>({ properties }: TObject<P>, picture: TObject) {
  const { ones, galleries } = namedPicturesOf(properties);
  const one = { ...picture, type: ['object', 'null'], description: 'of the field with this name' };
  const list = { type: 'array', items: one, description: 'of the list with this name, in its order' };
  const pictures = Type.Unsafe<PicturesOf<P, Shown>>({
    type: 'object',
    properties: Object.fromEntries([...ones.map((name) => [name, one]), ...galleries.map((name) => [name, list])]),
    description: 'the pictures of the library, null for any other; absent for who sees everything',
    'x-pictures': picture === listedPicture ? 'listed' : 'single',
  });
  return Type.Object({ ...properties, pictures: Type.Optional(pictures) });
}

/** A picture as a record names it; texts are empty where it has none. */
export type NamedPicture = { path: string; alt: string; caption: string };
export type NamedPictures = Record<string, NamedPicture | NamedPicture[]>;

/** The names of single pictures and of galleries, and the function that reads all of them from a row. */
type Reader = { ones: string[]; galleries: string[]; read: (row: JsonItem) => NamedPictures };

type Schema = Partial<Picture> & { 'x-json'?: Schema; properties?: Record<string, Schema>; items?: Schema };

/** Finds the marked pictures of an object, JSON texts in it included. */
export function namedPicturesOf(properties: Record<string, TSchema>): Reader {
  const readers = Object.entries(properties).flatMap(([name, schema]) => readerOf(name, schema as Schema) ?? []);
  return {
    ones: readers.flatMap(({ ones }) => ones),
    galleries: readers.flatMap(({ galleries }) => galleries),
    read: (row) => Object.assign({}, ...readers.map(({ read }) => read(row))),
  };
}

function readerOf(name: string, { 'x-picture': mark, 'x-json': json }: Schema): Reader | undefined {
  const one = json?.['x-picture'];
  const item = json?.items?.['x-picture'];
  const reader = (read: (value: unknown, row: JsonItem) => NamedPictures[string]): Reader => ({
    ones: item ? [] : [name],
    galleries: item ? [name] : [],
    read: (row) => ({ [name]: read(row[name], row) }),
  });
  if (mark) return reader((_, row) => namedIn(row, mark));
  if (one) return reader((text) => namedIn(readJsonItem(textOf(text)), one));
  if (item) return reader((text) => readJsonItems(textOf(text)).map((picture) => namedIn(picture, item)));
  const inner = namedPicturesOf((json?.properties ?? {}) as Record<string, TSchema>);
  return inner.ones.length === 0 ? undefined : { ...inner, read: (row) => inner.read(readJsonItem(textOf(row[name]))) };
}

function namedIn(item: JsonItem, { path, alt = '', caption = '' }: PictureMark): NamedPicture {
  return { path: textOf(item[path]), alt: textOf(item[alt]), caption: textOf(item[caption]) };
}
