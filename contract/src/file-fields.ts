/** Field schemas of names and paths of the file host. */
import { Type } from 'typebox';
import { text } from './fields.ts';
import { IMAGE_PATH_MAX_LENGTH } from './limits.ts';

/** A path in a request. */
export const filePath = (description: string) => text({ max: IMAGE_PATH_MAX_LENGTH, description });

/** A folder in a request. */
export const folderPath = (description: string) => filePath(`${description}; a slash at the end is optional`);

/** The name of a file or folder in a response. */
export const fileName = Type.String({ description: 'as people gave it, as far as it is safe' });

/** A path in a response. */
export const dataName = Type.String({ description: 'path below the file host, not encoded, without a leading slash' });
