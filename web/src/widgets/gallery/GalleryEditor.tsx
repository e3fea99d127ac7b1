import type { Language } from '@baklja/contract/fields';
import { CAPTION_MAX_LENGTH, GALLERY_MAX_ITEMS } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { Button, TextInput } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { usePickImage } from '#web/widgets/media-picker/use-media-picker.tsx';
import { ItemButtons } from '#web/widgets/ordered-list/ItemButtons.tsx';
import { useOrderedList } from '#web/widgets/ordered-list/use-ordered-list.ts';
import classes from './GalleryEditor.module.css';
import { galleryCaptionId } from './gallery-caption-id.ts';

/** A picture of a gallery: its path and its caption. */
export type GalleryItem = { image: string; caption?: string };

type Props<Item extends GalleryItem> = {
  gallery: Item[];
  language: Language;
  /** The gallery with more pictures at its end. */
  add: (gallery: Item[], images: { image: string; caption: string }[]) => Item[];
  onChange: (gallery: Item[]) => void;
};

/** The gallery below a text: pictures in order, each with a caption. */
export function GalleryEditor<Item extends GalleryItem>({ gallery, language, add, onChange }: Props<Item>) {
  const headingId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useOrderedList(gallery, onChange);
  const { pickImages, dialog } = usePickImage(language);
  const pick = async () => {
    const added = (await pickImages()).map(({ src, caption }) => ({ image: src, caption }));
    if (added.length > 0) onChange(add(gallery, added).slice(0, GALLERY_MAX_ITEMS));
  };
  return (
    <section aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          Galerija
        </h2>
        <span className={classes.note}>{countOf(gallery.length, { one: 'slika', few: 'slike', other: 'slika' })}</span>
      </div>
      <ol className={classes.grid}>
        {gallery.map((item, place) => (
          <li key={list.keyOf(item)} className={classes.item}>
            <Picture image={item.image} />
            <div className={classes.buttons}>
              <span className={classes.number}>{place + 1}</span>
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
            </div>
            <TextInput
              id={galleryCaptionId(place)}
              aria-label={`Opis slike ${place + 1}`}
              placeholder="Nedostaje opis"
              maxLength={CAPTION_MAX_LENGTH}
              value={item.caption ?? ''}
              onChange={(event) => list.replace(place, { ...item, caption: event.currentTarget.value })}
            />
          </li>
        ))}
      </ol>
      <Button
        ref={addButton}
        className={classes.add}
        leftSection={<IconPhotoPlus aria-hidden />}
        onClick={() => void pick()}
        disabled={gallery.length >= GALLERY_MAX_ITEMS}
      >
        Dodaj slike
      </Button>
      {dialog}
    </section>
  );
}

function Picture({ image }: { image: string }) {
  return <Thumbnail url={pictureUrl(image, pageSettings.fileHostUrl(), { width: 320 })} width={200} height={133} />;
}
