import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useEscape } from '#web/forms/frame/use-escape.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { fileQuery } from '#web/media/library/files.queries.ts';
import { mediaText as text } from '../../media.text.ts';
import type { ActionDialog } from '../use-action.ts';
import { DetailsBody } from './DetailsBody.tsx';
import classes from './FileDetails.module.css';

/** From this width on, the details are next to the list instead of over it. */
const BESIDE_LIST = '(min-width: 88em)';

type Props = { fileId: number | undefined; onAction: ActionDialog['begin']; onClose: () => void };

/** The details of a file: a panel on the right, or a sheet where there is no room for a panel. */
export function FileDetails({ fileId, onAction, onClose }: Props) {
  const isColumn = useMediaQuery(BESIDE_LIST, undefined, { getInitialValueInEffect: false }) ?? false;
  const query = useQuery({ ...fileQuery(fileId ?? 0), enabled: fileId !== undefined });
  const panel = useRef<HTMLElement>(null);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  useEscape(sheet, onClose);
  useFocusOnChange(fileId, panel);

  const closeByEscape = (event: KeyboardEvent) => {
    // A dialog opened by the form is not part of the panel.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    // The same key must not also clear the selection in the list.
    event.preventDefault();
    onClose();
  };

  // A deleted file shows its deletion instead of its cached details.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const body = fileId !== undefined && (
    <DetailsBody
      key={fileId}
      file={isGone ? undefined : query.data}
      query={query}
      isGone={isGone}
      onAction={onAction}
      onClose={onClose}
    />
  );
  if (isColumn) {
    if (fileId === undefined) return null;
    return (
      <aside ref={panel} className={classes.panel} tabIndex={-1} aria-label={text.details} onKeyDown={closeByEscape}>
        {body}
      </aside>
    );
  }
  return (
    <Drawer.Root
      opened={fileId !== undefined}
      onClose={onClose}
      position="right"
      size={400}
      closeOnEscape={false}
      returnFocus={false}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={text.details} ref={setSheet} className={classes.sheet}>
        <Drawer.Body className={classes.sheetBody}>{body}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Opening the details moves the focus into them; closing returns it to their file. */
function useFocusOnChange(fileId: number | undefined, panel: { current: HTMLElement | null }): void {
  const former = useRef(fileId);
  useEffect(() => {
    const from = former.current;
    former.current = fileId;
    if (from === fileId) return;
    if (fileId !== undefined) panel.current?.focus();
    else document.querySelector<HTMLElement>(`[data-details-of="${from}"]`)?.focus();
  }, [fileId, panel]);
}
