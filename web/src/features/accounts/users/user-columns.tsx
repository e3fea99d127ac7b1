import type { User } from '@baklja/contract/features/accounts/users';
import { accountState } from '@baklja/contract/features/accounts/users';
import { EditRowLink } from '#web/forms/row/EditRowLink.tsx';
import { formatMoment } from '#web/lib/dates.ts';
import { useSession } from '#web/lib/session.ts';
import type { Card } from '#web/lists/card-template.ts';
import type { Column } from '#web/lists/RecordTable.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import look from '#web/ui/look.module.css';
import classes from './Users.module.css';
import { usersText as text } from './users.text.ts';
import { USER_PARAM } from './users-address.ts';

const heads = text.columns;

/** The columns of /korisnici. */
export const userColumns: readonly Column<User, unknown>[] = [
  { key: 'name', head: heads.name, onPhone: 'title', cell: (user) => <NameCell user={user} /> },
  {
    key: 'username',
    head: heads.username,
    width: 136,
    className: `${look.cut} ${look.quiet}`,
    cell: ({ username }) => username,
  },
  {
    key: 'email',
    head: heads.email,
    width: '19%',
    hideBelow: 'tablet',
    className: `${look.cut} ${look.quiet}`,
    cell: ({ email }) => <span title={email}>{email}</span>,
  },
  { key: 'role', head: heads.role, width: 128, narrowWidth: 112, className: classes.pale, cell: ({ role }) => role },
  {
    key: 'last_log_in',
    head: heads.lastLogIn,
    width: 168,
    narrowWidth: 152,
    className: classes.pale,
    cell: describeLastLogIn,
  },
  {
    key: 'second_factor',
    head: heads.secondFactor,
    width: 96,
    hideBelow: 'desk',
    className: classes.pale,
    cell: ({ second_factor: has }) => (has === 1 ? text.yes : text.no),
  },
  {
    key: 'facts',
    head: '',
    isHeadHidden: true,
    isOnlyOnPhone: true,
    onPhone: 'meta',
    cell: (user) => `${user.role}, ${describeLastLogIn(user)}`,
  },
  { key: 'state', head: heads.state, width: 112, narrowWidth: 100, onPhone: 'action', cell: StateCell },
  {
    key: 'edit',
    head: heads.edit,
    isHeadHidden: true,
    width: 56,
    align: 'right',
    onPhone: 'action',
    cell: ({ id, name }) => <EditRowLink param={USER_PARAM} recordKey={id} title={name} />,
  },
];

export const userCard: Card = {
  columns: 'minmax(0, 1fr) auto auto',
  lines: ['name state edit', 'facts state edit'],
};

function NameCell({ user: { id, name } }: { user: User }) {
  const isOwn = useSession()?.userId === id;
  return (
    <span className={`${look.cut} ${classes.name}`} title={name}>
      <b>{name}</b> {isOwn && <span className={classes.you}>{text.you}</span>}
    </span>
  );
}

function StateCell(user: User) {
  const isActive = accountState(user) === 'active';
  return <StatusDot kind={isActive ? 'full' : 'empty'}>{isActive ? text.active : text.disabled}</StatusDot>;
}

function describeLastLogIn({ last_log_in: at }: User): string {
  return at === null ? text.never : formatMoment(at, new Date());
}
