import { defineArchiveFormat } from './archive-format.ts';
import { UnreadableDocumentError } from './document-names.ts';

const META = 'meta.xml';
const MANIFEST = 'META-INF/manifest.xml';

/**
 * ODT, ODS, ODP and ODG. The properties of the document are covered. Names next to comments and tracked changes,
 * properties that users add, and names in the text are not: they are content.
 */
export const OPEN_DOCUMENT = defineArchiveFormat({
  isSigned: async ({ entries }) => entries.some(({ name }) => /^META-INF\/[^/]*signatures[^/]*$/i.test(name)),
  listNamedParts: async (archive) => {
    const manifest = archive.get(MANIFEST);
    const isEncrypted = manifest !== undefined && (await archive.read(manifest)).includes('encryption-data');
    if (isEncrypted) throw new UnreadableDocumentError('the document is encrypted');
    const entry = archive.get(META);
    const elements = {
      'initial-creator': 'author',
      creator: 'last_modified_by',
      'printed-by': 'last_modified_by',
    } as const;
    return entry ? [{ entry, elements }] : [];
  },
});
