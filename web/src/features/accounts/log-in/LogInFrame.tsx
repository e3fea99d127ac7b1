import type { ReactNode } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import look from '#web/ui/look.module.css';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { authText } from '../auth.text.ts';
import { MedalDots } from '../MedalDots.tsx';
import classes from './LogInFrame.module.css';

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
