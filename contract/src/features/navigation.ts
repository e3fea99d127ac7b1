import { type Static, Type } from 'typebox';
import { type AddressKind, address, requiredAddressInput } from '../addresses.ts';
import * as Field from '../fields.ts';
import { FOLDER_TITLE_MAX_LENGTH, IMAGE_PATH_MAX_LENGTH, MENU_ITEMS_LIMIT, MENU_SECTIONS_LIMIT } from '../limits.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { WRITERS } from '../roles.ts';
import { defineRoute } from '../route.ts';
import { rowsInput } from '../rows.ts';

/** Why a menu item leads nowhere. */
export const DEAD_REASONS = ['page', 'folder', 'hidden-folder', 'file'] as const;
export type DeadReason = (typeof DEAD_REASONS)[number];

const LINK: readonly AddressKind[] = ['site', 'web', 'mail', 'phone'];

/** An item of the menu, as the JSON text of its section holds it. */
export const menuItem = Type.Object({
  id: Field.id('of the item'),
  value: Type.String({ description: 'words of the link' }),
  link: address({ allows: LINK, description: 'address that it leads to' }),
  nav: Field.id('of the section'),
});
export type MenuItem = Static<typeof menuItem>;

/** Kinds of what a menu item leads to, as far as it is part of this site. */
export type TargetKind = 'page' | 'documentFolder' | 'file';

/** An item of the menu as the superadmin sees it. */
export const managedMenuItem = Type.Object({
  ...menuItem.properties,
  version: Field.version(),
  ...Field.lastChange,
  target_kind: Field.optionalText<TargetKind>('page, documentFolder or file; null for an address that is not checked'),
  target_id: Field.optionalId('of what it leads to; null for a file that is missing'),
  target_title: Field.optionalText('its title; null when unknown'),
  dead: Field.optionalText<DeadReason>(
    'what is missing: page, folder, hidden-folder or file; null when nothing is, or it is not checked',
  ),
  deleted_on: Field.optionalTime('when what it leads to went to the bin; null when it is not there'),
});
export type ManagedMenuItem = Static<typeof managedMenuItem>;

/** A section of the menu with its items. */
export const menuSection = Type.Object({
  id: Field.id('of the section'),
  value: Type.String({ description: 'name of the section' }),
  sub: Field.flag('1 when its items are shown below it'),
  doc: Field.flag('1 for the section of documents, whose items are the folders'),
  link: address({ allows: LINK, description: 'address of the section itself; empty for none' }),
  search: Field.flag('1 for the search field'),
  kont: Field.flag('1 for the contacts'),
  items: Field.jsonText('list of {id, value, link, nav}, in order', Type.Array(menuItem)),
});
export type MenuSection = Static<typeof menuSection>;

const forEditors = {
  managed_items: Type.Array(managedMenuItem, { description: 'the items with what staff see of them' }),
  version: Field.version(),
  order_version: Field.whole('rises with each change of the order of its items; send it with the next order'),
  ...Field.lastChange,
};

/** A section as navigation-all answers it; the fields of editors are present for the superadmin alone. */
export const listedSection = Type.Object({
  ...menuSection.properties,
  ...Field.allOptional(forEditors),
});
export type ListedSection = Static<typeof listedSection>;

/** A section as the superadmin sees it. */
export const managedSection = Type.Object({ ...menuSection.properties, ...forEditors });
export type ManagedSection = Static<typeof managedSection>;

const name = (description: string) => Field.nameInput({ max: FOLDER_TITLE_MAX_LENGTH, description });

const sections = recordRoutes('menuSection', {
  path: '/api/content/navigation/sections',
  row: managedSection,
  fields: { value: name('name of the section') },
  incompleteText: 'Unesite naziv!',
});

const itemFields = {
  value: name('words of the link'),
  link: requiredAddressInput({ allows: LINK, max: IMAGE_PATH_MAX_LENGTH, description: 'address that it leads to' }),
  nav: Field.idInput('of the section'),
};

const newItem = Type.Object(itemFields);
export type NewMenuItem = Static<typeof newItem>;

/** Values of a row of `post-navigation-items`, in order (spec 2, section 7). */
export const NEW_MENU_ITEM_COLUMNS = ['value', 'link', 'nav'] as const;

const items = recordRoutes('menuItem', {
  path: '/api/content/navigation/items',
  row: managedMenuItem,
  fields: itemFields,
  incompleteText: 'Unesite naziv i adresu!',
});

export const navigationRoutes = {
  listNavigation: defineRoute({
    method: 'GET',
    path: '/api/content/get/navigation-all',
    summary: 'The sections of the menu with their items, in order.',
    access: 'public',
    tags: ['menu-sections', 'menu-items'],
    everythingFor: WRITERS.navigation,
    response: Type.Array(listedSection),
  }),
  getMenuSection: sections.get,
  createMenuSection: sections.create,
  updateMenuSection: sections.update,
  deleteMenuSection: defineRoute({ ...sections.remove, summary: 'Deletes a section with its items.' }),
  restoreMenuSections: defineRoute({
    ...sections.restore,
    summary: 'Brings deleted sections back with the items that were deleted with them, all or none.',
  }),
  getMenuItem: items.get,
  createMenuItems: defineRoute({
    ...items.create,
    path: '/api/content/get/post-navigation-items',
    summary: 'Adds items at the end of their sections, all or none.',
    body: rowsInput(newItem, NEW_MENU_ITEM_COLUMNS, {
      max: MENU_ITEMS_LIMIT,
      description: 'rows of values in this order',
    }),
    response: Type.Object({
      ...Field.written.properties,
      ids: Type.Array(Field.id('of a new item'), { description: 'in the order sent' }),
    }),
  }),
  updateMenuItem: defineRoute({
    ...items.update,
    path: '/api/content/get/update-navigation-items',
    summary: 'Changes an item, or moves it to the end of another section; what is absent stays.',
    body: Type.Object({
      ...Field.allOptional(newItem.properties),
      id: Field.idInput('of the item'),
      version: Type.Optional(Field.version()),
    }),
  }),
  deleteMenuItem: defineRoute({ ...items.remove, path: '/api/content/get/delete-navigation-items/{id}' }),
  restoreMenuItems: items.restore,
  orderMenuItems: defineRoute({
    method: 'PUT',
    path: '/api/content/navigation/order',
    summary: 'Puts items in order and moves them between sections, in one step; items that are not named follow.',
    access: WRITERS.navigation,
    body: Type.Object({
      sections: Type.Array(
        Type.Object({
          id: Field.idInput('of the section'),
          order_version: Type.Optional(Field.version()),
          items: Type.Array(Field.idInput('of an item'), {
            maxItems: MENU_ITEMS_LIMIT,
            description: 'ids of its items, in the new order',
          }),
        }),
        { minItems: 1, maxItems: MENU_SECTIONS_LIMIT, description: 'the sections whose items change' },
      ),
    }),
    response: Field.written,
    errors: [409],
  }),
  orderMenuSections: defineRoute({
    method: 'PUT',
    path: '/api/content/navigation/sections-order',
    summary: 'Puts the sections in order; those that are not named follow in their former order.',
    access: WRITERS.navigation,
    body: Type.Object({
      ids: Type.Array(Field.idInput('of a section'), {
        minItems: 1,
        maxItems: MENU_SECTIONS_LIMIT,
        description: 'in the new order',
      }),
    }),
    response: Field.written,
    errors: [409],
  }),
};
