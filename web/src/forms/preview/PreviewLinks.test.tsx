import type { PreviewLink } from '@baklja/contract/features/content/previews';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePreviewLink } from '#web/testing/records/make-preview-link.ts';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { PreviewLinks } from './PreviewLinks.tsx';

const PATH = `/pregled/${'abcdefghij'.repeat(4)}abc`;

/** A server that stores links like the real one. */
function linkServer(links: PreviewLink[]) {
  const state = { links };
  return {
    listPreviewLinks: vi.fn(() => state.links),
    createPreviewLink: vi.fn(() => {
      const link = makePreviewLink({ id: state.links.length + 1 });
      state.links = [link, ...state.links];
      return { message: 'Poveznica je napravljena.', ...link, path: PATH };
    }),
    deletePreviewLink: vi.fn(({ params }: { params: { id: number } }) => {
      state.links = state.links.filter(({ id }) => id !== params.id);
      return { message: 'Poveznica je opozvana.' };
    }),
  };
}

async function openLinks(handlers: Handlers, kind: 'post' | 'page' = 'post') {
  return openScreen(<PreviewLinks record={{ kind, id: 17 }} />, { role: 'tipfeler', handlers });
}

test.each([
  ['post', 'vidi samo ovaj članak'],
  ['page', 'vidi samo ovu stranicu'],
] as const)('say why they failed to load, and what anyone with a link to a %s can see', async (kind, words) => {
  let isDown = true;
  const listPreviewLinks = vi.fn(() => (isDown ? breakConnection() : []));
  const { getByRole, getByText } = await openLinks({ listPreviewLinks }, kind);
  const alert = getByRole('alert').filter({ hasText: 'Popis poveznica nije učitan.' });
  await expect.element(alert).toMatchTextContent('Poslužitelj se ne javlja.');
  await expectAccessible();
  isDown = false;
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByText('Još nema poveznice.')).toBeVisible();
  const help = `Vrijedi 7 dana. Tko je ima, ${words}, i bez prijave; prikazuje ono što je zadnje spremljeno.`;
  await expect.element(getByText(help)).toBeVisible();
  expect(listPreviewLinks).toHaveBeenCalledWith({ params: { kind, id: 17 } });
});

test('are created, appear in the list at once, and are copied with the address of this server, once', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const server = linkServer([]);
  const { getByRole, getByText } = await openLinks(server);
  const copy = getByRole('button', { name: 'Kopiraj' });
  expect(copy.query()).toBeNull();
  await getByRole('button', { name: 'Nova poveznica' }).click();
  await expect.element(getByText('Poveznica je napravljena.')).toBeVisible();
  await expect.element(getByRole('listitem')).toBeVisible();
  expect(server.createPreviewLink.mock.calls).toEqual([[{ body: { kind: 'post', id: 17 } }]]);
  await expect.element(getByText('Kopirajte je sada: poslije se više ne prikazuje.')).toBeVisible();
  const address = `${window.location.origin}${PATH}`;
  await expect.element(getByRole('textbox', { name: 'Adresa nove poveznice' })).toHaveValue(address);
  await expectShownWell();
  await copy.click();
  await expect.element(getByText('Kopirano')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(address);
  writeText.mockRejectedValue(new Error('not allowed'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await copy.click();
  await expect.element(getByText('Preglednik ne dopušta kopiranje. Označite i kopirajte sami.')).toBeVisible();
  await getByRole('button', { name: 'Opozovi', exact: true }).click();
  await getByRole('button', { name: 'Opozovi poveznicu' }).click();
  await expect.element(getByRole('textbox', { name: 'Adresa nove poveznice' })).not.toBeInTheDocument();
});

test('are not created beyond the limit, and the reason stays visible', async () => {
  const message = 'Istodobno može vrijediti najviše 20 poveznica. Opozovite koju pa pokušajte ponovno.';
  const createPreviewLink = () => refuse(409, { message, code: 'preview-link-limit' });
  const { getByRole } = await openLinks({ ...linkServer([makePreviewLink()]), createPreviewLink });
  await getByRole('button', { name: 'Nova poveznica' }).click();
  await expect.element(getByRole('alert').filter({ hasText: message })).toBeVisible();
});

test('show who made them, when, and when they expire; are revoked after a question', async () => {
  const server = linkServer([makePreviewLink({ id: 2 }), makePreviewLink({ id: 1, created_by_name: null })]);
  const { getByRole } = await openLinks(server);
  const rows = getByRole('list', { name: 'Poveznice koje vrijede' }).getByRole('listitem');
  await expect.element(rows.first()).toMatchTextContent('Iva Đurđević napravljeno 21.11.2026 - 09:14');
  await expect.element(rows.first()).toMatchTextContent('Vrijedi do: subota, 28. studenoga 2026. u 09:14');
  await expect.element(rows.nth(1)).toMatchTextContent('Nepoznat korisnik');
  const revoke = getByRole('button', { name: 'Opozovi', exact: true }).first();
  await revoke.click();
  const question = getByRole('dialog', { name: 'Opozvati poveznicu?' });
  await expect.element(question).toMatchTextContent('Tko je ima, više neće vidjeti članak.');
  await question.getByRole('button', { name: 'Opozovi poveznicu' }).click();
  await expect.poll(() => getByRole('listitem').elements()).toHaveLength(1);
  expect(server.deletePreviewLink.mock.calls).toEqual([[{ params: { id: 2 } }]]);
  await expect.element(revoke).toHaveFocus();
});
