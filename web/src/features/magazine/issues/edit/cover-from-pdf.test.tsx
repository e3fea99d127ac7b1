import { expect, test, vi } from 'vitest';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFile } from '#web/testing/records/make-file.ts';
import { makeIssue } from '#web/testing/records/make-issue.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { drawFirstPage } from './draw-first-page.ts';
import { IssueScreen } from './IssueScreen.tsx';

/** A PDF of one red page. */
function makePdf(width: number, height: number, trailer = ''): string {
  const content = `1 0 0 rg 0 0 ${width} ${height} re f`;
  return `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R >> endobj
4 0 obj << /Length ${content.length} >>
stream
${content}
endstream endobj
trailer << /Root 1 0 R ${trailer} >>
%%EOF`;
}

const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'a'.repeat(32)}) /U (${'b'.repeat(32)}) >> /ID [(1) (1)]`;

/** The first use loads pdfjs. */
const LOADING = { timeout: 20_000 };

type Settings = { slika?: string; handlers?: Handlers };

/** Opens an issue whose PDF has this content. */
async function openIssue(pdf: () => string, { slika = '', handlers = {} }: Settings = {}) {
  const host = fakeTransport();
  const screen = await openScreen(<IssueScreen />, {
    role: 'olimp',
    handlers: {
      getIssue: () => [makeIssue({ slika })],
      listIssues: () => [],
      listMagazineAuthors: () => [],
      listMagazineArticles: () => ({ articles: [], numPages: 1, total: 0 }),
      getFileByPath: () => makeFile(),
      ...handlers,
    },
    at: '/uredi-olimp/83',
    path: '/uredi-olimp/:id',
    transport: host.transport,
  });
  const server = vi.mocked(window.fetch).getMockImplementation() ?? fetch;
  vi.mocked(window.fetch).mockImplementation(async (target, options) =>
    String(target).includes('/files/dokumenti/') ? new Response(pdf()) : server(target, options),
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Olimp 083');
  return { ...screen, host };
}

test('the first page of the PDF becomes the cover, named after the PDF', async () => {
  const answer = { message: 'Broj Olimpa je spremljen.', version: 4, modified: '2026-11-21T13:32:00.000Z' };
  const updateIssue = vi.fn<NonNullable<Handlers['updateIssue']>>(() => answer);
  const { getByRole, getByText, host } = await openIssue(() => makePdf(300, 400), { handlers: { updateIssue } });
  await getByRole('button', { name: 'Izradi naslovnicu iz prve stranice' }).click();
  await expect.poll(host.names, LOADING).toEqual(['olimp-083.jpg']);
  const { file, target, save } = host.of('olimp-083.jpg');
  expect(target).toMatchObject({ folder: 'images/Olimp', kind: 'images' });
  expect(file.type).toBe('image/jpeg');
  expect(await pictureOf(file)).toEqual({ width: 1200, height: 1600, isRed: true });
  save();
  await expect.element(getByText('Naslovnica je izrađena iz prve stranice PDF-a.')).toBeVisible();
  await getByRole('button', { name: /^Spremi/ }).click();
  await expect.poll(() => updateIssue.mock.lastCall?.[0].body.img).toBe('/files/images/Olimp/olimp-083.jpg');
});

test.each([
  [20_000, 20_000, { width: 1200, height: 1200 }],
  [100, 20_000, { width: 12, height: 2400 }],
])('a page of %i × %i gives a picture of bounded size', async (width, height, size) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(makePdf(width, height)));
  expect(await pictureOf(await drawFirstPage('/files/dokumenti/olimp-083.pdf'))).toEqual({ ...size, isRed: true });
});

test('a PDF that gives no cover, and a file host that refuses it, leave the former one and say why', async () => {
  let pdf = makePdf(300, 400, LOCK);
  let isGone = false;
  const { getByRole, getByText, host } = await openIssue(() => pdf, {
    slika: '/files/images/stara.jpg',
    handlers: { getFileByPath: () => (isGone ? refuse(404, { message: 'Datoteka ne postoji.' }) : makeFile()) },
  });
  const button = getByRole('button', { name: 'Zamijeni naslovnicu prvom stranicom' });
  const none = 'pa se iz njega ne može izraditi naslovnica.';
  await button.click();
  await expect.element(getByText(`PDF je zaštićen lozinkom, ${none}`)).toBeVisible();
  pdf = '%PDF-1.7 %%EOF';
  await button.click();
  await expect.element(getByText(`PDF je oštećen, ${none}`)).toBeVisible();
  isGone = true;
  await button.click();
  await expect.element(getByText(`PDF nije na poslužitelju, ${none}`)).toBeVisible();
  expect(host.names()).toEqual([]);
  isGone = false;
  pdf = makePdf(300, 400);
  await button.click();
  await expect.poll(host.names, LOADING).toEqual(['olimp-083.jpg']);
  host.of('olimp-083.jpg').fail(400, 'Naslovnica nije spremljena.');
  await expect.element(getByText('Naslovnica nije spremljena.').first()).toBeVisible();
  await expect.element(button).toBeEnabled();
  await expect.element(getByText('Nespremljene promjene')).not.toBeInTheDocument();
});

test('without a PDF on the file host there is no button', async () => {
  const { getByRole } = await openIssue(() => '');
  const button = getByRole('button', { name: 'Izradi naslovnicu iz prve stranice' });
  await expect.element(button).toBeVisible();
  await getByRole('button', { name: 'Adresa' }).click();
  await getByRole('textbox', { name: 'Adresa PDF-a' }).fill('https://drugdje.hr/olimp.pdf');
  await expect.element(button).not.toBeInTheDocument();
  await getByRole('textbox', { name: 'Adresa PDF-a' }).fill('');
  await expect.element(button).not.toBeInTheDocument();
});

async function pictureOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, -Math.floor(bitmap.width / 2), -Math.floor(bitmap.height / 2));
  const [red = 0, green = 255] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return { width: bitmap.width, height: bitmap.height, isRed: red > 240 && green < 15 };
}
