import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useFilePicker } from '#web/media/picker/file-picker.ts';
import { LinkField } from '../../link-field/LinkField.tsx';
import { completeAddress, mayBeAddress } from '../../link-field/link-address.ts';
import type { LinkTarget } from '../../link-field/link-targets.ts';
import { PickFileButton } from '../../link-field/PickFileButton.tsx';
import { isHarmlessAddress } from '../html/attributes.ts';
import classes from '../RichTextToolbar.module.css';
import { text } from '../rich-text-editor.text.ts';
import { EditorDialog } from './EditorDialog.tsx';
import { readLink, removeLink, writeLink } from './insert-commands.ts';

/** Address and text of a link; pages and files of the site are found by words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => readLink(editor));
  const [fields, setFields] = useState(before);
  const [error, setError] = useState<string>();
  const [suggested, setSuggested] = useState('');
  const pickFile = useFilePicker();

  const choose = ({ address, title }: Pick<LinkTarget, 'address' | 'title'>) => {
    const isOwnText = fields.shownText !== '' && fields.shownText !== suggested;
    setFields({ ...fields, href: address, shownText: isOwnText ? fields.shownText : title });
    setSuggested(title);
    setError(undefined);
  };
  const submit = () => {
    const href = completeAddress(fields.href);
    if (href === '') setError(text.addressMissing);
    else if (!isHarmlessAddress(href)) setError(text.badAddress);
    else if (href !== before.href && !mayBeAddress(href)) setError(text.wordsAreNoAddress);
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
      {pickFile && <PickFileButton pickFile={pickFile} onPick={choose} />}
      <LinkField
        data-autofocus
        label={text.linkAddress}
        description={text.linkAddressHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={fields.href}
        error={error}
        onChange={(href) => setFields({ ...fields, href })}
        onChoose={choose}
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
