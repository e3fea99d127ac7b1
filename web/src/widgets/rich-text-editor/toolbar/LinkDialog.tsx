import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { isHarmlessAddress } from '../html/attributes.ts';
import classes from '../RichTextToolbar.module.css';
import { text } from '../rich-text-editor.text.ts';
import { EditorDialog } from './EditorDialog.tsx';
import { readLink, removeLink, writeLink } from './insert-commands.ts';
import { completeAddress } from './link-address.ts';

/** Address and text of a link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => readLink(editor));
  const [fields, setFields] = useState(before);
  const [error, setError] = useState<string>();

  const submit = () => {
    const href = completeAddress(fields.href);
    if (href === '') setError(text.addressMissing);
    else if (!isHarmlessAddress(href)) setError(text.badAddress);
    else {
      writeLink(editor, { ...fields, href });
      onClose();
    }
  };
  const remove = () => {
    removeLink(editor);
    onClose();
  };

  return (
    <EditorDialog
      title={text.link}
      submit={text.saveLink}
      onSubmit={submit}
      onClose={onClose}
      aside={
        before.href !== '' && (
          <Button variant="quiet-danger" className={classes.aside} onClick={remove}>
            {text.removeLink}
          </Button>
        )
      }
    >
      <TextInput
        data-autofocus
        label={text.linkAddress}
        description={text.linkAddressHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={fields.href}
        error={error}
        onChange={(event) => setFields({ ...fields, href: event.currentTarget.value })}
      />
      <TextInput
        label={text.linkText}
        value={fields.shownText}
        onChange={(event) => setFields({ ...fields, shownText: event.currentTarget.value })}
      />
      <Checkbox
        label={text.newTab}
        checked={fields.isNewTab}
        onChange={(event) => setFields({ ...fields, isNewTab: event.currentTarget.checked })}
      />
    </EditorDialog>
  );
}
