import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PictureRequest } from '#web/media/picker/pick-request.ts';
import type { PickedImage } from '#web/media/picker/picked-image.ts';
import { useImagePicker } from '../image-picker.ts';
import { text } from '../rich-text-editor.text.ts';

const ImageDialog = lazy(() => import('./ImageDialog.tsx').then((module) => ({ default: module.ImageDialog })));

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
  const pickImage = useImagePicker();
  const title = current ? text.replaceImage : text.imageInText;
  const submit = current ? text.replace : text.insertImage;

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
    <Suspense fallback={null}>
      <ImageDialog
        title={title}
        submit={submit}
        current={current}
        hasCaption={has?.caption ?? true}
        onSubmit={onChosen}
        onClose={close}
      />
    </Suspense>
  );
  return { choose: () => void choose(), dialog };
}
