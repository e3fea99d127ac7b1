import { Flex, Loader, Stack } from '@mantine/core';
import { IconRefresh } from '#web/lib/icons.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';

type Props = { kind: 'checking' } | { kind: 'refused'; text: string } | { kind: 'away'; onRetry: () => void };

export function GateMessage(props: Props) {
  useDocumentTitle('Prijava');
  const isSlow = useDelayed(props.kind === 'checking', SKELETON_AFTER_MS);
  return (
    <Flex component="main" direction="column" align="center" justify="center" gap="md" mih="100vh" p="lg" fz="lg">
      <ProductMark height={40} />
      {props.kind === 'checking' && isSlow && (
        <Flex component="p" role="status" align="center" gap="xs" mih={24}>
          <Loader size="xs" color="var(--ink-3)" aria-hidden /> Provjerava se prijava…
        </Flex>
      )}
      {props.kind === 'refused' && (
        <Flex component="p" role="alert" align="center" mih={24}>
          {props.text}
        </Flex>
      )}
      {props.kind === 'away' && (
        <Stack role="alert" align="center" ta="center">
          <Flex component="p" align="center" mih={24}>
            Poslužitelj se ne javlja. Prijava je ostala sačuvana.
          </Flex>
          <RetryButton leftSection={<IconRefresh aria-hidden />} onClick={props.onRetry} isBusy={false} />
        </Stack>
      )}
    </Flex>
  );
}
