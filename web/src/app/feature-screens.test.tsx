import { routesByFeature } from '@baklja/contract';
import { SCREENS, type ScreenKey } from '@baklja/contract/screens';
import { expect, test } from 'vitest';
import { DashboardScreen } from '#web/features/site/dashboard/DashboardScreen.tsx';
import { openScreen } from '#web/testing/open-screen.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { FEATURE_SCREENS } from './feature-screens.ts';

const KEYS = Object.keys(SCREENS) as ScreenKey[];

const READS = Object.values(routesByFeature)
  .flatMap((routes) => Object.entries(routes))
  .filter(([, { method }]) => method === 'GET')
  .map(([name]) => name);

/** Screens that can be used before anything is read, and those of them that miss nothing when it cannot be read. */
const USABLE_AT_ONCE: ScreenKey[] = ['createPost', 'createMedal', 'createStart', 'media', 'addDocuments'];
const WITHOUT_READS: ScreenKey[] = [
  ...(['createPage', 'createAthlete', 'createMagazineIssue', 'createMagazineArticle'] as const),
  ...(['categorisationUpload', 'pasteStarts', 'editor', 'settings'] as const),
];

const isFolderOfManager = (key: ScreenKey) => key !== 'mediaManager' && SCREENS[key].partOf === 'media';

test('a feature opens every screen of the contract except the start page', () => {
  expect(Object.keys(FEATURE_SCREENS).toSorted()).toEqual(KEYS.filter((key) => key !== 'dashboard').toSorted());
});

test.each(KEYS.filter((key) => !WITHOUT_READS.includes(key) && !isFolderOfManager(key)))(
  'every part of the screen %s shows that it waits, and a read that failed can be repeated',
  async (key) => {
    const Screen = (await FEATURE_SCREENS[key]?.load()) ?? DashboardScreen;
    const { promise: failure, resolve: fail } = Promise.withResolvers<void>();
    const read = () => failure.then(() => refuse(500, { message: 'Server Error' }));
    const { path } = SCREENS[key];
    const { getByRole, container } = await openScreen(<Screen />, {
      role: 'superadmin',
      handlers: Object.fromEntries(READS.map((name) => [name, read])) as Handlers,
      at: path.replace(':folder', 'images').replace(/:\w+/, '1'),
      path,
    });
    const count = (selector: string) => container.querySelectorAll(selector).length;
    if (!USABLE_AT_ONCE.includes(key)) await expect.poll(() => count(SKELETON)).toBeGreaterThan(0);
    await expect.poll(() => count(`[aria-busy="true"]:not(:has(${SKELETON}))`)).toBe(0);
    fail();
    await expect.element(getByRole('button', { name: 'Pokušaj ponovno' }).first()).toBeVisible();
    await expect.poll(() => count(`${SKELETON}, [aria-busy="true"]`)).toBe(0);
  },
);

const SKELETON = '.mantine-Skeleton-root';
