import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * One Tab stop for the toolbar's buttons (`[data-tool]`); arrows, Home and End move within, and the Tab stop stays on
 * the last used button.
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const tools = toolsOf(toolbar.current);
    const current = tools.find((tool) => tool.dataset['stop'] !== undefined) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === current ? 0 : -1;
  });

  return {
    /** Focuses the button that was used last. */
    focusTool: () =>
      toolsOf(toolbar.current)
        .find((tool) => tool.tabIndex === 0)
        ?.focus(),
    handleFocus: (target: EventTarget) => setStop(toolsOf(toolbar.current), target),
    /** True when the key was an arrow, Home or End on a button. */
    handleKey: (event: KeyboardEvent) => moveFocus(toolsOf(toolbar.current), event),
  };
}

function toolsOf(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
}

function setStop(tools: HTMLElement[], target: EventTarget): void {
  if (!tools.some((tool) => tool === target)) return;

  for (const tool of tools) {
    const isStop = tool === target;
    tool.tabIndex = isStop ? 0 : -1;
    if (isStop) tool.dataset['stop'] = '';
    else delete tool.dataset['stop'];
  }
}

function moveFocus(tools: HTMLElement[], event: KeyboardEvent): boolean {
  const index = tools.indexOf(event.target as HTMLElement);
  if (index < 0) return false;

  const step = STEPS[event.key];
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? tools.length - 1
        : step && (index + step + tools.length) % tools.length;
  if (next === undefined) return false;

  event.preventDefault();
  tools[next]?.focus();
  return true;
}
