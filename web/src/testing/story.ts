import type { ComponentType } from 'react';

/** The full width of the page, or parts in a line. */
type Layout = 'wide' | 'inline';

/** A component in one of its states, for the catalogue and its tests. */
export type Story = ComponentType & { title: string; layout?: Layout | undefined };

/**
 * Gives a state of a component its Croatian title: `Gumbi`, or `Članci/Novi članak` for a story of a group that shows
 * one story at a time. Only a story without a group has a layout.
 */
export function story(title: string, Component: ComponentType, layout?: Layout): Story {
  return Object.assign(Component, { title, layout });
}
