import type { Locator } from 'vitest/browser';
import { type Manager, openManager } from './open-manager.tsx';
import { makeFileDetails } from './records/make-file.ts';
import type { Handlers } from './servers/fake-server.ts';

/** A picture with a description. */
export const JARUN = makeFileDetails({
  id: 1,
  path: 'clanci-slike/jarun.jpg',
  version: 4,
  alt: 'Četverac',
  author: 'D. Perić',
  focal_x: 0.2,
  focal_y: 0.8,
});

/** Opens the media manager with the details of {@link JARUN}. */
export async function openDetails(
  handlers: Handlers = {},
  { query = 'datoteka=1', width = 1440 } = {},
): Promise<Manager & { save: Locator; field: (name: string) => Locator }> {
  const screen = await openManager({ getFile: () => JARUN, ...handlers }, { query, width });
  const save = screen.getByRole('button', { name: 'Spremi' });
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  return { ...screen, save, field };
}
