import type { ScreenKey } from '@baklja/contract/screens';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Icon } from './icon.tsx';

/** The address of a screen: the parameters of its path, and those after the question mark. */
export type ScreenAddress = { params: Params; search: URLSearchParams };

export type FirstRead = (queryClient: QueryClient, address: ScreenAddress) => void;

/** How the application opens a screen. */
export type ScreenEntry = {
  load: () => Promise<ComponentType>;
  /** Shown in the menu and in search results. */
  icon?: Icon;
  /** Loads the function that fetches the data while the code of the screen is still loading. */
  loadFirstRead?: () => Promise<FirstRead>;
};

/** Each feature exports its screens as `screens` from `<feature>.screens.ts`, where the router finds them. */
export type FeatureScreens = Partial<Record<ScreenKey, ScreenEntry>>;
