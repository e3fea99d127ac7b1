import type { ManagedDocument } from '@baklja/contract/features/documents/documents';
import { makeDocument, makeFolder, makeSubfolder } from '#web/testing/records/make-documents.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { AddedTable } from './adding/AddDocumentsScreen.tsx';
import { type AddedDocument, fromFile, fromLink } from './adding/added-documents.ts';
import { foldersQuery } from './documents.queries.ts';
import { FolderDocuments, OrderMessage } from './folder/FolderScreen.tsx';
import { FoldersScreen } from './folders/FoldersScreen.tsx';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const SUBFOLDERS = [
  makeSubfolder({ sub_id: 11, documents: 1 }),
  makeSubfolder({
    sub_id: 12,
    title: 'Izvješća s Igara',
    title_eng: 'Reports from the Games',
    show_sub: 0,
    documents: 1,
  }),
];
const FOLDER = makeFolder({ id: 900, documents: 4, subfolders: SUBFOLDERS });
const FOLDERS = [FOLDER, makeFolder({ id: 901, title: 'Zapisnici', title_eng: 'Minutes', show_doc_page: 0 })];
const DOCUMENTS = [
  makeDocument({ doc_id: 1, doc_name: 'Izvješće o radu za 2025. godinu', sub_folder: 11, show_in_sub: 1 }),
  makeDocument({ doc_id: 2, doc_name: 'Izvješće s Igara, Pariz 2024.', year: 2024, sub_folder: 12, show_in_sub: 1 }),
  makeDocument({
    doc_id: 3,
    doc_name: 'Upute za izradu izvješća saveza',
    file_id: null,
    file_size: null,
    file_missing: 1,
  }),
  makeDocument({
    doc_id: 4,
    doc_name: 'Vanjski dokument',
    link: 'https://example.com/a.pdf',
    file_id: null,
    file_size: null,
  }),
].map(toRow);

export function FolderList() {
  return (
    <StoryCache seed={(client) => client.setQueryData(foldersQuery('hrv').queryKey, FOLDERS)}>
      <FoldersScreen />
    </StoryCache>
  );
}
FolderList.title = 'Dokumenti/Folderi';

export function NoFolders() {
  return (
    <StoryCache seed={(client) => client.setQueryData(foldersQuery('hrv').queryKey, [])}>
      <FoldersScreen />
    </StoryCache>
  );
}
NoFolders.title = 'Dokumenti/Bez foldera';

export function DocumentsOfFolder() {
  return (
    <StoryCache>
      <FolderDocuments folder={FOLDER} documents={DOCUMENTS} />
    </StoryCache>
  );
}
DocumentsOfFolder.title = 'Dokumenti/Dokumenti foldera';

export function EmptyFolder() {
  return (
    <StoryCache>
      <FolderDocuments folder={makeFolder({ id: 902 })} documents={[]} />
    </StoryCache>
  );
}
EmptyFolder.title = 'Dokumenti/Prazan folder';

export function OrderChangedElsewhere() {
  const folder = { ...FOLDER, ordered: NOW.toISOString(), ordered_by_name: 'Marko Ćutuk' };
  const fault = { message: '', move: { id: 4, index: 1, title: 'Vanjski dokument' }, before: [1, 2, 3, 4] };
  return <OrderMessage folder={folder} fault={fault} ids={[2, 1, 3, 4]} move={nothing} onEnd={nothing} />;
}
OrderChangedElsewhere.title = 'Dokumenti/Tuđi redoslijed';

export function AddedDocuments() {
  const file = (key: number, name: string, fields: Partial<AddedDocument>) => ({
    ...fromFile(key, { name, size: 820_000 }, NOW),
    ...fields,
  });
  const added = [
    file(1, 'izvjesce-o-radu-2025.pdf', { state: 'saved', link: '/files/dokumenti/a.pdf', title_eng: 'Annual report' }),
    file(2, 'FI_2024_potpisano.pdf', { state: 'saved', link: '/files/dokumenti/b.pdf' }),
    file(3, 'sken0043.pdf', { state: 'failed', message: 'Datoteka je prazna.' }),
    file(4, 'Upute 2023.pdf', {}),
    fromLink(5, { link: 'https://example.com/plan.pdf', name: 'plan.pdf' }, NOW),
  ];
  return <AddedTable added={added} folderId={900} subfolders={SUBFOLDERS} present={DOCUMENTS} hasTried />;
}
AddedDocuments.title = 'Dokumenti/Dodavanje dokumenata';

function toRow(document: ManagedDocument) {
  return { ...document, id: document.doc_id };
}

function nothing() {}
