import { FOLDER_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { documentsText as text } from '../documents.text.ts';
import classes from './Folder.module.css';

type Names = { title: string; title_eng: string };

type Props = {
  label: string;
  start?: Names;
  saveText: string;
  onSave: (names: Names) => Promise<{ message: string }>;
  onClose: () => void;
};

/** The two names of a folder or subfolder. Enter saves, Escape closes. */
export function NamesForm({ label, start = { title: '', title_eng: '' }, saveText, onSave, onClose }: Props) {
  const [names, setNames] = useState<Names>({ title: start.title, title_eng: start.title_eng });
  const [error, setError] = useState<{ field: keyof Names; message: string }>();
  const [isSaving, setIsSaving] = useState(false);
  const fields = { title: useRef<HTMLInputElement>(null), title_eng: useRef<HTMLInputElement>(null) };
  const toasts = useToasts();
  const fail = (field: keyof Names, message: string) => {
    setError({ field, message });
    fields[field].current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const sent = { title: names.title.trim(), title_eng: names.title_eng.trim() };
    if (sent.title === '') return fail('title', text.namesMissing);
    if (sent.title_eng === '') return fail('title_eng', text.namesMissing);
    setIsSaving(true);
    try {
      const { message } = await onSave(sent);
      toasts.success(message, SUCCESS_TOAST_MS);
      onClose();
    } catch (failure) {
      fail('title', messageOf(failure));
      setIsSaving(false);
    }
  };
  const fieldProps = (field: keyof Names, words: string) => ({
    ref: fields[field],
    label: words,
    maxLength: FOLDER_TITLE_MAX_LENGTH,
    value: names[field],
    error: error?.field === field ? error.message : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setNames({ ...names, [field]: currentTarget.value }),
  });
  return (
    <form
      className={classes.names}
      aria-label={label}
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <TextInput autoFocus {...fieldProps('title', text.name)} />
      <TextInput {...fieldProps('title_eng', text.nameEng)} />
      <div className={classes.namesButtons}>
        <BusyButton variant="filled" type="submit" isBusy={isSaving}>
          {saveText}
        </BusyButton>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
