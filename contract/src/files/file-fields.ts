/** Field schemas of names and paths of the file host. */
import { type Static, Type } from 'typebox';
import * as Field from '../fields.ts';
import { IMAGE_PATH_MAX_LENGTH } from '../limits.ts';

/** A path in a request. */
export const filePath = (description: string) => Field.text({ max: IMAGE_PATH_MAX_LENGTH, description });

/** A folder in a request. */
export const folderPath = (description: string) => filePath(`${description}; a slash at the end is optional`);

/** The name of a file or folder in a response. */
export const fileName = Type.String({ description: 'as people gave it, as far as it is safe' });

/** A path in a response. */
export const dataName = Type.String({ description: 'path below the file host, not encoded, without a leading slash' });

const named = (description: string) => Type.String({ description: `${description}; empty when the document has none` });

/** Names of people and of a company in the properties of a PDF or Office file. */
export const documentProperties = Type.Object(
  {
    author: named('who wrote the document'),
    last_modified_by: named('who changed it last'),
    company: named('company of the author'),
    manager: named('manager of the author'),
    is_signed: Type.Boolean({ description: 'a digital signature covers the document, so that no change is possible' }),
    is_removable: Type.Boolean({ description: 'the names can be removed: not signed, and of a format that allows it' }),
  },
  { description: 'names in the document; absent when it has no names or was not read' },
);
export type DocumentProperties = Static<typeof documentProperties>;
