import type { Language } from '@baklja/contract/fields';
import { TILE_WIDTH } from '@baklja/contract/files/pictures';
import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { Textarea, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatFileTime } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import look from '#web/ui/look.module.css';
import { FilePicture } from '../library/FilePicture.tsx';
import { mediaPickerText as text } from './media-picker.text.ts';
import classes from './PickerDetails.module.css';
import type { PickedImage, PictureTexts } from './picked-image.ts';
import { ReplacedTexts } from './ReplacedTexts.tsx';
import type { ChosenFile } from './use-chosen-files.ts';

type Props = {
  chosen: ChosenFile | undefined;
  language: Language;
  /** The picture that the chosen one replaces. */
  current: PickedImage | undefined;
  /** Its place among several, from 1; undefined where one is chosen. The list of them then takes the place of the preview. */
  place?: number | undefined;
  /** Which texts the record keeps. */
  has: { alt: boolean; caption: boolean };
  onChange: (texts: Partial<PictureTexts>) => void;
  /** Shown above the texts. */
  children?: ReactNode;
};

/** The chosen picture, large, with the texts that the record will keep. */
export function PickerDetails({ chosen, language, current, place, has, onChange, children }: Props) {
  return (
    <section className={classes.details} aria-label={text.details}>
      {children}
      {place === undefined && <Preview chosen={chosen} current={current} />}
      {chosen ? (
        <>
          {place === undefined && (
            <p>
              <b className={classes.name}>{chosen.file.name}</b>
              <span className={look.hint}>{factsOf(chosen)}</span>
            </p>
          )}
          {has.alt && (
            <Textarea
              label={place === undefined ? text.alt : text.altOf(place)}
              rows={2}
              maxLength={CAPTION_MAX_LENGTH}
              value={chosen.texts.alt}
              onChange={(event) => onChange({ alt: inOneLine(event.currentTarget.value) })}
            />
          )}
          {has.caption && (
            <>
              <Textarea
                label={place === undefined ? text.caption : text.captionOf(place)}
                rows={2}
                maxLength={CAPTION_MAX_LENGTH}
                value={chosen.texts.caption}
                onChange={(event) => onChange({ caption: inOneLine(event.currentTarget.value) })}
              />
              <TextInput
                label={text.author}
                maxLength={CAPTION_MAX_LENGTH}
                value={chosen.texts.author}
                onChange={(event) => onChange({ author: event.currentTarget.value })}
              />
            </>
          )}
          <p className={look.hint}>{text.ownTexts}</p>
          {current && (
            <ReplacedTexts current={current} texts={chosen.texts} language={language} has={has} onKeep={onChange} />
          )}
        </>
      ) : (
        <p className={look.hint}>{text.nothingChosen}</p>
      )}
    </section>
  );
}

function Preview({ chosen, current }: Pick<Props, 'chosen' | 'current'>) {
  const large = chosen && <FilePicture file={chosen.file} variant={current ? 'tile' : 'large'} />;
  if (!current) return large;
  return (
    <div className={classes.change}>
      <figure>
        <Thumbnail
          url={pictureUrl(current.src, pageSettings.fileHostUrl(), { width: TILE_WIDTH })}
          width={180}
          height={120}
        />
        <figcaption className={look.hint}>{text.before}</figcaption>
      </figure>
      {large && (
        <>
          <IconArrowRight aria-hidden />
          <figure>
            {large}
            <figcaption className={`${look.medium} ${look.small} ${classes.after}`}>{text.after}</figcaption>
          </figure>
        </>
      )}
    </div>
  );
}

function factsOf({ file: { width, height, size, created } }: ChosenFile): string {
  const pixels = width === null || height === null ? [] : [`${width} × ${height}`];
  return [...pixels, formatBytes(size), formatFileTime(created)].join(', ');
}

function inOneLine(written: string): string {
  return written.replace(/\s*\n\s*/g, ' ');
}
