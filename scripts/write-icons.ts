/** Writes `web/src/lib/icons.ts` after an icon is imported that it does not have, or no more imported. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconsText } from './icons-text.ts';

writeFileSync(path.resolve(import.meta.dirname, '../web/src/lib/icons.ts'), iconsText());
