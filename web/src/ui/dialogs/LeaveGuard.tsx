import { LeaveDialog } from './LeaveDialog.tsx';
import { type Leaves, useLeaveGuard } from './use-leave-guard.ts';

type Props = {
  isDirty: boolean;
  help: string;
  leaves?: Leaves;
};

/** Asks before the user leaves a screen with unsaved changes that cannot be saved on the way. */
export function LeaveGuard({ isDirty, help, leaves }: Props) {
  const blocker = useLeaveGuard(isDirty, leaves);
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      help={help}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
