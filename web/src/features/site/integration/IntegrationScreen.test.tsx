import type { keyRoutes } from '@baklja/contract/features/site/keys';
import type { RouteAnswer } from '@baklja/contract/route';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeDelivery, makeWebhook } from '#web/testing/records/make-webhook.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { IntegrationScreen } from './IntegrationScreen.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:30:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const MESSAGE = 'msg_2';

const FAILING = makeWebhook({
  id: 2,
  url: 'https://cdn.example.org/purge',
  behind: 42,
  failing_since: '2026-11-21T08:40:02.000Z',
  next_try: '2026-11-21T09:58:00.000Z',
  deliveries: [
    makeDelivery({ message_id: MESSAGE, tries: 2, status: 503, changes: 12 }),
    makeDelivery({ message_id: MESSAGE, tries: 1, status: null, problem: 'timeout', changes: 12 }),
    makeDelivery({ message_id: 'msg_1', changes: 3, at: '2026-11-20T16:00:00.000Z' }),
  ],
});

const ALL = [makeWebhook(), FAILING, makeWebhook({ id: 3, url: 'https://novi.example.org/', deliveries: [] })];

const KEYS: RouteAnswer<typeof keyRoutes.listKeys> = [
  {
    id: 3,
    name: 'Rezultati uživo',
    role: 'sportasi',
    may_write: 1,
    expires: null,
    created: '2026-11-20T09:30:00.000Z',
    created_by_name: null,
    last_used: null,
  },
  {
    id: 2,
    name: 'Javni web',
    role: 'tipfeler',
    may_write: 0,
    expires: '2027-12-31T23:00:00.000Z',
    created: '2026-10-12T09:30:00.000Z',
    created_by_name: 'Iva Đurđević',
    last_used: '2026-11-21T09:15:00.000Z',
  },
  {
    id: 1,
    name: 'Stari web',
    role: 'dokumenti',
    may_write: 0,
    expires: '2026-09-30T22:00:00.000Z',
    created: '2026-01-12T09:30:00.000Z',
    created_by_name: 'Iva Đurđević',
    last_used: '2026-09-30T15:58:00.000Z',
  },
];

async function open(handlers: Handlers = {}, at = '/povezivanje') {
  const screen = (
    <>
      <Link to="/postovi">Članci</Link>
      <IntegrationScreen />
    </>
  );
  return openScreen(screen, {
    role: 'superadmin',
    handlers: { listWebhooks: () => ALL, listKeys: () => KEYS, ...handlers },
    at,
    path: '/povezivanje',
  });
}

test('each webhook has its state, last delivery, answer and what waits', async () => {
  const { getByRole } = await open();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Povezivanje');
  const row = (place: number) => getByRole('row').nth(place);
  await expect
    .element(row(1))
    .toMatchTextContent('https://www.example.org/api/bakljaRadidanas u 10:15200, 84 ms0Otvori');
  await expect
    .element(row(2))
    .toMatchTextContent('https://cdn.example.org/purgeNe radi od 09:40danas u 10:15503, 2. pokušaj42Otvori');
  await expect.element(row(3)).toMatchTextContent('https://novi.example.org/Još ništa nije poslano0Otvori');
  await expectShownWell();
});

test('a failing webhook says why, when it is tried again and what waits; it is sent again by hand', async () => {
  const resendWebhook = vi.fn<NonNullable<Handlers['resendWebhook']>>(() => ({ message: 'Šalje se ponovno.' }));
  const { getByRole, getByText, address } = await open({ resendWebhook });
  await getByRole('link', { name: 'Otvori: https://cdn.example.org/purge' }).click();
  await expect.poll(address).toBe('/povezivanje?webhook=2');
  const drawer = getByRole('dialog', { name: 'Webhook' });
  await expect
    .element(drawer)
    .toMatchTextContent(
      'Ne radi od 09:40Zadnji odgovor: 503. Sljedeći pokušaj danas u 10:58:00, zatim sve rjeđe, najmanje jednom na sat. 42 promjene čekaju i poslat će se redom.',
    );
  const deliveries = drawer.getByRole('listitem');
  await expect.element(deliveries.nth(0)).toMatchTextContent('danas u 10:15:04503 2. pokušaj, 12 promjena');
  await expect.element(deliveries.nth(1)).toMatchTextContent('bez odgovora u 5 s 1. pokušaj, 12 promjena');
  await expect.element(deliveries.nth(2)).toMatchTextContent('jučer u 17:00:00200 84 ms, 3 promjene');
  await expectShownWell();
  await drawer.getByRole('button', { name: 'Pošalji ponovno' }).click();
  await expect.element(getByText('Šalje se ponovno.')).toBeVisible();
  expect(resendWebhook).toHaveBeenCalledWith({ params: { id: 2 } });
});

