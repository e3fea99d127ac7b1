import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import type { ManagedDocument } from '@baklja/contract/features/documents/documents';
import type { ManagedSubfolder } from '@baklja/contract/features/documents/subfolders';

const STAMPS = { version: 1, modified: '2026-11-20T09:00:00.000Z', modified_by_name: 'Iva Đurđević' };

/** A complete folder of documents; a test overrides the fields it needs. */
export function makeFolder(fields: Partial<ManagedFolder> = {}): ManagedFolder {
  return {
    id: 1,
    title: 'Izvješća',
    title_eng: 'Reports',
    show_doc_page: 1,
    lng: 'hrv',
    subfolders: [],
    documents: 0,
    ...STAMPS,
    orderIndex: fields.id ?? 1,
    created: '2026-11-01T09:00:00.000Z',
    modified_by: 4,
    order_version: 1,
    ordered: null,
    ordered_by_name: null,
    ...fields,
  };
}

export function makeSubfolder(fields: Partial<ManagedSubfolder> = {}): ManagedSubfolder {
  return {
    sub_id: 11,
    title: 'Godišnja izvješća',
    title_eng: 'Annual reports',
    show_sub: 1,
    doc_cat: 1,
    documents: 0,
    ...STAMPS,
    orderIndex: fields.sub_id ?? 1,
    ...fields,
  };
}

export function makeDocument(fields: Partial<ManagedDocument> = {}): ManagedDocument {
  const { doc_id = 101, doc_name = `Dokument ${doc_id}` } = fields;
  return {
    doc_id,
    doc_name,
    title_eng: `Document ${doc_id}`,
    link: `/files/dokumenti/dokument-${doc_id}.pdf`,
    year: 2025,
    orderIndex: doc_id,
    page_id: 1,
    sub_folder: null,
    show_in_sub: 0,
    ...STAMPS,
    created: '2026-11-01T09:00:00.000Z',
    modified_by: 4,
    file_id: 500 + doc_id,
    file_size: 2048,
    file_missing: 0,
    ...fields,
  };
}
