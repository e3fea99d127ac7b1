import type { ReactNode } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import look from '#web/ui/look.module.css';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { authText } from '../auth.text.ts';
import classes from './LogInFrame.module.css';
import { captionOf, describeDots, dotsOf, medalDots } from './medal-dots.ts';

/** The window around log-in, registration and the proof of a passkey. */
export function LogInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.gate}>
      <main className={classes.desk}>
        <p className={classes.brand}>
          <ProductMark height={32} />
          {authText.product}
        </p>
        <div className={classes.container}>{children}</div>
        <p className={look.small}>
          <a className={`${look.link} ${classes.link}`} href={pageSettings.publicSiteUrl()}>
            {authText.publicSite}
          </a>
        </p>
      </main>
      <MedalDots />
    </div>
  );
}

/** The drawing next to the log-in: one dot for every Croatian medal at the Games. */
function MedalDots() {
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
