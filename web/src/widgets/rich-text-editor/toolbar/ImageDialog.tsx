import { Button, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { isHarmlessAddress } from '../html/attributes.ts';
import { useImagePicker } from '../image-picker.ts';
import classes from '../RichTextToolbar.module.css';
import { text } from '../rich-text-editor.text.ts';
import { EditorDialog } from './EditorDialog.tsx';

type Image = { src: string; alt: string };

type Props = {
  title: string;
  submit: string;
  initial?: Image;
  onSubmit: (image: Image) => void;
  onClose: () => void;
};

/** Address and text alternative of a picture. */
export function ImageDialog({ title, submit, initial = { src: '', alt: '' }, onSubmit, onClose }: Props) {
  const [image, setImage] = useState(initial);
  const [error, setError] = useState<string>();
  const pickImage = useImagePicker();

  const pick = async () => {
    const picked = await pickImage?.();
    if (picked) setImage((current) => ({ src: picked.src, alt: picked.alt ?? current.alt }));
  };
  const submitImage = () => {
    const src = image.src.trim();
    if (src === '') setError(text.addressMissing);
    else if (!isHarmlessAddress(src) || /^(mailto|tel):/i.test(src)) setError(text.badAddress);
    else {
      onSubmit({ src, alt: image.alt.trim() });
      onClose();
    }
  };

  return (
    <EditorDialog title={title} submit={submit} onSubmit={submitImage} onClose={onClose}>
      {pickImage && (
        <Button
          className={classes.pick}
          leftSection={<IconPhoto size={16} stroke={1.75} />}
          onClick={() => void pick()}
        >
          {text.pickImage}
        </Button>
      )}
      <TextInput
        data-autofocus
        label={text.imageAddress}
        description={text.imageAddressHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={image.src}
        error={error}
        onChange={(event) => setImage({ ...image, src: event.currentTarget.value })}
      />
      <TextInput
        label={text.imageAlt}
        description={text.imageAltHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={image.alt}
        onChange={(event) => setImage({ ...image, alt: event.currentTarget.value })}
      />
    </EditorDialog>
  );
}
