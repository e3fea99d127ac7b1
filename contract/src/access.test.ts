import { expect, test } from 'vitest';
import { allRoutes } from './index.ts';
import { ROLES, type Role } from './roles.ts';
import ACCESS from './testing/access.json' with { type: 'json' };

/**
 * The file says who may call which calls, and which roles see more than the public in public reads. The server's
 * `access.test.ts` shows that it refuses everyone else.
 */
const { mayCall, seesEverything } = ACCESS;

const namesOf = (roles: readonly Role[]) => ROLES.filter((role) => roles.includes(role)).join(' ');

test.each(Object.entries(mayCall))('calls for %s', (who, keys) => {
  const found = allRoutes.filter(
    ({ route: { access } }) => (typeof access === 'string' ? access : namesOf(access)) === who,
  );
  expect(found.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
});

test('every call has its access in the table', () => {
  const keys = Object.values(mayCall).flat();
  expect(keys.toSorted()).toEqual(allRoutes.map(({ key }) => key).toSorted());
});

test.each(Object.entries(seesEverything))('public reads that show everything to %s', (who, keys) => {
  const found = allRoutes.filter(({ route: { everythingFor = [] } }) => namesOf(everythingFor) === who);
  expect(found.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
});
