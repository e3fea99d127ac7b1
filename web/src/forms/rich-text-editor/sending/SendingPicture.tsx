import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { text } from '../rich-text-editor.text.ts';
import classes from './SendingPicture.module.css';
import { cancelPicture, retryPicture, type SentPicture } from './sent-pictures.ts';

type Props = { url: string; picture: SentPicture; onRemove: () => void };

/** Over a picture that is being sent: its progress, or why it failed. */
export function SendingPicture({ url, picture, onRemove }: Props) {
  const { name, size, sentBytes, state, message, mayRetry } = picture;
  const remove = () => {
    cancelPicture(url);
    onRemove();
  };
  return (
    <div className={classes.box} contentEditable={false} data-state={state}>
      <div className={classes.words}>
        <b className={`${look.cut} ${classes.name}`}>{name}</b>
        <span role="status">{state === 'failed' ? text.notSent(message) : text.sending(sentBytes, size)}</span>
      </div>
      {state === 'failed' && mayRetry && (
        <Button aria-label={`${RETRY_TEXT}: ${name}`} onClick={() => retryPicture(url)}>
          {RETRY_TEXT}
        </Button>
      )}
      <ActionIcon aria-label={`${state === 'failed' ? text.removeImage : text.cancel}: ${name}`} onClick={remove}>
        <IconX aria-hidden />
      </ActionIcon>
      {state !== 'failed' && (
        <ProgressBar label={text.progressOf(name)} done={sentBytes} total={size} className={classes.bar} />
      )}
    </div>
  );
}
