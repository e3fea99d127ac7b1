import classes from './MedalDisc.module.css';

/** A medal as a disc with the numeral of its place, so that it reads without colour. It is not read out. */
export function MedalDisc({ place }: { place: number }) {
  return (
    <span className={classes.disc} data-place={place} aria-hidden>
      {place}
    </span>
  );
}
