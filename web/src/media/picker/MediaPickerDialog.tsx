import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import look from '#web/ui/look.module.css';
import { FolderPanel } from '../library/FolderPanel.tsx';
import { UploadDropZone } from '../uploads/UploadDropZone.tsx';
import { ChosenOrder } from './ChosenOrder.tsx';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import { PickerDetails } from './PickerDetails.tsx';
import { PickerFoot } from './PickerFoot.tsx';
import { PickerGrid } from './PickerGrid.tsx';
import { PickerTools } from './PickerTools.tsx';
import type { PickRequest } from './pick-request.ts';
import { type ChosenFile, useChosenFiles } from './use-chosen-files.ts';
import { usePickerList } from './use-picker-list.ts';
import { useUploadAndPick } from './use-upload-and-pick.ts';

type Props = { request: PickRequest; onPick: (chosen: readonly ChosenFile[]) => void; onCancel: () => void };

/**
 * The media library as a dialog. A click on a file picks it. A click on a picture shows it large with its texts, and a
 * double click or Enter picks it; several pictures are collected across folders and pages. Files uploaded here are
 * chosen at once.
 */
export function MediaPickerDialog({ request, onPick, onCancel }: Props) {
  const { kind, language, current, has = { alt: true, caption: true } } = request;
  const isPhone = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const choice = useChosenFiles(kind, language);
  const list = usePickerList(kind);
  const onlyImages = kind !== 'file';
  const upload = useUploadAndPick({
    folder: list.folder,
    onlyImages,
    onSaved: (files) => (onlyImages ? choice.choose(files) : onPick(files.slice(0, 1).map(choice.withTexts))),
  });
  const [isCaptioning, setIsCaptioning] = useState(false);
  const [isFolderChoice, setIsFolderChoice] = useState(false);
  const isMany = kind === 'images';
  // On a phone what is chosen takes the place of the grid.
  const isAside = onlyImages && !isPhone;
  // Folders, grid and details side by side need a wide window.
  const hasFolderButton = isPhone || (onlyImages && isNarrow);
  const isStep = isPhone && (isMany ? isCaptioning && choice.chosen.length > 0 : choice.active !== undefined);
  const place = isMany ? choice.chosen.findIndex(({ file }) => file.id === choice.active?.file.id) + 1 : undefined;
  const details = (
    <PickerDetails
      chosen={choice.active}
      language={language}
      current={current}
      place={place}
      has={has}
      onChange={(texts) => choice.active && choice.changeTexts(choice.active.file.id, texts)}
    >
      {isMany && choice.chosen.length > 0 && <ChosenOrder choice={choice} />}
    </PickerDetails>
  );
  const folders = (
    <div className={classes.folders}>
      <FolderPanel
        open={list.folder}
        onOpen={(path) => {
          list.openFolder(path);
          setIsFolderChoice(false);
        }}
        onBack={() => list.openFolder(parentOf(list.folder))}
      />
    </div>
  );

  return (
    <StackedModal
      onClose={onCancel}
      title={request.title ?? (current ? text.replaceTitle : text.title[kind])}
      size={onlyImages ? 1160 : 1080}
      fullScreen={isPhone}
      classNames={{ body: look.stack }}
    >
      {isStep ? (
        details
      ) : (
        <UploadDropZone folder={list.folder} onFiles={upload} isEnabled>
          <PickerTools list={list} onFiles={upload} onlyImages={onlyImages}>
            {hasFolderButton && (
              <Button
                leftSection={<IconFolder aria-hidden />}
                aria-label={text.folders(list.folder)}
                aria-expanded={isFolderChoice}
                onClick={() => setIsFolderChoice(!isFolderChoice)}
              >
                <span className={classes.folderName}>{nameOf(list.folder)}</span>
              </Button>
            )}
          </PickerTools>
          <div className={classes.columns} data-aside={isAside || undefined}>
            {(!hasFolderButton || isFolderChoice) && folders}
            {!isFolderChoice && (
              <div className={classes.files}>
                <PickerGrid
                  list={list}
                  kind={kind}
                  choice={choice}
                  onConfirm={(file) => onPick([choice.withTexts(file)])}
                />
              </div>
            )}
            {isAside && details}
          </div>
        </UploadDropZone>
      )}
      <PickerFoot
        request={request}
        choice={choice}
        list={list}
        isStep={isStep}
        onStep={isMany && isPhone ? setIsCaptioning : undefined}
        onPick={() => onPick(choice.chosen)}
        onCancel={onCancel}
      />
    </StackedModal>
  );
}
