import type { PostImages } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconCopy, IconPhoto } from '@tabler/icons-react';
import { ChosenImage } from '#web/widgets/media-picker/ChosenImage.tsx';
import { usePickImage } from '#web/widgets/media-picker/use-media-picker.tsx';
import classes from '#web/widgets/record-form/Panel.module.css';
import { copyIntroImage, type ImageKind, imageFieldId, removeImage, setImage } from './post-images.ts';

type Props = { images: PostImages; language: Language; onChange: (images: PostImages) => void };

const FLOATS = [
  { value: '', label: 'Prema temi' },
  { value: 'left', label: 'Lijevo' },
  { value: 'right', label: 'Desno' },
  { value: 'none', label: 'Bez omatanja' },
];

/** The two pictures of a post, each with its texts and its side. */
export function PostImageFields({ images, language, onChange }: Props) {
  const { pickImage, dialog } = usePickImage(language);
  const pick = async (kind: ImageKind) => {
    const image = await pickImage();
    if (image) onChange(setImage(images, kind, image));
  };
  const shared = { images, onChange };
  return (
    <>
      <OneImage kind="intro" title="Slika u popisu" onPick={() => void pick('intro')} {...shared} />
      <OneImage kind="fulltext" title="Slika u članku" onPick={() => void pick('fulltext')} {...shared} />
      {dialog}
    </>
  );
}

type OneProps = Pick<Props, 'images' | 'onChange'> & { kind: ImageKind; title: string; onPick: () => void };

function OneImage({ kind, title, images, onChange, onPick }: OneProps) {
  const path = images[`image_${kind}`] ?? '';
  const set = (key: keyof PostImages, value: string) => onChange({ ...images, [key]: value });
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {path === '' ? (
        <div className={classes.choices}>
          <Button id={imageFieldId(kind, 'choice')} leftSection={<IconPhoto aria-hidden />} onClick={onPick}>
            Odaberi sliku
          </Button>
          {kind === 'fulltext' && images.image_intro && (
            <Button
              variant="quiet"
              leftSection={<IconCopy aria-hidden />}
              onClick={() => onChange(copyIntroImage(images))}
            >
              Ista kao u popisu
            </Button>
          )}
        </div>
      ) : (
        <ChosenImage path={path} onPick={onPick} onRemove={() => onChange(removeImage(images, kind))} />
      )}
      {path !== '' && (
        <>
          <TextInput
            id={imageFieldId(kind, 'alt')}
            label="Alternativni tekst"
            description="Opišite što se vidi na slici."
            maxLength={CAPTION_MAX_LENGTH}
            value={images[`image_${kind}_alt`] ?? ''}
            onChange={(event) => set(`image_${kind}_alt`, event.currentTarget.value)}
          />
          <TextInput
            label="Opis slike"
            maxLength={CAPTION_MAX_LENGTH}
            value={images[`image_${kind}_caption`] ?? ''}
            onChange={(event) => set(`image_${kind}_caption`, event.currentTarget.value)}
          />
          <NativeSelect
            label="Položaj"
            data={FLOATS}
            value={images[`float_${kind}`] ?? ''}
            onChange={(event) => set(`float_${kind}`, event.currentTarget.value)}
          />
        </>
      )}
    </section>
  );
}
