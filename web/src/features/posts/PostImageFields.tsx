import type { PostImages } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import { nameOf } from '@baklja/contract/folders';
import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { THUMBNAIL_WIDTH } from '@baklja/contract/pictures';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown, IconCopy, IconPhoto, IconX } from '@tabler/icons-react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { toPickedImage } from '#web/widgets/media-picker/picked-image.ts';
import { useMediaPicker } from '#web/widgets/media-picker/use-media-picker.tsx';
import classes from './PublishPanel.module.css';
import { copyIntroImage, type ImageKind, removeImage, setImage } from './post-images.ts';

type Props = { images: PostImages; language: Language; onChange: (images: PostImages) => void };

const FLOATS = [
  { value: '', label: 'Prema temi' },
  { value: 'left', label: 'Lijevo' },
  { value: 'right', label: 'Desno' },
  { value: 'none', label: 'Bez omatanja' },
];

/** The two pictures of a post, each with its texts and its side. */
export function PostImageFields({ images, language, onChange }: Props) {
  const picker = useMediaPicker();
  const pick = async (kind: ImageKind) => {
    const [file] = await picker.pick('image');
    if (file) onChange(setImage(images, kind, toPickedImage(file, language)));
  };
  const shared = { images, onChange };
  return (
    <>
      <OneImage kind="intro" title="Slika u popisu" onPick={() => void pick('intro')} {...shared} />
      <OneImage kind="fulltext" title="Slika u članku" onPick={() => void pick('fulltext')} {...shared} />
      {picker.dialog}
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
          <Button leftSection={<IconPhoto aria-hidden />} onClick={onPick}>
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
            rightSection={<IconChevronDown aria-hidden />}
            value={images[`float_${kind}`] ?? ''}
            onChange={(event) => set(`float_${kind}`, event.currentTarget.value)}
          />
        </>
      )}
    </section>
  );
}

function ChosenImage({ path, onPick, onRemove }: { path: string; onPick: () => void; onRemove: () => void }) {
  return (
    <div className={classes.picture}>
      <Thumbnail
        url={pictureUrl(path, pageSettings.fileHostUrl(), { width: THUMBNAIL_WIDTH })}
        width={80}
        height={56}
      />
      <div className={classes.chosen}>
        <p className={classes.name} title={path}>
          {readableName(path)}
        </p>
        <div className={classes.choices}>
          <Button size="compact-sm" leftSection={<IconPhoto aria-hidden />} onClick={onPick}>
            Promijeni
          </Button>
          <Button size="compact-sm" variant="quiet" leftSection={<IconX aria-hidden />} onClick={onRemove}>
            Ukloni
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The name of the file as people gave it. */
function readableName(path: string): string {
  try {
    return decodeURIComponent(nameOf(path));
  } catch {
    return nameOf(path);
  }
}