test('a test says in the bar of the drawer what the receiver answered', async () => {
  const answers = [
    { message: 'Proba je poslana, odgovor je 200.', status: 200, problem: null, duration_ms: 3, answer: '' },
    {
      message: 'Proba je poslana, odgovor je 422.',
      status: 422,
      problem: null,
      duration_ms: 3,
      answer: 'Nepoznat tip',
    },
    { message: 'Proba nije stigla.', status: null, problem: 'unreachable' as const, duration_ms: 3, answer: '' },
  ];
  const { getByRole } = await open({ testWebhook: () => answers.shift()! }, '/povezivanje?webhook=1');
  const drawer = getByRole('dialog', { name: 'Webhook' });
  await expect.element(drawer.getByRole('button', { name: 'Pošalji ponovno' })).not.toBeInTheDocument();
  for (const words of [
    'Proba je poslana, odgovor je 200.',
    'Odgovor na probu: 422, Nepoznat tip',
    'Odgovor na probu: nema veze',
  ]) {
    await drawer.getByRole('button', { name: 'Pošalji probu' }).click();
    await expect.element(drawer).toMatchTextContent(words);
  }
});

test('a new webhook shows its secret, and every way to leave it asks until it is said to be saved', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const message = 'Adresa vodi u zatvorenu mrežu.';
  const createWebhook = vi.fn<NonNullable<Handlers['createWebhook']>>(({ body }) => {
    if (body.url.includes('localhost'))
      refuse(400, { message, code: 'invalid-input', errors: [{ field: 'url', message }] });
    return { message: 'Webhook je dodan.', id: 4, secret: 'whsec_abc' };
  });
  const { getByRole, getByLabelText, getByText, address } = await open({ createWebhook });
  const dialog = getByRole('dialog').filter({ hasNotText: 'Zatvoriti bez spremanja?' });
  const add = dialog.getByRole('button', { name: 'Dodaj webhook' });
  const url = getByLabelText('Adresa');
  const secret = getByLabelText('Tajna', { exact: true });
  const addOne = async () => {
    await getByRole('button', { name: 'Dodaj webhook' }).click();
    await url.fill(' https://novi.example.org/ ');
    await add.click();
    await expect.element(secret).toHaveFocus();
  };
  await getByRole('button', { name: 'Dodaj webhook' }).click();
  await add.click();
  await expect.element(getByText('Upišite adresu.')).toBeVisible();
  await url.fill('http://localhost/');
  await add.click();
  await expect.element(getByText(message)).toBeVisible();
  await userEvent.keyboard('{Escape}');

  await addOne();
  expect(createWebhook).toHaveBeenLastCalledWith({ body: { url: 'https://novi.example.org/' } });
  await expect.element(secret).toHaveValue('whsec_abc');
  await expectAccessible();
  const question = getByRole('dialog', { name: 'Zatvoriti bez spremanja?' });
  const copy = getByRole('button', { name: 'Kopiraj' });
  const leave = () =>
    getByText('Članci')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await userEvent.tab();
  for (const [way, focused] of [
    [() => userEvent.keyboard('{Escape}'), copy],
    [leave, copy],
    [() => userEvent.click(document.body, { position: { x: 4, y: 4 } }), secret],
  ] as const) {
    await way();
    await expect.element(question).toMatchTextContent('Tajna se više neće prikazati.');
    await question.getByRole('button', { name: 'Odustani' }).click();
    await expect.element(focused).toHaveFocus();
  }
  await copy.click();
  expect(writeText).toHaveBeenCalledWith('whsec_abc');
  await expect.element(dialog).toMatchTextContent('Kopirano');
  await dialog.getByLabelText('Tajna je spremljena').click();
  await dialog.getByRole('button', { name: 'Zatvori' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: 'Dodaj webhook' })).toHaveFocus();

  await addOne();
  leave();
  await question.getByRole('button', { name: 'Zatvori bez spremanja' }).click();
  await expect.poll(address).toBe('/postovi');
});

test('a deletion says what is lost, and closes the drawer', async () => {
  let webhooks = ALL;
  const deleteWebhook = vi.fn<NonNullable<Handlers['deleteWebhook']>>(() => {
    webhooks = [ALL[0]!];
    return { message: 'Webhook je izbrisan.' };
  });
  const handlers = { listWebhooks: () => webhooks, deleteWebhook };
  const { getByRole, getByText, address } = await open(handlers, '/povezivanje?webhook=2');
  await getByRole('button', { name: 'Izbriši webhook' }).click();
  const question = getByRole('dialog', { name: 'Izbrisati webhook?' });
  await expect.element(question).toMatchTextContent('42 promjene čekaju i neće se poslati.');
  await question.getByRole('button', { name: 'Izbriši webhook' }).click();
  await expect.element(getByText('Webhook je izbrisan.')).toBeVisible();
  expect(deleteWebhook).toHaveBeenLastCalledWith({ params: { id: 2 } });
  await expect.poll(address).toBe('/povezivanje');
  await expect.element(getByText('https://cdn.example.org/purge')).not.toBeInTheDocument();
});

