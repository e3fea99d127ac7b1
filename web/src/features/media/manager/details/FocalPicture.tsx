import type { MediaFile } from '@baklja/contract/features/media/media';
import { fileUrl, TILE_WIDTH } from '@baklja/contract/files/pictures';
import { Button, Flex, Text } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { FilePicture } from '#web/media/library/FilePicture.tsx';
import { useFailedPicture } from '#web/ui/use-failed-picture.ts';
import { mediaText as text } from '../../media.text.ts';
import classes from './FileDetails.module.css';

/** The focal point of a picture: fractions (0 to 1) of its width and height, from the left and from the top. */
export type FocalPoint = { x: number; y: number };

type Props = { file: MediaFile; focus: FocalPoint | null; onChange: (focus: FocalPoint | null) => void };

const STEP = 0.02;
const LONG_STEP = 0.1;

const ARROWS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The focal point stays visible when the picture is cropped. */
export function FocalPicture({ file, focus, onChange }: Props) {
  const helpId = useId();
  const url = fileUrl(file, pageSettings.fileHostUrl(), { width: TILE_WIDTH });
  const { hasFailed, onError } = useFailedPicture(url);
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  const point = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    onChange(movedFocus(focus, { x: arrow.x * step, y: arrow.y * step }));
  };
  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        className={classes.picture}
        data-failed={hasFailed || undefined}
        aria-label={text.focus}
        aria-describedby={helpId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(x * 100)}
        aria-valuetext={focus ? text.focusAt(x, y) : text.noFocus}
        style={{ '--x': `${x * 100}%`, '--y': `${y * 100}%`, '--ratio': ratioOf(file) } as CSSProperties}
        onClick={point}
        onKeyDown={move}
      >
        {hasFailed ? (
          <FilePicture file={{ ...file, type: 'other' }} variant="tile" />
        ) : (
          <img src={url} alt={file.alt} draggable={false} onError={onError} />
        )}
        {focus && <span className={classes.point} aria-hidden />}
      </div>
      <Flex component="p" wrap="wrap" align="center" columnGap="xs" mih={32} mt="xs" fz="sm">
        <Text component="b" fw={600}>
          {text.focus}
        </Text>
        <span>{focus ? text.focusAt(x, y) : text.noFocus}</span>
        {focus && (
          <Button variant="quiet" ml="auto" aria-label="Ukloni težište" onClick={() => onChange(null)}>
            Ukloni
          </Button>
        )}
      </Flex>
      <Text id={helpId} c="dimmed" fz="sm" lh="18px">
        Kliknite na ono što se mora vidjeti kad se slika obreže ili točku pomaknite strelicama.
      </Text>
    </div>
  );
}

function ratioOf({ width, height }: MediaFile): string {
  return width === null || height === null ? 'auto' : `${width} / ${height}`;
}

export function movedFocus(focus: FocalPoint | null, by: FocalPoint): FocalPoint {
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  return { x: share(x + by.x), y: share(y + by.y) };
}

/** Limits a fraction to 0 to 1, rounded to three digits, which is finer than one pixel of the displayed picture. */
function share(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;
}
