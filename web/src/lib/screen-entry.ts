import type { ScreenKey } from '@baklja/contract/screens';
import type { Icon } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Begins to read what a screen shows first at the address. */
export type FirstRead = (queryClient: QueryClient, address: URLSearchParams) => void;

/** How the application opens a screen. */
export type ScreenEntry = {
  /** Loads its code when it is first opened. */
  load: () => Promise<ComponentType>;
  /** In the menu and among the results of a search. */
  icon?: Icon;
  /** Loads what reads its data while its code is still loaded. */
  loadFirstRead?: () => Promise<FirstRead>;
};

/** The screens of a feature. Each feature exports them as `screens` from `<feature>.screens.ts`, which the router finds. */
export type FeatureScreens = Partial<Record<ScreenKey, ScreenEntry>>;
