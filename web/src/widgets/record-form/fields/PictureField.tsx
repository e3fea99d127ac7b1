import type { Language } from '@baklja/contract/fields';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChosenImage } from '#web/widgets/media-picker/ChosenImage.tsx';
import type { PickedImage } from '#web/widgets/media-picker/picked-image.ts';
import { usePickImage } from '#web/widgets/media-picker/use-media-picker.tsx';
import classes from '../Panel.module.css';
import { recordFormText as text } from '../record-form.text.ts';

type Props = {
  title: string;
  /** Id of the button that chooses a picture. */
  chooseId?: string;
  /** Address of the picture; empty for none. */
  path: string;
  /** Language of the texts that come with a picture. */
  language: Language;
  onPick: (picture: PickedImage) => void;
  onRemove: () => void;
  /** Another way to choose a picture while there is none. */
  otherChoice?: ReactNode;
  /** Fields of the chosen picture. */
  children: ReactNode;
};

/** A picture of the media library, with its own fields once it is chosen. */
export function PictureField({ title, chooseId, path, language, onPick, onRemove, otherChoice, children }: Props) {
  const { pickImage, dialog } = usePickImage(language);
  const pick = async () => {
    const picture = await pickImage();
    if (picture) onPick(picture);
  };
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {path === '' ? (
        <div className={classes.choices}>
          <Button
            {...(chooseId !== undefined && { id: chooseId })}
            leftSection={<IconPhoto aria-hidden />}
            onClick={() => void pick()}
          >
            {text.pickImage}
          </Button>
          {otherChoice}
        </div>
      ) : (
        <>
          <ChosenImage path={path} onPick={() => void pick()} onRemove={onRemove} />
          {children}
        </>
      )}
      {dialog}
    </section>
  );
}
