import type { Profile, Session } from '@baklja/contract/features/accounts/profile';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** The sessions of the drawings. */
const SESSIONS: Session[] = [
  { id: 'a1', agent: CHROME, address: '192.0.2.14', created: at('21T07:02'), seen: at('21T09:30'), current: 1 },
  { id: 'b2', agent: IPHONE, address: '198.51.100.7', created: at('19T07:02'), seen: at('20T20:15'), current: 0 },
  { id: 'c3', agent: FIREFOX, address: '203.0.113.40', created: at('18T07:02'), seen: at('18T16:58'), current: 0 },
];

function at(dayAndTime: string): string {
  return `2026-11-${dayAndTime}:00.000Z`;
}

/** A superadmin with a second factor, a passkey and three sessions. */
export function makeProfile(fields: Partial<Profile> = {}): Profile {
  return {
    id: 4,
    username: 'idurdevic',
    name: 'Iva Đurđević',
    email: 'idurdevic@example.hr',
    role: 'superadmin',
    version: 3,
    picture: null,
    password_changed: '2026-06-03T08:00:00.000Z',
    authenticator_since: '2026-02-14T08:00:00.000Z',
    recovery_codes_left: 7,
    second_factor_required: 0,
    second_factor_proved: 1,
    passkeys: [
      { id: 1, name: 'Računalo u uredu', created: '2026-02-14T08:00:00.000Z', used: '2026-11-21T07:02:00.000Z' },
      { id: 2, name: 'Mobitel', created: '2026-03-20T08:00:00.000Z', used: null },
    ],
    passkeys_available: 1,
    sessions: SESSIONS,
    ...fields,
  };
}
