import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import { Button, FileButton } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { call, messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './Profile.module.css';
import { BlockFault, ProfileBlock } from './ProfileBlock.tsx';
import { useProfileAgain } from './profile.queries.ts';
import { profileText as text } from './profile.text.ts';

/** The picture of the user; a new one is saved as soon as it is chosen. */
export function PictureBlock({ profile: { picture } }: { profile: Profile }) {
  const [busy, setBusy] = useState<'sending' | 'removing'>();
  const [fault, setFault] = useState<string>();
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  const run = async (kind: typeof busy, work: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setBusy(kind);
    setFault(undefined);
    try {
      await work();
      await readAgain();
      toasts.success(done, SUCCESS_TOAST_MS);
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  const send = (file: File | null) => {
    if (file) void run('sending', () => call(profileRoutes.setProfilePicture, {}, { file }), text.pictureSaved);
  };
  const remove = () => void run('removing', () => call(profileRoutes.removeProfilePicture, {}), text.pictureRemoved);
  return (
    <ProfileBlock title={text.picture} help={text.pictureHelp}>
      <div className={classes.picture}>
        {picture === null ? (
          <span className={classes.face}>
            <IconUser aria-hidden />
          </span>
        ) : (
          <img className={classes.face} src={picture} alt={text.yourPicture} width={88} height={88} />
        )}
        <div className={classes.act}>
          {/* The same file may be chosen again after a fault. */}
          <FileButton key={busy} onChange={send} accept="image/*" inputProps={{ 'aria-hidden': true, tabIndex: -1 }}>
            {({ onClick }) => (
              <BusyButton isBusy={busy === 'sending'} onClick={onClick}>
                {picture === null ? text.addPicture : text.replace}
              </BusyButton>
            )}
          </FileButton>
          {picture !== null && (
            <Button variant="quiet" onClick={remove} aria-disabled={busy !== undefined || undefined}>
              {text.remove}
            </Button>
          )}
          <span className={look.pale} role="status">
            {busy === 'sending' && text.sending}
          </span>
        </div>
      </div>
      <BlockFault message={fault} />
    </ProfileBlock>
  );
}
