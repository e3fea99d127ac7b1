import type { PostImages } from '@baklja/contract/features/content/posts';
import type { Language } from '@baklja/contract/fields';
import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PictureField } from '#web/forms/fields/PictureField.tsx';
import { copyIntroImage, type ImageKind, imageFieldId, removeImage, setImage } from './post-images.ts';

type Props = { images: PostImages; language: Language; onChange: (images: PostImages) => void };

const FLOATS = [
  { value: '', label: 'Prema temi' },
  { value: 'left', label: 'Lijevo' },
  { value: 'right', label: 'Desno' },
  { value: 'none', label: 'Bez omatanja' },
];

/** The two pictures of a post, each with its texts and its alignment. */
export function PostImageFields(props: Props) {
  const { images, onChange } = props;
  const copy = images.image_intro && (
    <Button variant="quiet" leftSection={<IconCopy aria-hidden />} onClick={() => onChange(copyIntroImage(images))}>
      Ista kao u popisu
    </Button>
  );
  return (
    <>
      <OneImage kind="intro" title="Slika u popisu" {...props} />
      <OneImage kind="fulltext" title="Slika u članku" otherChoice={copy} {...props} />
    </>
  );
}

type OneProps = Props & { kind: ImageKind; title: string; otherChoice?: ReactNode };

function OneImage({ kind, title, otherChoice, images, language, onChange }: OneProps) {
  const set = (key: keyof PostImages, value: string) => onChange({ ...images, [key]: value });
  return (
    <PictureField
      title={title}
      chooseId={imageFieldId(kind, 'choice')}
      path={images[`image_${kind}`] ?? ''}
      texts={{ alt: images[`image_${kind}_alt`] ?? '', caption: images[`image_${kind}_caption`] ?? '' }}
      language={language}
      onPick={(picture) => onChange(setImage(images, kind, picture))}
      onRemove={() => onChange(removeImage(images, kind))}
      otherChoice={otherChoice}
    >
      <TextInput
        id={imageFieldId(kind, 'alt')}
        label="Alternativni tekst"
        description="Opišite što se vidi na slici."
        maxLength={CAPTION_MAX_LENGTH}
        value={images[`image_${kind}_alt`] ?? ''}
        onChange={(event) => set(`image_${kind}_alt`, event.currentTarget.value)}
      />
      <TextInput
        id={imageFieldId(kind, 'caption')}
        label="Potpis"
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
    </PictureField>
  );
}
