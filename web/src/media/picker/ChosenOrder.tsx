import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import look from '#web/ui/look.module.css';
import { ItemButtons } from '#web/ui/ordered-list/ItemButtons.tsx';
import { FilePicture } from '../library/FilePicture.tsx';
import classes from './ChosenOrder.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import { captionWithAuthor } from './picked-image.ts';
import type { ChosenFile, useChosenFiles } from './use-chosen-files.ts';

type Props = { choice: ReturnType<typeof useChosenFiles> };

/** The chosen pictures in their order, which dragging, Alt with an arrow, and buttons change. */
export function ChosenOrder({ choice: { chosen, active, activate, move, toggle } }: Props) {
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
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={`${look.small} ${look.strong}`}>
        {text.order}
      </h3>
      <p className={look.note}>{text.orderHelp}</p>
      <ol className={classes.list}>
        {chosen.map((one, place) => (
          <li
            key={one.file.id}
            className={classes.item}
            data-dragged={dragged === place || undefined}
            {...dropProps(place)}
          >
            <button
              type="button"
              className={classes.open}
              aria-current={one.file.id === active?.file.id || undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => activate(one.file)}
              onKeyDown={(event) => moveByKey(event, place)}
            >
              <b className={classes.place}>{place + 1}</b>
              <span className={classes.picture}>
                <FilePicture file={one.file} variant="tile" />
              </span>
              <span className={classes.words}>
                <span>{one.file.name}</span>
                <small>{captionOf(one)}</small>
              </span>
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

function captionOf({ texts }: ChosenFile): string {
  return captionWithAuthor(texts, 'hr-HR') || text.noCaption;
}
