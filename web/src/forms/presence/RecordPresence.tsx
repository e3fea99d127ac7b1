import type { EditedKind, PresentEditor } from '@baklja/contract/features/site/presence';
import { IconBrowser } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { describeOthers, initialsOf, presenceText as text } from './presence.text.ts';
import { type Presence, PresenceBeats } from './presence-beats.ts';
import classes from './RecordPresence.module.css';

type Props = {
  kind: EditedKind;
  id: number;
  /** The version that the form is based on. */
  version: number | undefined;
  /** Whether changes are unsaved. */
  isDirty: boolean;
  isSaving: boolean;
  /** Fetches the record again; the form updates itself. */
  onShow: () => Promise<unknown>;
};

/** Reports to colleagues that the record is open here, and shows the user who else has it open. */
export function RecordPresence({ id, ...props }: Props) {
  const presence = usePresence({ kind: props.kind, id, isEditing: props.isDirty });
  return <PresenceNote presence={presence} {...props} />;
}

type Editor = {
  kind: EditedKind;
  id: number;
  /** Whether changes are unsaved. */
  isEditing: boolean;
};

/**
 * Reports that the editor is open, for as long as it is. Returns who else has it open, undefined until that is known.
 */
function usePresence({ kind, id, isEditing }: Editor): Presence | undefined {
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

type PresenceNoteProps = {
  kind: EditedKind;
  /** Undefined until it is known. */
  presence: Presence | undefined;
  /** The version that the form is based on. */
  version: number | undefined;
  /** Whether changes are unsaved. */
  isDirty: boolean;
  /** While the form is being saved, a newer version is most likely its own. */
  isSaving: boolean;
  /** Fetches the record again; the form updates itself. */
  onShow: () => Promise<unknown>;
};

/**
 * Who else has the record open, and whether it was saved in the meantime. The live regions always exist, so that
 * screen readers announce new content once.
 */
export function PresenceNote({ kind, presence, version, isDirty, isSaving, onShow }: PresenceNoteProps) {
  const isNewer = !isSaving && version !== undefined && (presence?.version ?? 0) > version;
  return (
    <>
      <div className={`${look.quiet} ${look.small} ${classes.others}`} role="status">
        <People kind={kind} others={presence?.others ?? []} />
        {presence !== undefined && presence.other_tabs > 0 && (
          <p className={`${look.line} ${classes.line}`}>
            <IconBrowser aria-hidden /> {text.otherTab(kind)}
          </p>
        )}
      </div>
      <div className={classes.newer} data-shown={isNewer || undefined}>
        <p role="status">{isNewer && `${text.newer(kind)}${isDirty ? ` ${text.joined}` : ''}`}</p>
        {isNewer && !isDirty && <ShowButton titleId={`${kind}-title`} onShow={onShow} />}
      </div>
    </>
  );
}

/** As many circles as names in the text. */
const CIRCLES = 3;

function People({ kind, others }: { kind: EditedKind; others: readonly PresentEditor[] }) {
  if (others.length === 0) return null;
  return (
    <p className={`${look.line} ${classes.line}`}>
      <span className={classes.circles} aria-hidden>
        {others.slice(0, CIRCLES).map(({ user_id, name, is_editing }) => (
          <span key={user_id} className={classes.initials} data-editing={is_editing || undefined}>
            {initialsOf(name)}
          </span>
        ))}
      </span>
      <span>{describeOthers(kind, others)}</span>
    </p>
  );
}

/** The button disappears with its message; the focus then moves to the title below it. */
function ShowButton({ titleId, onShow }: { titleId: string; onShow: () => Promise<unknown> }) {
  const [isBusy, setIsBusy] = useState(false);
  const toasts = useToasts();
  const show = async () => {
    setIsBusy(true);
    try {
      await onShow();
      document.getElementById(titleId)?.focus();
    } catch (error) {
      toasts.error(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <BusyButton size="compact-sm" isBusy={isBusy} onClick={() => void show()}>
      {text.show}
    </BusyButton>
  );
}
