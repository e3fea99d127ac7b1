import type { PostImages } from '@baklja/contract/features/posts';
import { CAPTION_MAX_LENGTH, IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import classes from './PublishPanel.module.css';

type Props = { images: PostImages; onChange: (images: PostImages) => void };

const FLOATS = [
  { value: '', label: 'Prema temi' },
  { value: 'left', label: 'Lijevo' },
  { value: 'right', label: 'Desno' },
  { value: 'none', label: 'Bez omatanja' },
];

/** The two pictures of a post, each with path, alternative text, caption and side. */
export function PostImageFields({ images, onChange }: Props) {
  return (
    <>
      <OneImage kind="intro" title="Slika u popisu" images={images} onChange={onChange} />
      <OneImage kind="fulltext" title="Slika u članku" images={images} onChange={onChange} />
    </>
  );
}

function OneImage({ kind, title, images, onChange }: Props & { kind: 'intro' | 'fulltext'; title: string }) {
  const path = images[`image_${kind}`] ?? '';
  const set = (key: keyof PostImages, value: string) => onChange({ ...images, [key]: value });
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <div className={classes.picture}>
        <Thumbnail
          url={path === '' ? undefined : pictureUrl(path, pageSettings.fileHostUrl())}
          width={80}
          height={56}
        />
        <TextInput
          label="Put do slike"
          placeholder="/files/clanci-slike/…"
          maxLength={IMAGE_PATH_MAX_LENGTH}
          value={path}
          onChange={(event) => set(`image_${kind}`, event.currentTarget.value)}
        />
      </div>
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
