import { type ChangeEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import classes from './SelectBox.module.css';

type Props = {
  /** What it selects, for screen readers. */
  label: string;
  isSelected: boolean;
  /** Only a part of what it represents is selected. */
  isPartly?: boolean;
  isDisabled?: boolean;
  /** `isRange` when Shift was held. */
  onSelect: (isRange: boolean) => void;
};

/** A checkbox of a row or a picture. Its padding, which a finger may hit, belongs to it. */
export function SelectBox({ label, isSelected, isPartly = false, isDisabled = false, onSelect }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  // A browser does not pass on to the checkbox that Shift was held when its padding was clicked.
  const isRangeAround = useRef(false);
  const saveShift = ({ target, currentTarget, shiftKey }: PointerEvent) => {
    isRangeAround.current = target === currentTarget && shiftKey;
  };
  const select = ({ nativeEvent }: ChangeEvent) => {
    onSelect(isRangeAround.current || ('shiftKey' in nativeEvent && nativeEvent.shiftKey === true));
    isRangeAround.current = false;
  };
  return (
    <label className={classes.place} onPointerDown={saveShift}>
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
