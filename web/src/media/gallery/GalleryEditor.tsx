import type { Language } from '@baklja/contract/fields';
import type { RootFolder } from '@baklja/contract/files/folders';
import { CAPTION_MAX_LENGTH, GALLERY_MAX_ITEMS } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { Button, Group, Text, Textarea, VisuallyHidden } from '@mantine/core';
import { useId, useRef } from 'react';
import { IconPhotoPlus } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { ItemButtons } from '#web/ui/ordered-list/ItemButtons.tsx';
import { useOrderedList } from '#web/ui/ordered-list/use-ordered-list.ts';
import { type PickedImage, toPickedImage } from '../picker/picked-image.ts';
import { usePickImage } from '../picker/use-media-picker.tsx';
import { useUploadAndPick } from '../picker/use-upload-and-pick.ts';
import { UploadDropZone } from '../uploads/UploadDropZone.tsx';
import classes from './GalleryEditor.module.css';
import { galleryCaptionId } from './gallery-caption-id.ts';

const FOLDER: RootFolder = 'galerije';

export type GalleryItem = { image: string; caption?: string };

type Props<Item extends GalleryItem> = {
  gallery: Item[];
  language: Language;
  /** The gallery with more pictures at its end. */
  add: (gallery: Item[], images: { image: string; caption: string }[]) => Item[];
  onChange: (gallery: Item[]) => void;
};

export function GalleryEditor<Item extends GalleryItem>({ gallery, language, add, onChange }: Props<Item>) {
  const headingId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useOrderedList(gallery, onChange);
  const { pickImages, dialog } = usePickImage(language);
  const append = (pictures: readonly PickedImage[]) => {
    const added = pictures.map(({ src, caption }) => ({ image: src, caption }));
    if (added.length > 0) onChange(add(gallery, added).slice(0, GALLERY_MAX_ITEMS));
  };
  const upload = useUploadAndPick({
    folder: FOLDER,
    onlyImages: true,
    onSaved: (files) => append(files.map((file) => toPickedImage(file, language))),
  });
  return (
    <section aria-labelledby={headingId}>
      <Group className={classes.head} align="baseline">
        <h2 id={headingId}>Galerija</h2>
        <Text span c="dimmed" fz="sm">
          {countOf(gallery.length, { one: 'slika', few: 'slike', other: 'slika' })}
        </Text>
      </Group>
      <UploadDropZone folder={FOLDER} onFiles={upload} pastesInside>
        <ol className={classes.grid}>
          {gallery.map((item, place) => (
            <li key={list.keyOf(item)} className={classes.item}>
              <Thumbnail url={pictureUrl(item.image, pageSettings.fileHostUrl(), { width: 320 })} />
              <Group gap={0} wrap="nowrap">
                <Text span c="dimmed" fz="sm" fw={600} mr="auto">
                  {place + 1}
                </Text>
                <ItemButtons
                  item={`sliku ${place + 1}`}
                  place={place}
                  count={gallery.length}
                  direction="across"
                  onMove={(by) => list.move(place, by)}
                  onRemove={() => {
                    list.remove(place);
                    addButton.current?.focus();
                  }}
                />
              </Group>
              <Textarea
                id={galleryCaptionId(place)}
                label={
                  <>
                    Potpis<VisuallyHidden component="span"> slike {place + 1}</VisuallyHidden>
                  </>
                }
                rows={2}
                maxLength={CAPTION_MAX_LENGTH}
                value={item.caption ?? ''}
                onChange={(event) =>
                  list.replace(place, { ...item, caption: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })
                }
              />
            </li>
          ))}
        </ol>
        <Button
          ref={addButton}
          mt="md"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPhotoPlus aria-hidden />}
          onClick={() => void pickImages().then(append)}
          disabled={gallery.length >= GALLERY_MAX_ITEMS}
        >
          Dodaj slike
        </Button>
      </UploadDropZone>
      {dialog}
    </section>
  );
}
