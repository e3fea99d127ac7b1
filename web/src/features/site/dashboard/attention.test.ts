import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { expect, test } from 'vitest';
import { makeNightlyBackup } from '#web/testing/records/make-nightly-backup.ts';
import { makePostTotals } from '#web/testing/records/make-post-totals.ts';
import { findAttention } from './attention.ts';

// Half past ten in Zagreb.
const NOW = new Date('2026-11-21T09:30:00.000Z');
const CALM = { pinned: PINNED_POSTS_LIMIT, totals: makePostTotals(), waiting: [], publicUsers: [], now: NOW };
const CHOOSE = [{ text: 'Odaberi članke', to: '/postovi' }];
const MONDAY = '2026-11-23T08:00:00.000Z';

test('nothing needs attention with three pins, no draft and nothing scheduled', () => {
  expect(findAttention(CALM)).toEqual([]);
  expect(findAttention({ ...CALM, totals: undefined })).toEqual([]);
});

test.each([
  [0, 'Nijedan članak nije prikvačen', 'Naslovnica ima tri prazna mjesta.'],
  [1, 'Prikvačen je 1 članak od 3', 'Naslovnica ima dva prazna mjesta.'],
  [2, 'Prikvačena su 2 članka od 3', 'Naslovnica ima jedno prazno mjesto.'],
])('%i pinned posts are too few', (pinned, title, help) => {
  expect(findAttention({ ...CALM, pinned })).toEqual([{ kind: 'pins', title, help, links: CHOOSE }]);
});

test.each([
  [1, '1 skica čeka objavu'],
  [3, '3 skice čekaju objavu'],
  [55, '55 skica čeka objavu'],
  [1201, '1.201 skica čeka objavu'],
])('%i drafts need attention', (draft, title) => {
  const links = [{ text: 'Otvori popis', to: '/postovi?status=skica' }];
  const totals = makePostTotals({ 'hr-HR': { draft } });
  expect(findAttention({ ...CALM, totals })).toMatchObject([{ title, links }]);
});

test('drafts in both languages are counted together and listed apart', () => {
  const totals = makePostTotals({ 'hr-HR': { draft: 4 }, 'en-GB': { draft: 1 } });
  expect(findAttention({ ...CALM, totals })).toMatchObject([
    {
      title: '5 skica čeka objavu',
      links: [
        { text: 'Hrvatski, 4', to: '/postovi?status=skica' },
        { text: 'Engleski, 1', to: '/postovi?jezik=en-GB&status=skica' },
      ],
    },
  ]);
});

test.each([
  [1, '1 članak čeka vrijeme objave', 'Izlazi'],
  [2, '2 članka čekaju vrijeme objave', 'Prvi izlazi'],
])('%i scheduled posts are counted, with the time of the first', (scheduled, title, help) => {
  const totals = makePostTotals({ 'en-GB': { scheduled }, next: MONDAY });
  expect(findAttention({ ...CALM, totals })).toEqual([
    {
      kind: 'scheduled',
      title,
      help: `${help} 23-11-2026 u 09:00.`,
      links: [{ text: 'Otvori popis', to: '/postovi?jezik=en-GB&status=zakazano' }],
    },
  ]);
});

test.each([
  [['superadmin'], '1 korisnik ima javno poznatu lozinku', 'superadmin'],
  [['superadmin', 'olimp'], '2 korisnika imaju javno poznatu lozinku', 'superadmin, olimp'],
  [['a', 'b', 'c', 'd', 'e', 'f'], '6 korisnika ima javno poznatu lozinku', 'a, b, c, d, e, f'],
])('public passwords of %j come before anything else, with the names', (usernames, title, names) => {
  const publicUsers = usernames.map((username) => ({ username }));
  const help = `Probna lozinka iz datoteke README.md još vrijedi za: ${names}. Poslužitelj je dostupan i drugima, pa postavite nove lozinke ili onemogućite te korisnike.`;
  const backup = makeNightlyBackup({ state: 'late' });
  const [first, second] = findAttention({ ...CALM, waiting: [{ created: MONDAY }], publicUsers, backup });
  const links = [{ text: 'Otvori korisnike', to: '/korisnici' }];
  expect(first).toEqual({ kind: 'public-passwords', title, help, links });
  expect(second?.kind).toBe('backup');
});

test.each([
  [1, '1 registracija čeka odobrenje', 'Čeka od'],
  [2, '2 registracije čekaju odobrenje', 'Najstarija čeka od'],
  [5, '5 registracija čeka odobrenje', 'Najstarija čeka od'],
])('%i registrations wait before anything else, with the time of the oldest', (count, title, help) => {
  const waiting = Array.from({ length: count }, (_, place) => ({ created: place === 0 ? MONDAY : NOW.toISOString() }));
  const links = [{ text: 'Otvori korisnike', to: '/korisnici' }];
  const [first, second] = findAttention({ ...CALM, pinned: 0, waiting });
  expect(first).toEqual({ kind: 'waiting', title, help: `${help} 23-11-2026 u 09:00.`, links });
  expect(second?.kind).toBe('pins');
});

test.each([
  [1, '1 adresa ne smije na javni web', 'Javnost na njezinu mjestu dobiva prazno polje.'],
  [2, '2 adrese ne smiju na javni web', 'Javnost na njihovu mjestu dobiva prazno polje.'],
  [1005, '1.005 adresa ne smije na javni web', 'Javnost na njihovu mjestu dobiva prazno polje.'],
])('%i refused addresses are counted after registrations, with the way to their list', (count, title, help) => {
  const waiting = [{ created: MONDAY }];
  const items = findAttention({ ...CALM, pinned: 0, waiting, refusedAddresses: count });
  const links = [{ text: 'Otvori popis', to: '/adrese' }];
  expect(items.map(({ kind }) => kind)).toEqual(['waiting', 'addresses', 'pins']);
  expect(items[1]).toEqual({ kind: 'addresses', title, help, links });
});

test.each([0, undefined])('%s refused addresses need no attention', (refusedAddresses) => {
  expect(findAttention({ ...CALM, refusedAddresses })).toEqual([]);
});

test.each([
  [1, '1 članak ima kraj objave', 'Završava'],
  [2, '2 članka imaju kraj objave', 'Prvi završava'],
  [5, '5 članaka ima kraj objave', 'Prvi završava'],
])('%i posts that end are counted when the first of them ends soon', (ending, title, help) => {
  const totals = makePostTotals({ 'hr-HR': { published: 9, ending }, nextEnd: MONDAY });
  expect(findAttention({ ...CALM, totals })).toEqual([
    {
      kind: 'ending',
      title,
      help: `${help} 23-11-2026 u 09:00.`,
      links: [{ text: 'Otvori popis', to: '/postovi?status=zavrsava' }],
    },
  ]);
});

test.each([
  ['2026-11-28T09:30:00.000Z', 1],
  ['2026-11-28T09:30:00.001Z', 0],
])('an end needs attention a week before: %s', (nextEnd, items) => {
  const totals = makePostTotals({ 'hr-HR': { ending: 1 }, nextEnd });
  expect(findAttention({ ...CALM, totals })).toHaveLength(items);
});

test('pins come first, then scheduled posts, those that end, and drafts', () => {
  const totals = makePostTotals({ 'hr-HR': { scheduled: 1, ending: 1, draft: 1 }, next: MONDAY, nextEnd: MONDAY });
  expect(findAttention({ ...CALM, pinned: 2, totals }).map(({ kind }) => kind)).toEqual([
    'pins',
    'scheduled',
    'ending',
    'drafts',
  ]);
});
