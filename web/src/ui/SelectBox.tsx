import { type ChangeEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import classes from './SelectBox.module.css';

type Props = {
  /** What it selects, as read out. */
  label: string;
  isSelected: boolean;
  /** Some of what it stands for is selected. */
  isPartly?: boolean;
  isDisabled?: boolean;
  /** `isRange` when Shift was held. */
  onSelect: (isRange: boolean) => void;
};

/** A checkbox of a row or a picture; the place around it, which a finger hits too, belongs to it. */
export function SelectBox({ label, isSelected, isPartly = false, isDisabled = false, onSelect }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  // A browser does not hand on to the checkbox that Shift was held over the place around it.
  const isRangeAround = useRef(false);
  const noteShift = ({ target, currentTarget, shiftKey }: PointerEvent) => {
    isRangeAround.current = target === currentTarget && shiftKey;
  };
  const select = ({ nativeEvent }: ChangeEvent) => {
    onSelect(isRangeAround.current || ('shiftKey' in nativeEvent && nativeEvent.shiftKey === true));
    isRangeAround.current = false;
  };
  return (
    <label className={classes.place} onPointerDown={noteShift}>
      <input
        ref={box}
        type="checkbox"
        className={classes.box}
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        onChange={select}
      />
    </label>
  );
}
