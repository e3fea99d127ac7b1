import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { Textarea } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, useId, useRef } from 'react';
import type { Location } from 'react-router';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { mediaText as text } from '../../media.text.ts';
import { type DescriptionText, TEXT_FIELDS, type TextField } from './description-form.ts';
import classes from './FileDetails.module.css';
import type { DescriptionEditing } from './use-description.ts';

const FIELDS = Object.entries(TEXT_FIELDS) as [DescriptionText, TextField][];

/** The form for the metadata of a file, with its own save button. */
export function DescriptionForm({ editing, isImage }: { editing: DescriptionEditing; isImage: boolean }) {
  const { draft, theirs, isDirty } = editing;
  useHotkeys([['mod+S', () => editing.save()]], [], true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editing.save();
  };
  const form = useRef<HTMLFormElement>(null);
  // The button that loads the current state disappears afterwards, and a save disables its own button.
  const saveFocus = useKeepFocus(form);
  const headingId = useId();
  return (
    <form
      ref={form}
      className={classes.section}
      tabIndex={-1}
      aria-labelledby={headingId}
      onSubmit={submit}
      {...saveFocus}
    >
      <h3 id={headingId}>{text.description}</h3>
      <div className={classes.fields}>
        {FIELDS.filter(([, { isForImages }]) => isImage || !isForImages).map(([key, { label, help, lang }]) => (
          <Textarea
            key={key}
            label={label}
            lang={lang}
            autosize
            maxRows={6}
            maxLength={CAPTION_MAX_LENGTH}
            description={theirs && theirs[key] !== draft[key] ? text.savedNow(theirs[key]) : help}
            value={draft[key]}
            onChange={(event) => editing.change({ [key]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={classes.foot}>
        <Conflict editing={editing} />
        {editing.refusal !== undefined && (
          <p className={classes.error} role="alert">
            {editing.refusal}
          </p>
        )}
        <div className={classes.save}>
          <span role="status">
            <StatusDot kind={isDirty ? 'empty' : 'full'}>{isDirty ? text.unsaved : text.saved}</StatusDot>
          </span>
          <BusyButton type="submit" variant="filled" isBusy={editing.isSaving} disabled={!isDirty}>
            {text.save}
          </BusyButton>
        </div>
      </div>
      <LeaveGuard isDirty={isDirty} help={text.leaveHelp} leaves={leavesFile} />
    </form>
  );
}

function Conflict({ editing: { isConflict, theirs, loadPresent, isLoadingPresent } }: { editing: DescriptionEditing }) {
  if (isConflict) {
    return (
      <div className={classes.conflict} role="alert">
        <p>{text.conflict}</p>
        <BusyButton isBusy={isLoadingPresent} onClick={loadPresent}>
          {text.loadPresent}
        </BusyButton>
      </div>
    );
  }
  if (!theirs) return null;
  return (
    <p className={classes.conflict} data-merged role="status">
      {text.merged}
    </p>
  );
}

/** Whether a navigation opens another screen, another file's details, or closes the details. */
function leavesFile(from: Location, to: Location): boolean {
  const fileOf = ({ search }: Location) => new URLSearchParams(search).get('datoteka');
  return from.pathname !== to.pathname || fileOf(from) !== fileOf(to);
}
