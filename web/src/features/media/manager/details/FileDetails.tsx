import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { fileQuery } from '#web/widgets/media-library/files.queries.ts';
import { mediaText as text } from '../../media.text.ts';
import { DetailsBody } from './DetailsBody.tsx';
import classes from './FileDetails.module.css';

/** From here on the details stand beside the list instead of over it. */
const BESIDE_LIST = '(min-width: 88em)';

type Props = { fileId: number | undefined; onClose: () => void };

/** The details of a file: a panel at the right, or a sheet where there is no room for one. */
export function FileDetails({ fileId, onClose }: Props) {
  const isBeside = useMediaQuery(BESIDE_LIST, undefined, { getInitialValueInEffect: false }) ?? false;
  const query = useQuery({ ...fileQuery(fileId ?? 0), enabled: fileId !== undefined });
  const panel = useRef<HTMLElement>(null);
  useFocusOnChange(fileId, panel);

  const closeByEscape = (event: KeyboardEvent) => {
    // A dialog that the form opened is no part of the panel.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    // A selection in the list beside is not given up by the same key.
    event.preventDefault();
    onClose();
  };

  // What is gone is said as such, and not as what it was.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const body = fileId !== undefined && (
    <DetailsBody key={fileId} file={isGone ? undefined : query.data} query={query} isGone={isGone} onClose={onClose} />
  );
  if (isBeside) {
    if (fileId === undefined) return null;
    return (
      <aside ref={panel} className={classes.panel} tabIndex={-1} aria-label={text.details} onKeyDown={closeByEscape}>
        {body}
      </aside>
    );
  }
  return (
    <Drawer.Root opened={fileId !== undefined} onClose={onClose} position="right" size={400} returnFocus={false}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={text.details} className={classes.sheet}>
        <Drawer.Body className={classes.sheetBody}>{body}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Opened details take the focus, closed ones give it back to the file that they belong to. */
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
