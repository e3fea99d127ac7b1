import { Button, Input } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import look from '#web/ui/look.module.css';
import type { FieldsOf } from '../open-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './FileField.module.css';
import { type FieldOf, fieldOf } from './field-of.tsx';

/** A file of the media library: its address on the site, and its name. */
export type ChosenFile = { address: string; title: string };

type Props<Draft extends object> = { record: FieldsOf<Draft>; name: FieldOf<Draft, ChosenFile | undefined> };

/** A file of the media library; undefined for none. */
export function FileField<Draft extends object>({ record, name }: Props<Draft>) {
  const field = fieldOf(record, name);
  const { id, label, error, isLocked, set } = field;
  const value = field.value as ChosenFile | undefined;
  const { pickFile, dialog } = usePickFile();
  const pick = async () => {
    const file = await pickFile();
    if (file) set(file as typeof field.value);
  };
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} role="group" aria-label={label}>
      {value && (
        <a
          className={`${look.cut} ${look.medium} ${classes.file}`}
          href={value.address}
          target="_blank"
          rel="noreferrer"
        >
          {value.title}
        </a>
      )}
      <div className={look.row}>
        <Button
          id={id}
          size={value ? 'compact-sm' : 'sm'}
          leftSection={<IconFile aria-hidden />}
          disabled={isLocked}
          onClick={() => void pick()}
        >
          {value ? text.change : text.pickFile}
        </Button>
        {value && (
          <Button
            size="compact-sm"
            variant="quiet"
            leftSection={<IconX aria-hidden />}
            disabled={isLocked}
            onClick={() => set(undefined as typeof field.value)}
          >
            {text.removeChoice}
          </Button>
        )}
      </div>
      {dialog}
    </Input.Wrapper>
  );
}
