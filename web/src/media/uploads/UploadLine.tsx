import { ActionIcon, Box, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconX } from '#web/lib/icons.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { uploadsText } from './uploads.text.ts';
import { isUnderWay, type UploadItem } from './uploads.ts';

type Props = {
  upload: Pick<UploadItem, 'name' | 'size' | 'state' | 'sentBytes' | 'message' | 'mayRetry'>;
  onRetry?: () => void;
  /** Cancels a file that is under way, or removes a failed one. */
  onRemove?: () => void;
};

/** One file that is uploaded: its name, its progress, or why it failed. */
export function UploadLine({ upload, onRetry, onRemove }: Props) {
  const { name, size, state, sentBytes, mayRetry } = upload;
  const isFailed = state === 'failed';
  return (
    <Group wrap="nowrap" gap="xs" miw={0} flex={1}>
      <Box flex={1} miw={0}>
        <Text span display="block" truncate fw={550} lh="18px" title={name}>
          {name}
        </Text>
        <Text
          span
          display="block"
          fz="sm"
          lh="17px"
          c={isFailed ? 'red' : 'dimmed'}
          style={{ overflowWrap: 'anywhere' }}
        >
          {noteOf(upload)}
        </Text>
        {(state === 'sending' || state === 'interrupted') && (
          <Box mt={5}>
            <ProgressBar label={`Napredak: ${name}`} done={sentBytes} total={size} />
          </Box>
        )}
        {isFailed && mayRetry && onRetry && (
          <Button size="compact-sm" mt={4} aria-label={`${RETRY_TEXT}: ${name}`} onClick={onRetry}>
            {RETRY_TEXT}
          </Button>
        )}
      </Box>
      {state === 'saved' && <IconCheck aria-label="Spremljeno" role="img" />}
      {state !== 'saved' && onRemove && (
        <ActionIcon aria-label={`${isUnderWay(upload) ? 'Odustani' : 'Ukloni'}: ${name}`} onClick={onRemove}>
          <IconX aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

function noteOf({ state, size, sentBytes, message }: Props['upload']): string {
  switch (state) {
    case 'waiting':
      return uploadsText.waiting(size);
    case 'sending':
      return sentBytes >= size ? 'Sprema se…' : uploadsText.bytes(sentBytes, size);
    case 'interrupted':
      return 'Prekinuto, nastavlja se za koji trenutak.';
    case 'saved':
      return message === uploadsText.plainlySaved || message === '' ? formatBytes(size) : message;
    case 'failed':
      return message;
  }
}
