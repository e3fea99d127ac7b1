import { Anchor, Flex, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { authText } from '../auth.text.ts';
import classes from './LogInFrame.module.css';
import { captionOf, describeDots, dotsOf, medalDots } from './medal-dots.ts';

/** The window around log-in, registration and the proof of a passkey. */
export function LogInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.gate}>
      <Flex component="main" direction="column" gap="xl" px={{ base: 'lg', sm: 64 }} py={{ base: 'xl', sm: 48 }}>
        <Flex component="p" align="center" gap={10} h={32} ff="heading" fz={28} fw={500} lh={1} lts="-0.01em">
          <ProductMark height={32} />
          {authText.product}
        </Flex>
        <Stack gap="lg" w="100%" maw={{ sm: 336 }} my="auto">
          {children}
        </Stack>
        <Text fz="sm">
          <Anchor display="inline-block" mih={24} href={pageSettings.publicSiteUrl()}>
            {authText.publicSite}
          </Anchor>
        </Text>
      </Flex>
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
                  <i key={place} style={{ background: `var(--${medal})` }} />
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
