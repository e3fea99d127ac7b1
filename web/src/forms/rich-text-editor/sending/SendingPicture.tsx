import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import classes from '../Picture.module.css';
import { text } from '../rich-text-editor.text.ts';
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
    <div className={classes.sending} contentEditable={false}>
      <Stack gap={0} flex={1} miw={0} c={state === 'failed' ? 'red' : undefined}>
        <Text component="b" truncate c="var(--ink)">
          {name}
        </Text>
        <span role="status">{state === 'failed' ? text.notSent(message) : text.sending(sentBytes, size)}</span>
      </Stack>
      {state === 'failed' && mayRetry && (
        <Button aria-label={`${RETRY_TEXT}: ${name}`} onClick={() => retryPicture(url)}>
          {RETRY_TEXT}
        </Button>
      )}
      <ActionIcon aria-label={`${state === 'failed' ? text.removeImage : text.cancel}: ${name}`} onClick={remove}>
        <IconX aria-hidden />
      </ActionIcon>
      {state !== 'failed' && (
        <ProgressBar label={text.progressOf(name)} done={sentBytes} total={size} className={classes.sendingBar} />
      )}
    </div>
  );
}
