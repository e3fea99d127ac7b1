import { countOf } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { Pager } from '#web/ui/lists/Pager.tsx';
import look from '#web/ui/look.module.css';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import detailClasses from './PickerDetails.module.css';
import type { PickRequest } from './pick-request.ts';
import type { useChosenFiles } from './use-chosen-files.ts';
import type { usePickerList } from './use-picker-list.ts';

type Props = {
  request: PickRequest;
  choice: ReturnType<typeof useChosenFiles>;
  list: ReturnType<typeof usePickerList>;
  /** What is chosen is shown in place of the grid. */
  isStep: boolean;
  /** Goes to that step and back, where several pictures are chosen on a phone; undefined elsewhere. */
  onStep: ((isStep: boolean) => void) | undefined;
  onPick: () => void;
  onCancel: () => void;
};

/** Pages of the grid, and the button that takes what is chosen. */
export function PickerFoot({ request, choice, list, isStep, onStep, onPick, onCancel }: Props) {
  const { kind, submit, current, onAddress } = request;
  const count = choice.chosen.length;
  const pages = list.list.data?.numPages ?? 0;
  const word = kind === 'images' ? text.add(count) : (submit ?? (current ? text.replace : text.choose));
  return (
    <footer className={`${look.line} ${classes.foot}`}>
      {isStep ? (
        <Button onClick={onStep ? () => onStep(false) : choice.clear}>
          {onStep ? text.backToPictures : text.otherPicture}
        </Button>
      ) : (
        <div className={classes.footStart}>
          {onAddress && (
            <button type="button" className={`${look.underlined} ${detailClasses.link}`} onClick={onAddress}>
              {text.address}
            </button>
          )}
          {pages > 1 && <Pager page={list.page} pages={pages} onChange={list.setPage} label={text.pages} />}
        </div>
      )}
      {kind === 'images' && !isStep && (
        <span className={look.quiet} role="status">
          {countOf(count, text.selected)}
        </span>
      )}
      {onStep && !isStep && (
        <Button disabled={count === 0} onClick={() => onStep(true)}>
          {text.captions}
        </Button>
      )}
      {!isStep && !onStep && <Button onClick={onCancel}>{text.cancel}</Button>}
      {kind !== 'file' && (
        <Button variant="filled" disabled={count === 0} onClick={onPick}>
          {word}
        </Button>
      )}
    </footer>
  );
}
