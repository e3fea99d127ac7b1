import { Flex, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { ApiError, messageOf } from '#web/lib/api-client.ts';
import { formatTime } from '#web/lib/dates.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import classes from './Profile.module.css';

type Props = { title: string; help: string; children: ReactNode };

export function ProfileBlock({ title, help, children }: Props) {
  const headingId = useId();
  return (
    <section className={classes.block} aria-labelledby={headingId}>
      <div>
        <Title order={2} id={headingId} lts="-0.01em">
          {title}
        </Title>
        <Text c="dimmed" fz="sm" lh="18px" mt={4}>
          {help}
        </Text>
      </div>
      <Stack align="flex-start" miw={0}>
        {children}
      </Stack>
    </section>
  );
}

/** Why a form was rejected: messages by field, or one for the whole form. */
export type Fault = { fields: Record<string, string>; message?: string };

/** The fault of a failed call; `fields` are those that the form shows. */
function faultOf(error: unknown, fields: readonly string[]): Fault {
  if (!(error instanceof ApiError)) return { fields: {}, message: messageOf(error) };
  const shown = error.errors.filter(({ field }) => fields.includes(field));
  if (shown.length > 0) return { fields: Object.fromEntries(shown.map(({ field, message }) => [field, message])) };
  if (error.status === 429 && error.retryAfterMs !== undefined) {
    const next = formatTime(new Date(Date.now() + error.retryAfterMs));
    return { fields: {}, message: `Previše pokušaja. Pokušajte ponovno nakon ${next}.` };
  }
  return { fields: {}, message: error.message };
}

/** A form of the profile: `save` is busy while it works, and keeps why it failed. */
export function useSaving(fields: readonly string[]) {
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(faultOf(error, fields));
    } finally {
      setIsBusy(false);
    }
  };
  return { fault, setFault, isBusy, save };
}

/** Why the last try failed, where no field is at fault. */
export function BlockFault({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Text c="red" fw={550} role="alert">
      {message}
    </Text>
  );
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
        {note !== undefined && (
          <Text span c="dimmed">
            {note}
          </Text>
        )}
        {detail !== undefined && (
          <Text span display="block" c="dimmed">
            {detail}
          </Text>
        )}
      </Text>
      {action}
    </Flex>
  );
}