test('each key has its role, right, last day, making and last use; an expired one says so', async () => {
  const { getByRole } = await open();
  const row = (place: number) => getByRole('table', { name: 'Ključevi' }).getByRole('row').nth(place);
  await expect
    .element(row(1))
    .toMatchTextContent('Rezultati uživoSportašičita i pišebez roka20-11-2026još nije korištenUkini');
  await expect
    .element(row(2))
    .toMatchTextContent('Javni webTipfelersamo čita31-12-202712-10-2026, Iva Đurđevićdanas u 10:15Ukini');
  await expect
    .element(row(3))
    .toMatchTextContent(
      'Stari webDokumentisamo čitaistekao 01-10-202612-01-2026, Iva Đurđević30-09-2026 u 17:58Ukloni',
    );
});

test('without any, the screen says what they are for', async () => {
  const { getByText } = await open({ listWebhooks: () => [], listKeys: () => [] });
  await expect.element(getByText(/^Još nema nijednog webhooka\./)).toBeVisible();
  await expect.element(getByText(/^Još nema nijednog ključa\./)).toBeVisible();
});

test('a new key has a last day, or expressly none; it is shown once, with what it may do', async () => {
  const message = 'Rok mora biti u budućnosti.';
  const createKey = vi.fn<NonNullable<Handlers['createKey']>>(({ body }) => {
    if (body.expires !== null && body.expires < '2026-11-21')
      refuse(400, { message, code: 'invalid-input', errors: [{ field: 'expires', message }] });
    return { message: 'Ključ je napravljen.', id: 4, key: 'baklja_abc' };
  });
  const { getByRole, getByLabelText, getByText } = await open({ createKey });
  await getByRole('button', { name: 'Dodaj ključ' }).click();
  const dialog = getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Dodaj ključ' });
  const day = getByLabelText('Vrijedi do', { exact: true });
  await add.click();
  for (const problem of ['Upišite naziv.', 'Odaberite ulogu.', 'Upišite dan ili označite „Bez roka”.'])
    await expect.element(getByText(problem)).toBeVisible();
  await getByLabelText('Naziv').fill(' Javni web ');
  await getByLabelText('Uloga').selectOptions('Tipfeler');
  await day.fill('32-11-2026');
  await add.click();
  await expect.element(getByText('Vrijedi do: tog dana nema u kalendaru.')).toBeVisible();
  expect(createKey).not.toHaveBeenCalled();
  await day.fill('20-11-2026');
  await add.click();
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(day).toHaveFocus();
  await expectAccessible();
  await day.fill('31.12.27');
  await add.click();
  await expect.element(getByRole('dialog', { name: 'Ključ „Javni web” je izrađen' })).toBeVisible();
  await expect.element(getByLabelText('Ključ', { exact: true })).toHaveValue('baklja_abc');
  await expect
    .element(dialog)
    .toMatchTextContent('UlogaTipfeler, samo čitaVrijedi do31-12-2027Šalje se kaoAuthorization: Bearer …');
  const body = { name: 'Javni web', role: 'tipfeler', may_write: 0, expires: '2027-12-31T23:00:00.000Z' } as const;
  expect(createKey).toHaveBeenLastCalledWith({ body });
  await expectShownWell();
  await dialog.getByLabelText('Ključ je spremljen').click();
  await dialog.getByRole('button', { name: 'Zatvori' }).click();
  await getByRole('button', { name: 'Dodaj ključ' }).click();
  await getByLabelText('Naziv').fill('Uvoz');
  await getByLabelText('Uloga').selectOptions('Sportaši');
  await getByLabelText('Smije i pisati').click();
  await getByLabelText('Bez roka').click();
  await add.click();
  await expect.element(dialog).toMatchTextContent('UlogaSportaši, čita i pišeVrijedi dobez roka');
  expect(createKey).toHaveBeenLastCalledWith({
    body: { name: 'Uvoz', role: 'sportasi', may_write: 1, expires: null },
  });
});

test('the end of a key says what happens to the program', async () => {
  let keys = KEYS;
  const deleteKey = vi.fn<NonNullable<Handlers['deleteKey']>>(({ params: { id } }) => {
    keys = keys.filter((key) => key.id !== id);
    return { message: 'Ključ je ukinut.' };
  });
  const { getByRole, getByText } = await open({ listKeys: () => keys, deleteKey });
  await getByRole('button', { name: 'Ukini: Javni web' }).click();
  const question = getByRole('dialog', { name: 'Ukinuti ključ?' });
  await expect.element(question).toMatchTextContent('Program koji ga koristi odmah gubi pristup.');
  await question.getByRole('button', { name: 'Ukini ključ' }).click();
  await expect.element(getByText('Ključ je ukinut.')).toBeVisible();
  expect(deleteKey).toHaveBeenLastCalledWith({ params: { id: 2 } });
  await expect.element(getByText('Javni web')).not.toBeInTheDocument();
  await getByRole('button', { name: 'Ukloni: Stari web' }).click();
  await expect
    .element(getByRole('dialog', { name: 'Ukloniti ključ?' }))
    .toMatchTextContent('Ključ je već istekao, nestaje samo s ovog popisa.');
});
