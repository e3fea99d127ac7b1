import type { MediaFile } from '@baklja/contract/features/media';
import { parentOf } from '@baklja/contract/folders';
import { countOf } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { Pager } from '#web/ui/lists/Pager.tsx';
import { FolderPanel } from '#web/widgets/media-library/FolderPanel.tsx';
import { UploadDropZone } from '#web/widgets/uploads/UploadDropZone.tsx';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import { PickerGrid } from './PickerGrid.tsx';
import { PickerTools } from './PickerTools.tsx';
import type { PickKind } from './use-picker-list.ts';
import { usePickerList } from './use-picker-list.ts';
import { useUploadAndPick } from './use-upload-and-pick.ts';

type Props = { kind: PickKind; onPick: (files: MediaFile[]) => void; onCancel: () => void };

/**
 * The media library as a dialog. For one picture or file, a click chooses it; several pictures are collected across
 * folders and pages and then confirmed together. Files uploaded here are chosen at once.
 */
export function MediaPickerDialog({ kind, onPick, onCancel }: Props) {
  const isPhone = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<readonly MediaFile[]>([]);
  const list = usePickerList(kind);
  const isMany = kind === 'images';

  const choose = (files: readonly MediaFile[]) => {
    if (!isMany) onPick(files.slice(0, 1));
    else setChosen((before) => [...before, ...files.filter(({ id }) => !before.some((file) => file.id === id))]);
  };
  const toggle = (file: MediaFile) => {
    const isChosen = chosen.some(({ id }) => id === file.id);
    if (isMany && isChosen) setChosen(chosen.filter(({ id }) => id !== file.id));
    else choose([file]);
  };
  const upload = useUploadAndPick({ folder: list.folder, onlyImages: kind !== 'file', onSaved: choose });

  return (
    <StackedModal
      onClose={onCancel}
      title={text.title[kind]}
      size={1080}
      fullScreen={isPhone}
      classNames={{ body: classes.body }}
    >
      <UploadDropZone folder={list.folder} onFiles={upload} isEnabled>
        <PickerTools list={list} onFiles={upload} onlyImages={kind !== 'file'} />
        <div className={classes.columns}>
          <div className={classes.folders}>
            <FolderPanel
              open={list.folder}
              onOpen={list.openFolder}
              onBack={() => list.openFolder(parentOf(list.folder))}
            />
          </div>
          <div className={classes.files}>
            <PickerGrid list={list} kind={kind} chosen={chosen} onToggle={toggle} />
          </div>
        </div>
      </UploadDropZone>
      <footer className={classes.foot}>
        <Pager page={list.page} pages={list.list.data?.numPages ?? 0} onChange={list.setPage} label={text.pages} />
        {isMany && (
          <span className={classes.count} role="status">
            {countOf(chosen.length, text.selected)}
          </span>
        )}
        <Button onClick={onCancel}>{text.cancel}</Button>
        {isMany && (
          <Button variant="filled" disabled={chosen.length === 0} onClick={() => onPick([...chosen])}>
            {text.add(countOf(chosen.length, text.added))}
          </Button>
        )}
      </footer>
    </StackedModal>
  );
}
