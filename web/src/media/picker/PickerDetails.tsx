import type { MediaFile } from '@baklja/contract/features/media/media';
import type { Language } from '@baklja/contract/fields';
import { TILE_WIDTH } from '@baklja/contract/files/pictures';
import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Text, Textarea, TextInput } from '@mantine/core';
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { formatFileTime } from '#web/lib/dates.ts';
import { IconArrowRight } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { formatBytes, formatPixels } from '#web/lib/text/bytes.ts';
import { useIsTouch } from '#web/lib/use-window-size.ts';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { ItemButtons } from '#web/ui/ordered-list/ItemButtons.tsx';
import { FilePicture } from '../library/FilePicture.tsx';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import { captionWithAuthor, type PickedImage, textsOfFile } from './picked-image.ts';
import { ReplacedTexts } from './ReplacedTexts.tsx';
import type { ChosenFile, useChosenFiles } from './use-chosen-files.ts';

type Props = {
  choice: ReturnType<typeof useChosenFiles>;
  language: Language;
  current: PickedImage | undefined;
  /** Several are chosen: the list of them then takes the place of the preview. */
  isMany: boolean;
  has: { alt: boolean; caption: boolean };
};

export function PickerDetails({ choice, language, current, isMany, has }: Props) {
  const { chosen, active, changeTexts } = choice;
  const place = chosen.findIndex(({ file }) => file.id === active?.file.id) + 1;
  return (
    <section className={classes.details} aria-label="Odabrana slika">
      {isMany ? chosen.length > 0 && <ChosenOrder choice={choice} /> : <Preview chosen={active} current={current} />}
      {active ? (
        <>
          {!isMany && (
            <p>
              <Text component="b" display="block" fw={600} style={{ overflowWrap: 'anywhere' }}>
                {active.file.name}
              </Text>
              <Text span c="dimmed" fz="sm" lh="18px">
                {factsOf(active)}
              </Text>
            </p>
          )}
          {has.alt && (
            <Textarea
              label={isMany ? `Alternativni tekst ${place}. slike` : text.alt}
              rows={2}
              maxLength={CAPTION_MAX_LENGTH}
              value={active.texts.alt}
              onChange={(event) => changeTexts(active.file.id, { alt: inOneLine(event.currentTarget.value) })}
            />
          )}
          {has.caption && (
            <>
              <Textarea
                label={isMany ? `Potpis ${place}. slike` : text.caption}
                rows={2}
                maxLength={CAPTION_MAX_LENGTH}
                value={active.texts.caption}
                onChange={(event) => changeTexts(active.file.id, { caption: inOneLine(event.currentTarget.value) })}
              />
              <TextInput
                label="Autor fotografije"
                maxLength={CAPTION_MAX_LENGTH}
                value={active.texts.author}
                onChange={(event) => changeTexts(active.file.id, { author: event.currentTarget.value })}
              />
            </>
          )}
          {hasOwnTexts(active.file, language, has) && (
            <Text c="dimmed" fz="sm" lh="18px">
              Preuzeto iz podataka datoteke. Promjena vrijedi samo na ovom mjestu.
            </Text>
          )}
          {current && (
            <ReplacedTexts
              current={current}
              texts={active.texts}
              language={language}
              has={has}
              onKeep={(texts) => changeTexts(active.file.id, texts)}
            />
          )}
        </>
      ) : (
        <Text c="dimmed" fz="sm" lh="18px">
          Odaberite sliku. Ovdje su onda njezin pregled i podaci.
        </Text>
      )}
    </section>
  );
}

function Preview({ chosen, current }: { chosen: ChosenFile | undefined; current: PickedImage | undefined }) {
  const large = chosen && <FilePicture file={chosen.file} variant={current ? 'tile' : 'large'} />;
  if (!current) return large;
  return (
    <div className={classes.change}>
      <figure>
        <Thumbnail url={pictureUrl(current.src, pageSettings.fileHostUrl(), { width: TILE_WIDTH })} />
        <Text component="figcaption" c="dimmed" fz="sm" lh="18px">
          Sada
        </Text>
      </figure>
      {large && (
        <>
          <IconArrowRight aria-hidden />
          <figure>
            {large}
            <Text component="figcaption" fz="sm" fw={550} lh="18px">
              Poslije
            </Text>
          </figure>
        </>
      )}
    </div>
  );
}

function ChosenOrder({ choice: { chosen, active, activate, move, toggle } }: Pick<Props, 'choice'>) {
  const headingId = useId();
  const [dragged, setDragged] = useState<number>();
  const moveByKey = (event: KeyboardEvent, place: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    move(place, by);
  };
  const dropProps = (place: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(place);
    },
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      move(dragged, place - dragged);
      setDragged(undefined);
    },
  });
  const isTouch = useIsTouch();
  return (
    <section aria-labelledby={headingId}>
      <Text component="h3" id={headingId} fz="sm" fw={600}>
        Redoslijed u galeriji
      </Text>
      {!isTouch && (
        <Text c="dimmed" fz="sm">
          Povucite ili Alt i strelica gore i dolje.
        </Text>
      )}
      <ol className={classes.order}>
        {chosen.map((one, place) => (
          <li key={one.file.id} data-dragged={dragged === place || undefined} {...dropProps(place)}>
            <button
              type="button"
              className={classes.chosen}
              aria-current={one.file.id === active?.file.id || undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => activate(one.file)}
              onKeyDown={(event) => moveByKey(event, place)}
            >
              <Text component="b" ta="center" fw={600}>
                {place + 1}
              </Text>
              <FilePicture file={one.file} variant="tile" />
              <Box component="span" miw={0} lh="18px">
                <Text span display="block" truncate>
                  {one.file.name}
                </Text>
                <Text component="small" display="block" truncate c="dimmed" fz="sm">
                  {captionWithAuthor(one.texts, 'hr-HR') || 'Nema potpisa'}
                </Text>
              </Box>
            </button>
            <ItemButtons
              item={`sliku ${place + 1}`}
              place={place}
              count={chosen.length}
              direction="down"
              onMove={(by) => move(place, by)}
              onRemove={() => toggle(one.file)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function factsOf({ file: { width, height, size, created } }: ChosenFile): string {
  const pixels = width === null || height === null ? [] : [formatPixels(width, height)];
  return [...pixels, formatBytes(size), formatFileTime(created)].join(', ');
}

/** Whether the file brings a text for one of the fields. */
function hasOwnTexts(file: MediaFile, language: Language, has: Props['has']): boolean {
  const { alt, caption, author } = textsOfFile(file, language);
  return (has.alt && alt !== '') || (has.caption && caption + author !== '');
}

function inOneLine(written: string): string {
  return written.replace(/\s*\n\s*/g, ' ');
}
