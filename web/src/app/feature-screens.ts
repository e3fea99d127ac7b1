import type { FeatureScreens } from '#web/lib/screen-entry.ts';

const modules = import.meta.glob<{ screens: FeatureScreens }>('../features/**/*.screens.ts', { eager: true });

/** Every screen except the start page, with the entry that its feature gives it. */
export const FEATURE_SCREENS: FeatureScreens = Object.assign(
  {},
  ...Object.values(modules).map(({ screens }) => screens),
);
