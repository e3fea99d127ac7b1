import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { useFilePicker } from '#web/media/picker/file-picker.ts';
import { LinkField } from '../../link-field/LinkField.tsx';
import { completeAddress, mayBeAddress } from '../../link-field/link-address.ts';
import type { LinkTarget } from '../../link-field/link-targets.ts';
import { PickFileButton } from '../../link-field/PickFileButton.tsx';
import { isHarmlessAddress } from '../html/attributes.ts';
import { readLink, removeLink, writeLink } from '../insert-commands.ts';
import { text } from '../rich-text-editor.text.ts';
import { EditorDialog } from './EditorDialog.tsx';

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => readLink(editor));
  const [suggested, setSuggested] = useState('');
  const pickFile = useFilePicker();
  const form = useSmallForm({
    initial: before,
    findProblems: ({ href }) => ({ href: addressProblem(completeAddress(href), before.href) }),
    send: (fields) => {
      writeLink(editor, { ...fields, href: completeAddress(fields.href) });
      onClose();
    },
  });
  const { shownText, isNewTab } = form.values;
  const choose = ({ address, title }: Pick<LinkTarget, 'address' | 'title'>) => {
    const isOwnText = shownText !== '' && shownText !== suggested;
    form.change({ href: address, shownText: isOwnText ? shownText : title });
    setSuggested(title);
  };
  const remove = () => {
    removeLink(editor);
    onClose();
  };

  return (
    <EditorDialog
      title={text.link}
      submit="Spremi poveznicu"
      form={form}
      onClose={onClose}
      aside={
        before.href !== '' && (
          <Button variant="quiet-danger" mr="auto" ml="calc(-1 * var(--s3))" onClick={remove}>
            Ukloni poveznicu
          </Button>
        )
      }
    >
      {pickFile && <PickFileButton pickFile={pickFile} onPick={choose} />}
      <LinkField
        data-autofocus
        label="Adresa"
        description="Upišite riječ iz naslova stranice ili imena datoteke ili cijelu adresu: https://www.hoo.hr, /page/111/1"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('href')}
        onChange={(href) => form.change({ href })}
        onChoose={choose}
      />
      <TextInput label={text.linkText} {...form.field('shownText')} />
      <Checkbox
        label="Otvori u novoj kartici"
        checked={isNewTab}
        onChange={(event) => form.change({ isNewTab: event.currentTarget.checked })}
      />
    </EditorDialog>
  );
}

function addressProblem(href: string, before: string): string | undefined {
  if (href === '') return text.addressMissing;
  if (!isHarmlessAddress(href)) return text.badAddress;
  return href === before || mayBeAddress(href)
    ? undefined
    : 'Ovo nije adresa. Odaberite stranicu ili datoteku s popisa ili upišite adresu.';
}
