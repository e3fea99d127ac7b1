import { expect, test } from 'vitest';
import { expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeFolders } from '#web/testing/records/make-file.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer } from '#web/testing/servers/fake-server.ts';
import { MediaHubScreen } from './MediaHubScreen.tsx';

function linksOf(group: { element: () => Element }): (string | null)[] {
  return [...group.element().querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test('shows the superadmin all links, in two groups, with the files in and below their folders', async () => {
  logInAs('superadmin');
  const below = [
    { path: 'dokumenti/clanci', files: 3 },
    { path: 'dokumenti/clanci/2026', files: 2 },
  ];
  fakeServer({ listFolders: () => makeFolders(below) });
  const { getByRole } = await renderScreen(<MediaHubScreen />);
  const files = getByRole('navigation', { name: 'Datoteke' });
  await expect.element(files.getByRole('listitem').first()).toMatchTextContent('5 datoteka');
  await expect.element(files.getByRole('listitem').last()).toMatchTextContent('5 datoteka');
  expect(linksOf(files)).toEqual([
    'Dokumenti /doc-upload',
    'Slike /image-upload',
    'Slike članaka /clanci-slike',
    'Dokumenti članaka /doc-upload-clanci',
  ]);
  expect(linksOf(getByRole('navigation', { name: 'Ostalo' }))).toEqual([
    'Slike sportaša /image-old',
    'Stari dokumenti /stari-dokumenti',
    'Web slike /web-slike',
  ]);
  const manager = getByRole('link', { name: 'Svi folderi' });
  await expect.element(manager).toHaveAttribute('href', '/media-manager/clanci-slike');
  await expect.element(getByRole('link', { name: 'Koš' })).toHaveAttribute('href', '/kos?vrsta=datoteka');
  expect(document.title).toBe('Media – Baklja');
  await expectAccessibleEverywhere();
});

test('offers a role only what it may open, without empty groups', async () => {
  logInAs('dokumenti');
  fakeServer({ listFolders: () => makeFolders() });
  const { getByRole } = await renderScreen(<MediaHubScreen />);
  expect(linksOf(getByRole('navigation', { name: 'Datoteke' }))).toEqual(['Dokumenti /doc-upload']);
  await expect.element(getByRole('navigation', { name: 'Ostalo' })).not.toBeInTheDocument();
});

test('says that the counts are not loaded, and works without them', async () => {
  logInAs('tipfeler');
  fakeServer({ listFolders: () => breakConnection() });
  const { getByRole } = await renderScreen(<MediaHubScreen />);
  await expect.element(getByRole('alert').filter({ hasText: 'Brojevi datoteka nisu učitani.' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Web slike' })).toBeVisible();
});
