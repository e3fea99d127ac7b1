import { type Mock, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { MediaManagerScreen } from '#web/features/media/manager/MediaManagerScreen.tsx';
import { logInAs } from './log-in-as.ts';
import { renderScreen } from './render-screen.tsx';
import { fakeServer, type Handlers } from './servers/fake-server.ts';
import { fakeTransport } from './servers/fake-transport.ts';
import { MEDIA_SERVER } from './servers/media-server.ts';

type Options = {
  /** The part of the address after the folder. */
  query?: string;
  folder?: string;
  role?: string;
  /** Width of the window in pixels. */
  width?: number;
};

export type Manager = Awaited<ReturnType<typeof renderScreen>> & {
  host: ReturnType<typeof fakeTransport>;
  listFiles: Mock<NonNullable<Handlers['listFiles']>>;
  dialog: Locator;
  list: Locator;
  /** The checkbox of a file. */
  box: (name: string) => Locator;
  /** Chooses an item of the menu of a file or folder. */
  act: (menu: string, item: string) => Promise<void>;
};

/** Opens the media manager with a fake server and a fake file host. */
export async function openManager(
  handlers: Handlers = {},
  { query = '', folder = 'clanci-slike', role = 'tipfeler', width = 1440 }: Options = {},
): Promise<Manager> {
  localStorage.clear();
  logInAs(role);
  await page.viewport(width, 900);
  const listFiles = vi.fn<NonNullable<Handlers['listFiles']>>(handlers.listFiles ?? MEDIA_SERVER.listFiles);
  fakeServer({ ...MEDIA_SERVER, ...handlers, listFiles });
  const host = fakeTransport();
  const at = `/media-manager/${folder}${query === '' ? '' : `?${query}`}`;
  const options = { at, path: '/media-manager/:folder', transport: host.transport };
  const screen = await renderScreen(<MediaManagerScreen />, options);
  const { getByRole } = screen;
  return {
    ...screen,
    host,
    listFiles,
    dialog: getByRole('dialog'),
    list: getByRole('region', { name: /^Datoteke foldera/ }),
    box: (name: string) => getByRole('checkbox', { name: `Odaberi ${name}`, exact: true }),
    act: async (menu: string, item: string) => {
      await getByRole('button', { name: menu, exact: true }).click();
      await getByRole('menuitem', { name: item }).click();
    },
  };
}
