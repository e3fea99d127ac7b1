import { authText } from './auth.text.ts';
import classes from './logged-out/MedalDots.module.css';
import { captionOf, describeDots, dotsOf, medalDots } from './logged-out/medal-dots.ts';

/** The drawing next to the log-in: one dot for every Croatian medal at the Games. */
export function MedalDots() {
  return (
    <aside className={classes.panel} aria-label={authText.medals}>
      <div className={classes.sight}>
        <p className={classes.title}>{authText.medalsTitle}</p>
        <div className={classes.chart} role="img" aria-label={describeDots()}>
          {medalDots.map((games) => (
            <div key={games.year}>
              <div className={classes.dots}>
                {dotsOf(games).map((medal, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the position is a dot's only identity
                  <i key={place} className={classes.dot} data-medal={medal} />
                ))}
              </div>
              <span className={classes.year}>{games.year}</span>
            </div>
          ))}
        </div>
        <p className={classes.caption}>{captionOf()}</p>
      </div>
    </aside>
  );
}
