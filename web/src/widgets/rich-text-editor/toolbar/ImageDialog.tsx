import { Button, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { isHarmlessAddress } from '../html/attributes.ts';
import { useImagePicker } from '../image-picker.ts';
import classes from '../RichTextToolbar.module.css';
import { text } from '../rich-text-editor.text.ts';
import { EditorDialog } from './EditorDialog.tsx';

type Image = { src: string; alt: string; caption: string };

type Props = {
  title: string;
  submit: string;
  /** The picture to replace; its caption stays in the text. Absent for a new one, whose caption is asked for too. */
  initial?: Omit<Image, 'caption'>;
  onSubmit: (image: Image) => void;
  onClose: () => void;
};

/** Address and texts of a picture. */
export function ImageDialog({ title, submit, initial, onSubmit, onClose }: Props) {
  const [image, setImage] = useState<Image>({ src: '', alt: '', caption: '', ...initial });
  const [error, setError] = useState<string>();
  const pickImage = useImagePicker();

  const pick = async () => {
    const picked = await pickImage?.();
    if (picked) setImage((current) => ({ ...current, ...picked }));
  };
  const submitImage = () => {
    const src = image.src.trim();
    if (src === '') setError(text.addressMissing);
    else if (!isHarmlessAddress(src) || /^(mailto|tel):/i.test(src)) setError(text.badAddress);
    else {
      onSubmit({ src, alt: image.alt.trim(), caption: image.caption.trim() });
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
      {!initial && (
        <TextInput
          label={text.imageCaption}
          value={image.caption}
          onChange={(event) => setImage({ ...image, caption: event.currentTarget.value })}
        />
      )}
    </EditorDialog>
  );
}
