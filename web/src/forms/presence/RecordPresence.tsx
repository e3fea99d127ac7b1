import type { EditedKind, PresentEditor } from '@baklja/contract/features/site/presence';
import { hasAbility } from '@baklja/contract/kinds';
import { Flex, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IconBrowser } from '#web/lib/icons.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { fieldId } from '../define-record-form.ts';
import { useRecord } from '../open-record.ts';
import { describeOthers, initialsOf, presenceText as text } from './presence.text.ts';
import { type Presence, PresenceBeats } from './presence-beats.ts';
import classes from './RecordPresence.module.css';

/** Reports to colleagues that the record is open here, and shows the user who else has it open. */
export function RecordPresence() {
  const { form, row, editing } = useRecord();
  const { kind } = form;
  if (!row || !editing || editing.deletion.isDone || !hasAbility(kind, 'presence')) return null;
  return <PresenceNote kind={kind} id={row.id} />;
}

type NoteProps = { kind: EditedKind; id: number };

/** The live regions always exist, so that screen readers announce new content once. */
function PresenceNote({ kind, id }: NoteProps) {
  const { editing, isDirty, isSaving } = useRecord();
  const presence = usePresence({ kind, id }, isDirty);
  const version = editing?.version;
  // While the form is being saved, a newer version is most likely its own.
  const isNewer = !isSaving && version !== undefined && (presence?.version ?? 0) > version;
  return (
    <>
      <Stack gap={4} w={{ base: '100%', sm: 'auto' }} maw="100%" c="quiet" fz="sm" lh="18px" role="status">
        {presence !== undefined && presence.others.length > 0 && <People kind={kind} others={presence.others} />}
        {presence !== undefined && presence.others.length === 0 && presence.other_tabs > 0 && (
          <Flex component="p" align="center" gap="xs" mih={24}>
            <IconBrowser aria-hidden /> {text.otherTab(kind)}
          </Flex>
        )}
      </Stack>
      <Flex
        wrap="wrap"
        align="center"
        columnGap="md"
        rowGap={4}
        className={classes.newer}
        data-shown={isNewer || undefined}
      >
        <p role="status">
          {isNewer && `${text.newer(kind)}${isDirty ? ` ${'Pri spremanju ćemo spojiti obje.'}` : ''}`}
        </p>
        {isNewer && !isDirty && <ShowButton kind={kind} />}
      </Flex>
    </>
  );
}

/** Reports that the editor is open, for as long as it is. Returns who else has it open, undefined until that is known. */
function usePresence({ kind, id }: NoteProps, isEditing: boolean): Presence | undefined {
  const [presence, setPresence] = useState<Presence>();
  const beats = useRef<PresenceBeats>(undefined);
  useEffect(() => {
    const started = new PresenceBeats({ kind, id }, setPresence);
    beats.current = started;
    return () => started.stop();
  }, [kind, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restart for another record must report it too
  useEffect(() => beats.current?.report(isEditing), [isEditing, kind, id]);
  return presence;
}

/** As many circles as names in the text. */
const CIRCLES = 3;

function People({ kind, others }: { kind: EditedKind; others: readonly PresentEditor[] }) {
  return (
    <Flex component="p" align="center" gap="xs" mih={24}>
      <Flex component="span" flex="none" aria-hidden>
        {others.slice(0, CIRCLES).map(({ user_id, name, is_editing }) => (
          <span key={user_id} className={classes.initials} data-editing={is_editing || undefined}>
            {initialsOf(name)}
          </span>
        ))}
      </Flex>
      <span>{describeOthers(kind, others)}</span>
    </Flex>
  );
}

/** The button disappears with its message; the focus then moves to the title below it. */
function ShowButton({ kind }: { kind: EditedKind }) {
  const { editing } = useRecord();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => editing?.reload(),
    onSuccess: () => document.getElementById(fieldId(kind, 'title'))?.focus(),
    onError: (error) => toasts.error(error.message),
  });
  return (
    <BusyButton size="compact-sm" isBusy={isPending} onClick={() => mutate()}>
      Prikaži
    </BusyButton>
  );
}
