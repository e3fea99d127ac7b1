import { Flex } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { IconUpload } from '#web/lib/icons.ts';
import { filesOfDrop, filesOfPaste } from './chosen-files.ts';
import classes from './UploadDropZone.module.css';

type Props = {
  /** Where the files go; shown over the area while files are dragged over it. */
  folder: string;
  words?: string;
  /** Files that were dropped, including those of dropped folders, or pasted. */
  onFiles: (files: File[]) => void;
  isEnabled?: boolean;
  /** Takes only what is pasted while the focus is inside, for one of several areas of a screen. */
  pastesInside?: boolean;
  children: ReactNode;
};

/** Takes files that are dropped on the area or pasted on the screen. Users without a mouse have a button. */
export function UploadDropZone({ folder, words, onFiles, isEnabled = true, pastesInside = false, children }: Props) {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isOwnDrag = useOwnDrag();
  useWindowEvent('paste', (event) => {
    const { clipboardData } = event;
    if (!isEnabled || event.defaultPrevented || !clipboardData || isMeantForOther(event.target, zone.current)) return;
    const files = filesOfPaste(clipboardData, new Date());
    if (files.length === 0 || (pastesInside && !zone.current?.contains(event.target as Node))) return;
    event.preventDefault();
    onFiles(files);
  });

  // An area inside this one that takes files prevents the default.
  const isTaken = (event: DragEvent) =>
    isEnabled && !event.defaultPrevented && !isOwnDrag.current && bringsFiles(event.dataTransfer);
  return (
    <Flex
      ref={zone}
      pos="relative"
      direction="column"
      flex={1}
      miw={0}
      onDragOver={(event) => {
        const isMine = isTaken(event);
        setIsOver(isMine);
        if (!isMine) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!isTaken(event)) return;
        event.preventDefault();
        void filesOfDrop(event.dataTransfer).then((files) => files.length > 0 && onFiles(files));
      }}
    >
      {children}
      {isOver && isEnabled && (
        <div className={classes.overlay}>
          <p className={classes.words}>
            <IconUpload aria-hidden /> {words ?? `Pustite datoteke: poslat će se u „${folder}”`}
          </p>
        </div>
      )}
    </Flex>
  );
}

function bringsFiles(dragged: DataTransfer | null): boolean {
  return dragged?.types.includes('Files') ?? false;
}

/** Whether something of this page is being dragged; browsers report a picture of the page as a file. */
function useOwnDrag() {
  const isOwn = useRef(false);
  const follow = ({ type }: Event) => {
    isOwn.current = type === 'dragstart';
  };
  useWindowEvent('dragstart', follow);
  useWindowEvent('dragend', follow);
  return isOwn;
}

/** Rich text takes content that is pasted into it, and a dialog over the screen keeps it from the screen. */
function isMeantForOther(target: EventTarget | null, zone: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[contenteditable="true"]')) return true;
  const dialog = target.closest('[role="dialog"]');
  return dialog !== null && !dialog.contains(zone);
}
