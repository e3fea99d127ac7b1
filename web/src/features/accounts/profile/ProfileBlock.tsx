import { Box, Flex, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { formatTime } from '#web/lib/dates.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import classes from './Profile.module.css';

type Props = { title: string; help: string; children: ReactNode };

export function ProfileBlock({ title, help, children }: Props) {
  const headingId = useId();
  const head = (
    <>
      <Title order={2} id={headingId} lts="-0.01em">
        {title}
      </Title>
      <Text c="dimmed" fz="sm" lh="18px" mt={4}>
        {help}
      </Text>
    </>
  );
  return (
    <section aria-labelledby={headingId}>
      <BlockFrame head={head}>{children}</BlockFrame>
    </section>
  );
}

export function BlockFrame({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: 'sm', md: 'xl' }}
      mt="xs"
      pt={{ base: 'sm', md: 'md' }}
      pb="lg"
      style={{ borderTop: '1.5px solid var(--ink)' }}
    >
      <Box flex="none" w={{ md: 208 }}>
        {head}
      </Box>
      <Stack align="flex-start" flex={{ md: 1 }} miw={0} maw={{ md: 640 }}>
        {children}
      </Stack>
    </Flex>
  );
}

/** Why the last try failed, where no field is at fault. */
export function BlockFault({ fault }: { fault: Error | null | undefined }) {
  const message = useMemo(() => fault && faultText(fault), [fault]);
  return (
    message && (
      <Text c="red" fw={550} role="alert">
        {message}
      </Text>
    )
  );
}

function faultText(fault: Error): string {
  if (!(fault instanceof ApiError && fault.status === 429 && fault.retryAfterMs !== undefined)) return fault.message;
  return `Previše pokušaja. Pokušajte ponovno nakon ${formatTime(new Date(Date.now() + fault.retryAfterMs))}.`;
}

/** Reports whether a block holds something that would be lost. */
export type MarkUnsaved = (block: string, isUnsaved: boolean) => void;

/** Which blocks of the profile hold typed text; the session gate and the leave guard ask for it. */
export function useUnsavedBlocks(): { isUnsaved: boolean; mark: MarkUnsaved } {
  const [blocks, setBlocks] = useState<readonly string[]>([]);
  const isUnsaved = blocks.length > 0;
  const mark = useCallback<MarkUnsaved>((block, isMarked) => {
    setBlocks((all) => [...all.filter((other) => other !== block), ...(isMarked ? [block] : [])]);
  }, []);
  useEffect(() => {
    setUnsavedWork('profile', isUnsaved);
    return () => setUnsavedWork('profile', false);
  }, [isUnsaved]);
  return { isUnsaved, mark };
}

export function useMark(mark: MarkUnsaved, block: string, isUnsaved: boolean): void {
  useEffect(() => {
    mark(block, isUnsaved);
    return () => mark(block, false);
  }, [mark, block, isUnsaved]);
}

type ProfileLineProps = {
  icon: ReactNode;
  title: string;
  /** In the same line as the title. */
  note?: string;
  /** Below the title. */
  detail?: string;
  action?: ReactNode;
};

export function ProfileLine({ icon, title, note, detail, action }: ProfileLineProps) {
  return (
    <Flex component="li" className={classes.line} gap="sm" align="center" mih={48} py={4}>
      {icon}
      <Text span flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text component="b" fw={600}>
          {title}
        </Text>{' '}
        <Text span c="dimmed">
          {note}
        </Text>
        <Text span display="block" c="dimmed">
          {detail}
        </Text>
      </Text>
      {action}
    </Flex>
  );
}
