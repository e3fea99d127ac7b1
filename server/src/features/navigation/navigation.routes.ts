import { type ManagedMenuItem, type ManagedSection, navigationRoutes } from '@baklja/contract/features/navigation';
import { countRecords, missingText, savedText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import { toStoredTime } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { NotFoundError } from '../../errors.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { creationOf, recordHandlers, stampOf } from '../../records/record-handlers.ts';
import { menuItems, menuSections } from './menu-records.ts';
import { listManagedMenu, listMenu } from './navigation.store.ts';
import { createMenuItems, createMenuSection, orderMenuItems, orderMenuSections, updateMenuItem } from './write-menu.ts';

export function serveNavigation(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, config } = dependencies;
  const sections = recordHandlers(menuSections, dependencies);
  const items = recordHandlers(menuItems, dependencies);

  serveRoutes(app, dependencies, navigationRoutes, {
    listNavigation: ({ seesEverything }) =>
      seesEverything ? listManagedMenu(database.read, config) : listMenu(database.read),
    getMenuSection: async ({ params: { id } }): Promise<ManagedSection> => {
      const section = (await listManagedMenu(database.read, config)).find((one) => one.id === id);
      if (!section) throw new NotFoundError(missingText('menuSection'));
      return section;
    },
    createMenuSection: async ({ body, ...call }) => {
      const id = await createMenuSection(database, body.value, creationOf(call, dependencies));
      return { message: savedText('menuSection'), id };
    },
    updateMenuSection: sections.update,
    deleteMenuSection: sections.remove,
    restoreMenuSections: sections.restore,
    getMenuItem: async ({ params: { id } }): Promise<ManagedMenuItem> => {
      const menu = await listManagedMenu(database.read, config);
      const item = menu.flatMap(({ managed_items }) => managed_items).find((one) => one.id === id);
      if (!item) throw new NotFoundError(missingText('menuItem'));
      return item;
    },
    createMenuItems: async ({ body, ...call }) => {
      const ids = await createMenuItems(database, body, creationOf(call, dependencies));
      const message = ids.length === 1 ? savedText('menuItem') : `Spremljeno: ${countRecords('menuItem', ids.length)}.`;
      return { message, ids };
    },
    updateMenuItem: async ({ body, ...call }) => {
      const version = await updateMenuItem(database, body, stampOf(call, dependencies));
      return { message: savedText('menuItem'), version, modified: toStoredTime(call.now) };
    },
    deleteMenuItem: items.remove,
    restoreMenuItems: items.restore,
    orderMenuItems: async ({ body, ...call }) => {
      await orderMenuItems(database, body.sections, stampOf(call, dependencies));
      return { message: 'Redoslijed je spremljen.' };
    },
    orderMenuSections: async ({ body, ...call }) => {
      await orderMenuSections(database, body.ids, stampOf(call, dependencies));
      return { message: 'Redoslijed je spremljen.' };
    },
  });
}
