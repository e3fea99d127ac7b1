import { userRoutes } from '@baklja/contract/features/accounts/users';
import { ROLES, type Role } from '@baklja/contract/roles';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './Users.module.css';
import { secondFactorRolesQuery, useUserWrite } from './users.queries.ts';
import { usersText as text } from './users.text.ts';

/** Which roles have to log in with a second factor. */
export function SecondFactorRoles() {
  const headingId = useId();
  const { data, error, isFetching, refetch } = useQuery(secondFactorRolesQuery);
  return (
    <section className={classes.required} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.requiredRoles}</h2>
      <p>{text.requiredRolesHelp}</p>
      {data && <RoleTicks key={data.join()} required={data} />}
      {error && !data && (
        <ErrorState
          title={text.requiredRolesFailed}
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </section>
  );
}

function RoleTicks({ required }: { required: readonly Role[] }) {
  const [chosen, setChosen] = useState<readonly Role[]>(required);
  const saving = useUserWrite(userRoutes.setSecondFactorRoles);
  const toasts = useToasts();
  const isChanged = ROLES.some((role) => chosen.includes(role) !== required.includes(role));
  const save = async () => {
    toasts.clearErrors();
    try {
      const { message } = await saving.mutateAsync({ body: { roles: [...chosen] } });
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <>
      <div className={classes.roles}>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            label={role}
            checked={chosen.includes(role)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(ROLES.filter((one) => (one === role ? checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
      <BusyButton isBusy={saving.isPending} disabled={!isChanged} onClick={() => void save()}>
        {text.save}
      </BusyButton>
    </>
  );
}
