import { pageRoutes } from '@baklja/contract/features/content/pages';
import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes } from '@baklja/contract/features/documents/documents';
import {
  type ListedSection,
  type ManagedMenuItem,
  type ManagedSection,
  NEW_MENU_ITEM_COLUMNS,
  type NewMenuItem,
  navigationRoutes,
} from '@baklja/contract/features/navigation';
import { pictureOnHost } from '@baklja/contract/files/pictures';
import { toRow } from '@baklja/contract/rows';
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { LinkTarget } from '#web/forms/link-field/link-targets.ts';
import { type EditorQueries, recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';
import { paths, storedFilePath } from '#web/lib/paths.ts';

const items = recordQueries('menuItem', {
  list: navigationRoutes.listNavigation,
  get: navigationRoutes.getMenuItem,
  create: navigationRoutes.createMenuItems,
  update: navigationRoutes.updateMenuItem,
  remove: navigationRoutes.deleteMenuItem,
  restore: navigationRoutes.restoreMenuItems,
});

/** Reads and writes of items. */
export const itemQueries: EditorQueries<ManagedMenuItem, CreateItem, UpdateItem> = {
  ...items,
  useCreate: () => {
    const create = items.useCreate();
    return {
      mutateAsync: async (write) => {
        const { message, ids } = await create.mutateAsync(write);
        return { message, id: ids[0] ?? 0 };
      },
    };
  },
};

export type CreateItem = Parameters<ReturnType<typeof items.useCreate>['mutateAsync']>[0]['input'];
export type UpdateItem = Parameters<ReturnType<typeof items.useUpdate>['mutateAsync']>[0];

/** Reads and writes of sections; the list of the menu shows them. */
export const sectionQueries = recordQueries(
  'menuSection',
  {
    list: navigationRoutes.listNavigation,
    get: navigationRoutes.getMenuSection,
    create: navigationRoutes.createMenuSection,
    update: navigationRoutes.updateMenuSection,
    remove: navigationRoutes.deleteMenuSection,
    restore: navigationRoutes.restoreMenuSections,
  },
  { alsoChanges: ['menu_items'] },
);

/** @NOTE The body is an array with one row; the return type is what the server parses it into. */
export function newItemBody(item: NewMenuItem): NewMenuItem[] {
  const body: unknown = [toRow(item, NEW_MENU_ITEM_COLUMNS)];
  return body as NewMenuItem[];
}

/** The whole menu. */
export const menuQuery = queryOptions({ ...items.list({}), select: toManaged });

/** The fields of editors are present for those who may open the screen. */
function toManaged(menu: ListedSection[]): ManagedSection[] {
  return menu.map((section) => ({
    ...section,
    managed_items: section.managed_items ?? [],
    version: section.version ?? 0,
    order_version: section.order_version ?? 0,
    modified: section.modified ?? null,
    modified_by_name: section.modified_by_name ?? null,
  }));
}

export const useMenuWrite = items.useWrite;

/** Queries whose answers together are the pages, folders or documents that an item may lead to. */
export const targetQueries = {
  page: () =>
    (['hr-HR', 'en-GB'] as const).map((language) => ({
      queryKey: ['pages', 'choices', language],
      queryFn: async ({ signal }: QueryFunctionContext): Promise<LinkTarget[]> => {
        const pages = await call(pageRoutes.listPages, { params: { language } }, { signal });
        return pages.map(({ id, title }) => {
          const address = paths.publicPage(id);
          return { kind: 'page', address, title, note: language === 'en-GB' ? `${address}, engleski` : address };
        });
      },
    })),
  folder: () =>
    (['hrv', 'eng'] as const).map((lng) => ({
      queryKey: ['document_folders', 'choices', lng],
      queryFn: async ({ signal }: QueryFunctionContext): Promise<LinkTarget[]> => {
        const folders = await call(documentFolderRoutes.listManagedFolders, { params: { lng } }, { signal });
        return folders.map(({ id, title, show_doc_page }) => {
          const notes = [lng === 'eng' && 'engleski', show_doc_page === 0 && 'skriven'];
          return { kind: 'folder', address: `/dokumenti/folder/${id}`, title, note: notes.filter(Boolean).join(', ') };
        });
      },
    })),
  /** There are too many documents to read them all: the server finds those whose names contain the words. */
  document: (words: string) => [
    {
      queryKey: ['documents', 'choices', words],
      queryFn: async ({ signal }: QueryFunctionContext): Promise<LinkTarget[]> => {
        const { documents } = await call(documentRoutes.findDocuments, { query: { search: words } }, { signal });
        return documents.map(({ doc_name: title, link, year, folder_title }) => {
          return { kind: 'document', address: addressOfDocument(link), title, note: `${folder_title}, ${year}` };
        });
      },
    },
  ],
};

/** Documents name a file by its path on the file host, or an address of another host. */
function addressOfDocument(link: string): string {
  const file = pictureOnHost(link);
  return file ? storedFilePath(file.path) : link;
}
