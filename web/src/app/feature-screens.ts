import type { FeatureScreens } from '#web/lib/screen-entry.ts';

const modules = import.meta.glob<{ screens: FeatureScreens }>('../features/*/*.screens.ts', { eager: true });

/** Every screen but the start page, as the features say how to open it. */
export const FEATURE_SCREENS: FeatureScreens = Object.assign(
  {},
  ...Object.values(modules).map(({ screens }) => screens),
);
