import type { GalleryImage } from '@baklja/contract/features/posts';
import { CAPTION_MAX_LENGTH, GALLERY_MAX_ITEMS, IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { countOf } from '#web/lib/plural.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import classes from './GalleryEditor.module.css';
import { addImage, moveImage, removeImage, setCaption } from './gallery.ts';

type Props = { gallery: GalleryImage[]; onChange: (gallery: GalleryImage[]) => void };

/** The gallery below an article: pictures in order, each with a caption. */
export function GalleryEditor({ gallery, onChange }: Props) {
  const [path, setPath] = useState('');
  const isFull = gallery.length >= GALLERY_MAX_ITEMS;
  const add = () => {
    if (path.trim() === '' || isFull) return;
    onChange(addImage(gallery, path.trim()));
    setPath('');
  };
  return (
    <section aria-labelledby="post-gallery">
      <div className={classes.head}>
        <h2 id="post-gallery" className={classes.title}>
          Galerija
        </h2>
        <span className={classes.note}>{countOf(gallery.length, { one: 'slika', few: 'slike', other: 'slika' })}</span>
      </div>
      <ol className={classes.grid}>
        {gallery.map((image, place) => (
          <li key={image.id ?? image.image} className={classes.item}>
            <Thumbnail url={pictureUrl(image.image, pageSettings.fileHostUrl())} width={200} height={133} />
            <div className={classes.buttons}>
              <span className={classes.number}>{place + 1}</span>
              <ActionIcon
                aria-label={`Pomakni sliku ${place + 1} naprijed`}
                disabled={place === 0}
                onClick={() => onChange(moveImage(gallery, place, -1))}
              >
                <IconArrowLeft aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Pomakni sliku ${place + 1} natrag`}
                disabled={place === gallery.length - 1}
                onClick={() => onChange(moveImage(gallery, place, 1))}
              >
                <IconArrowRight aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Ukloni sliku ${place + 1}`}
                onClick={() => onChange(removeImage(gallery, place))}
              >
                <IconTrash aria-hidden />
              </ActionIcon>
            </div>
            <TextInput
              aria-label={`Opis slike ${place + 1}`}
              placeholder="Nedostaje opis"
              maxLength={CAPTION_MAX_LENGTH}
              value={image.caption ?? ''}
              onChange={(event) => onChange(setCaption(gallery, place, event.currentTarget.value))}
            />
          </li>
        ))}
      </ol>
      <div className={classes.add}>
        <TextInput
          className={classes.path}
          label="Nova slika u galeriji"
          placeholder="/files/galerije/…"
          maxLength={IMAGE_PATH_MAX_LENGTH}
          value={path}
          disabled={isFull}
          onChange={(event) => setPath(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button leftSection={<IconPhotoPlus aria-hidden />} onClick={add} disabled={path.trim() === '' || isFull}>
          Dodaj sliku
        </Button>
      </div>
    </section>
  );
}
