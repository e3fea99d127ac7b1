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
import type { Language } from '@baklja/contract/fields';
import { toRow } from '@baklja/contract/rows';
import { queryOptions } from '@tanstack/react-query';
import { type EditorQueries, recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';

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

export function useOrderItems() {
  return items.useWrite(navigationRoutes.orderMenuItems);
}

export function useOrderSections() {
  return items.useWrite(navigationRoutes.orderMenuSections);
}

/** All pages of a language, to choose one. */
export function pagesQuery(language: Language) {
  return queryOptions({
    queryKey: ['pages', 'choices', language],
    queryFn: ({ signal }) => call(pageRoutes.listPages, { params: { language } }, { signal }),
  });
}

/** All folders of documents of a language, to choose one. */
export function foldersQuery(lng: 'hrv' | 'eng') {
  return queryOptions({
    queryKey: ['document_folders', 'choices', lng],
    queryFn: ({ signal }) => call(documentFolderRoutes.listManagedFolders, { params: { lng } }, { signal }),
  });
}

/** Documents whose names contain the words. */
export function documentsQuery(words: string) {
  return queryOptions({
    queryKey: ['documents', 'choices', words],
    queryFn: ({ signal }) => call(documentRoutes.findDocuments, { query: { search: words } }, { signal }),
  });
}
