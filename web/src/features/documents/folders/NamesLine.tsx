import { FOLDER_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconFolderPlus } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { documentsText as text } from '../documents.text.ts';
import classes from './Folders.module.css';
import type { Names } from './use-folder-writes.ts';

type Props = {
  /** What is named, for screen readers. */
  label: string;
  /** The present names; absent for a new one, after which the row is empty for the next. */
  start?: { title: string; title_eng: string; show_doc_page?: number; show_sub?: number };
  isSubfolder?: boolean;
  onSave: (names: Names) => Promise<{ message: string }>;
  onClose: () => void;
};

/** The row in which a folder or subfolder gets its names. Enter saves, Escape closes. */
export function NamesLine({ label, start, isSubfolder = false, onSave, onClose }: Props) {
  const empty = namesOf(start);
  const [names, setNames] = useState(empty);
  const [error, setError] = useState<{ field: 'title' | 'title_eng'; message: string }>();
  const [isSaving, setIsSaving] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const formId = useId();
  const toasts = useToasts();

  const fail = (field: 'title' | 'title_eng', message: string) => {
    setError({ field, message });
    (field === 'title' ? first : second).current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const sent = { ...names, title: names.title.trim(), title_eng: names.title_eng.trim() };
    if (sent.title === '') return fail('title', text.namesMissing);
    if (sent.title_eng === '') return fail('title_eng', text.namesMissing);
    setIsSaving(true);
    try {
      const { message } = await onSave(sent);
      toasts.success(message, SUCCESS_TOAST_MS);
      if (start) return onClose();
      setNames(empty);
      setError(undefined);
      first.current?.focus();
    } catch (failure) {
      fail('title', messageOf(failure));
    } finally {
      setIsSaving(false);
    }
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const errorOf = (field: 'title' | 'title_eng') => (error?.field === field ? error.message : undefined);
  return (
    <tr className={classes.naming} data-subfolder={isSubfolder || undefined} onKeyDown={closeByKey}>
      <td>
        <form id={formId} aria-label={label} className={classes.nameForm} onSubmit={(event) => void save(event)}>
          <IconFolderPlus aria-hidden />
          <TextInput
            ref={first}
            autoFocus
            className={classes.nameField}
            aria-label={text.name}
            placeholder={text.name}
            maxLength={FOLDER_TITLE_MAX_LENGTH}
            value={names.title}
            error={errorOf('title')}
            onChange={({ currentTarget }) => setNames({ ...names, title: currentTarget.value })}
          />
        </form>
      </td>
      <td className={classes.eng}>
        <TextInput
          ref={second}
          form={formId}
          aria-label={text.nameEng}
          placeholder={text.nameEng}
          maxLength={FOLDER_TITLE_MAX_LENGTH}
          value={names.title_eng}
          error={errorOf('title_eng')}
          onChange={({ currentTarget }) => setNames({ ...names, title_eng: currentTarget.value })}
        />
      </td>
      <td className={classes.count} />
      <td className={classes.visible}>
        <Switch
          aria-label={text.visible}
          checked={names.isVisible}
          onChange={({ currentTarget }) => setNames({ ...names, isVisible: currentTarget.checked })}
        />
      </td>
      <td className={classes.acts}>
        <div className={classes.actions}>
          <Button size="compact-sm" variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <BusyButton size="compact-sm" variant="filled" type="submit" form={formId} isBusy={isSaving}>
            {start ? text.save : text.add}
          </BusyButton>
        </div>
      </td>
    </tr>
  );
}

function namesOf(start: Props['start']): Names {
  if (!start) return { title: '', title_eng: '', isVisible: true };
  return { title: start.title, title_eng: start.title_eng, isVisible: (start.show_doc_page ?? start.show_sub) === 1 };
}
