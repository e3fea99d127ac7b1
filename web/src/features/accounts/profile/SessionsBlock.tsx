import { type Profile, profileRoutes, type Session } from '@baklja/contract/features/accounts/profile';
import { Button } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { agentName, isHandheld } from '#web/lib/text/agent-name.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PasswordDialog } from './PasswordForm.tsx';
import classes from './Profile.module.css';
import { ProfileBlock } from './ProfileBlock.tsx';
import { ProfileLine } from './ProfileLine.tsx';
import { useProfileAgain } from './profile.queries.ts';
import { profileText as text } from './profile.text.ts';

/** Where the user is logged in. */
export function SessionsBlock({ profile: { sessions } }: { profile: Profile }) {
  const [ending, setEnding] = useState<Session | 'others'>();
  return (
    <ProfileBlock title={text.sessions} help={text.sessionsHelp}>
      <ul className={classes.lines}>
        {sessions.map((session) => (
          <ProfileLine
            key={session.id}
            icon={isHandheld(session.agent) ? <IconDeviceMobile aria-hidden /> : <IconDeviceLaptop aria-hidden />}
            title={agentName(session.agent)}
            {...(session.current === 1 && { note: text.thisDevice })}
            detail={`${session.address}, ${timeOf(session)}`}
            action={
              session.current === 0 && (
                <Button
                  aria-label={`${text.end} ${agentName(session.agent)}, ${session.address}`}
                  onClick={() => setEnding(session)}
                >
                  {text.end}
                </Button>
              )
            }
          />
        ))}
      </ul>
      {sessions.some(({ current }) => current === 0) && (
        <Button leftSection={<IconLogout aria-hidden />} onClick={() => setEnding('others')}>
          {text.endOthers}
        </Button>
      )}
      {ending !== undefined && <EndDialog session={ending} onClose={() => setEnding(undefined)} />}
    </ProfileBlock>
  );
}

function timeOf({ current, created, seen }: Session): string {
  const now = new Date();
  return current === 1 ? text.since(formatMoment(created, now)) : text.seen(formatMoment(seen, now));
}

function EndDialog({ session, onClose }: { session: Session | 'others'; onClose: () => void }) {
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  const isAll = session === 'others';
  const end = async (password: string) => {
    const body = { password, ...(!isAll && { id: session.id }) };
    const { message } = await call(profileRoutes.endSessions, { body });
    await readAgain();
    toasts.success(message, SUCCESS_TOAST_MS);
  };
  return (
    <PasswordDialog
      title={isAll ? text.endOthers : text.end}
      help={isAll ? text.endOthersHelp : text.endHelp(agentName(session.agent))}
      confirmText={text.end}
      isDangerous
      onConfirm={end}
      onClose={onClose}
    />
  );
}
