import type { User } from '@baklja/contract/features/accounts/users';
import type { QueryClient } from '@tanstack/react-query';
import { usersQuery } from '#web/lib/queries/users-query.ts';
import { makeUser } from '#web/testing/records/make-user.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { ConfirmTwiceDialog, UserEditor } from './UserEditor.tsx';
import { UserListScreen } from './UserListScreen.tsx';
import { secondFactorRolesQuery, userQueries } from './users.queries.ts';

const nothing = () => {};
const OWN = makeUser({ id: 4, name: 'Iva Đurđević', username: 'idurdevic', role: 'superadmin', second_factor: 1 });
const WAITING = makeUser({
  ...{ id: 7, name: 'Leon Naprijedić-Vrhovnjački', username: 'lnaprijedic', role: null, active: 0 },
  email: 'leon.naprijedic-vrhovnjacki@example.hr',
});
const USERS: User[] = [
  WAITING,
  makeUser({ id: 5, name: 'Ante Zapisić', role: 'dokumenti' }),
  OWN,
  makeUser({ id: 6, name: 'Saša Bivšić', role: 'olimp', active: 0, last_log_in: null }),
];

function seed(client: QueryClient): void {
  client.setQueryData(usersQuery.queryKey, USERS);
  client.setQueryData(secondFactorRolesQuery.queryKey, { roles: ['superadmin'] });
  for (const user of USERS) client.setQueryData(userQueries.one(user.id).queryKey, user);
}

export function List() {
  return (
    <StoryCache seed={seed}>
      <UserListScreen />
    </StoryCache>
  );
}
List.title = 'Korisnici/Popis';

export function LastSuperadmin() {
  return (
    <StoryCache seed={seed}>
      <UserEditor user={OWN} users={USERS} />
    </StoryCache>
  );
}
LastSuperadmin.title = 'Korisnici/Jedini superadmin';

export function NewUser() {
  return (
    <StoryCache seed={seed}>
      <UserEditor users={USERS} />
    </StoryCache>
  );
}
NewUser.title = 'Korisnici/Novi korisnik';

export function OwnChange() {
  return (
    <ConfirmTwiceDialog
      title="Mijenjate vlastiti pristup"
      results={['Vaša nova uloga: tipfeler. Više nećete vidjeti Korisnike ni Dnevnik.']}
      confirmText="Promijeni moj pristup"
      onConfirm={nothing}
      onCancel={nothing}
    />
  );
}
OwnChange.title = 'Korisnici/Promjena vlastitog pristupa';
