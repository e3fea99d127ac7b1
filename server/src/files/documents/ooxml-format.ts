import { decodeXml, readXml } from '../inspect/read-xml.ts';
import { defineArchiveFormat, type OpenArchive } from './archive-format.ts';
import type { NamedElements } from './named-xml.ts';

/** Parts with names, by the last word of the type of the relation that leads to them. */
const NAMED_PARTS: Record<string, NamedElements> = {
  'core-properties': { creator: 'author', lastModifiedBy: 'last_modified_by' },
  'extended-properties': { Company: 'company', Manager: 'manager' },
  extendedProperties: { Company: 'company', Manager: 'manager' },
};

/**
 * DOCX, XLSX and PPTX. The properties of the document are covered. Names next to comments and tracked changes, custom
 * properties, and names in the text are not: they are content.
 */
export const OOXML = defineArchiveFormat({
  isSigned: async (archive) => {
    if (archive.entries.some(({ name }) => /^_xmlsignatures\//i.test(name))) return true;
    return (await listRelations(archive)).some(({ type }) => type.includes('digital-signature'));
  },
  listNamedParts: async (archive) =>
    (await listRelations(archive)).flatMap(({ type, target }) => {
      const elements = NAMED_PARTS[type.split('/').at(-1) ?? ''];
      const entry = elements && archive.get(target);
      return entry ? [{ entry, elements }] : [];
    }),
});

/** The relations of the document as a whole; targets as names of entries. */
async function listRelations(archive: OpenArchive): Promise<{ type: string; target: string }[]> {
  const entry = archive.get('_rels/.rels');
  if (!entry) return [];
  const relations: { type: string; target: string }[] = [];
  const open = (_: string, attributes: ReadonlyMap<string, string>) => {
    const [type, target] = [attributes.get('Type'), attributes.get('Target')];
    if (type !== undefined && target !== undefined) relations.push({ type: type.trim(), target: toEntryName(target) });
  };
  await readXml(decodeXml(await archive.read(entry)), { open, close: () => {}, text: () => {} });
  return relations;
}

/** Targets are addresses below the root of the archive. */
function toEntryName(target: string): string {
  const { pathname } = new URL(target.trim(), 'archive:///');
  return decodeURIComponent(pathname.replace(/^\//, ''));
}
