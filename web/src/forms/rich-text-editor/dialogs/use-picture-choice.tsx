import { Textarea, TextInput } from '@mantine/core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import type { PictureRequest } from '#web/media/picker/pick-request.ts';
import type { PickedImage } from '#web/media/picker/picked-image.ts';
import { ReplacedTexts } from '#web/media/picker/ReplacedTexts.tsx';
import { EditorPicture } from '../EditorPicture.tsx';
import { isHarmlessAddress } from '../html/attributes.ts';
import classes from '../Picture.module.css';
import { text } from '../rich-text-editor.text.ts';
import { EditorDialog } from './EditorDialog.tsx';

/** Opens a picker of pictures; undefined when the user chose none, or types an address instead. */
export type PickImage = (request: PictureRequest) => Promise<PickedImage | undefined>;

const ImagePickerContext = createContext<PickImage | undefined>(undefined);

export const ImagePickerProvider = ImagePickerContext.Provider;

type Options = Pick<PictureRequest, 'current' | 'has'> & {
  onChosen: (picture: PickedImage) => void;
  /** Called when the dialogs have closed, with a choice or without. */
  onEnd?: () => void;
};

/** Asks for a picture of the text: from the library where there is one, else by its address. */
export function usePictureChoice({ current, has, onChosen, onEnd }: Options): {
  choose: () => void;
  dialog: ReactNode;
} {
  const [isTyping, setIsTyping] = useState(false);
  const pickImage = useContext(ImagePickerContext);
  const title = current ? 'Zamijeni sliku' : 'Slika u tekstu';
  const submit = current ? text.replace : 'Umetni sliku';

  const choose = async () => {
    if (!pickImage) return setIsTyping(true);
    let isAddress = false;
    const onAddress = () => {
      isAddress = true;
      setIsTyping(true);
    };
    const picked = await pickImage({ title, submit, current, ...(has && { has }), onAddress });
    if (picked) onChosen(picked);
    if (!isAddress) onEnd?.();
  };
  const close = () => {
    setIsTyping(false);
    onEnd?.();
  };
  const dialog = isTyping && (
    <ImageDialog
      title={title}
      submit={submit}
      current={current}
      hasCaption={has?.caption ?? true}
      onSubmit={onChosen}
      onClose={close}
    />
  );
  return { choose: () => void choose(), dialog };
}

type Props = {
  title: string;
  submit: string;
  /** The picture to replace; its texts are shown, and kept only on purpose. */
  current: PickedImage | undefined;
  hasCaption: boolean;
  onSubmit: (picture: PickedImage) => void;
  onClose: () => void;
};

function ImageDialog({ title, submit, current, hasCaption, onSubmit, onClose }: Props) {
  const form = useSmallForm<PickedImage>({
    initial: { src: '', alt: '', caption: '' },
    findProblems: ({ src }) => ({
      src: src.trim() === '' ? text.addressMissing : isPictureAddress(src) ? undefined : text.badAddress,
    }),
    send: ({ src, alt, caption }) => {
      onSubmit({ src: src.trim(), alt: alt.trim(), caption: caption.trim() });
      onClose();
    },
  });
  const { values: image, change } = form;

  return (
    <EditorDialog title={title} submit={submit} form={form} onClose={onClose}>
      <TextInput
        data-autofocus
        label={text.imageAddress}
        description="Npr. /files/clanci-slike/slika.jpg"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('src')}
      />
      {image.src.trim() !== '' && isPictureAddress(image.src) && (
        <EditorPicture src={image.src.trim()} alt={image.alt} className={classes.preview} />
      )}
      <Textarea
        rows={2}
        label={text.imageAlt}
        description="Opišite što se vidi na slici. Prazno samo za ukrasnu sliku."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={image.alt}
        onChange={(event) => change({ alt: inOneLine(event.currentTarget.value) })}
      />
      {hasCaption && (
        <Textarea
          rows={2}
          label={text.imageCaption}
          value={image.caption}
          onChange={(event) => change({ caption: inOneLine(event.currentTarget.value) })}
        />
      )}
      {current && (
        <ReplacedTexts
          current={current}
          texts={{ ...image, author: '' }}
          language="hr-HR"
          has={{ alt: true, caption: hasCaption }}
          onKeep={({ author: _, ...kept }) => change(kept)}
        />
      )}
    </EditorDialog>
  );
}

function isPictureAddress(address: string): boolean {
  return isHarmlessAddress(address) && !/^\s*(mailto|tel):/i.test(address);
}

function inOneLine(written: string): string {
  return written.replace(/\s*\n\s*/g, ' ');
}
