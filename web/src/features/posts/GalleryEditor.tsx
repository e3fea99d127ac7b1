import type { GalleryImage } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import { CAPTION_MAX_LENGTH, GALLERY_MAX_ITEMS } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { toPickedImage } from '#web/widgets/media-picker/picked-image.ts';
import { useMediaPicker } from '#web/widgets/media-picker/use-media-picker.tsx';
import classes from './GalleryEditor.module.css';
import { addImages, moveImage, removeImage, setCaption } from './gallery.ts';

type Props = { gallery: GalleryImage[]; language: Language; onChange: (gallery: GalleryImage[]) => void };

/** The gallery below an article: pictures in order, each with a caption. */
export function GalleryEditor({ gallery, language, onChange }: Props) {
  const picker = useMediaPicker();
  const isFull = gallery.length >= GALLERY_MAX_ITEMS;
  const add = async () => {
    const files = await picker.pick('images');
    const images = files.map((file) => toPickedImage(file, language));
    const added = images.map(({ src, caption }) => ({ image: src, caption }));
    if (added.length > 0) onChange(addImages(gallery, added).slice(0, GALLERY_MAX_ITEMS));
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
            <Thumbnail
              url={pictureUrl(image.image, pageSettings.fileHostUrl(), { width: 320 })}
              width={200}
              height={133}
            />
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
      <Button
        className={classes.add}
        leftSection={<IconPhotoPlus aria-hidden />}
        onClick={() => void add()}
        disabled={isFull}
      >
        Dodaj slike
      </Button>
      {picker.dialog}
    </section>
  );
}
