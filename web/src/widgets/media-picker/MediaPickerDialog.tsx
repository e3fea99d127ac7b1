import { parentOf } from '@baklja/contract/folders';
import { useMediaQuery } from '@mantine/hooks';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { FolderPanel } from '#web/widgets/media-library/FolderPanel.tsx';
import { UploadDropZone } from '#web/widgets/uploads/UploadDropZone.tsx';
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
  const choice = useChosenFiles(kind, language);
  const list = usePickerList(kind);
  const onlyImages = kind !== 'file';
  const upload = useUploadAndPick({
    folder: list.folder,
    onlyImages,
    onSaved: (files) => (onlyImages ? choice.choose(files) : onPick(files.slice(0, 1).map(choice.withTexts))),
  });
  // On a phone the chosen picture takes the place of the grid.
  const isAside = onlyImages && !isPhone;
  const isStep = kind === 'image' && isPhone && choice.active !== undefined;
  const details = (
    <PickerDetails
      chosen={choice.active}
      language={language}
      current={current}
      has={has}
      onChange={(texts) => choice.active && choice.changeTexts(choice.active.file.id, texts)}
    />
  );

  return (
    <StackedModal
      onClose={onCancel}
      title={request.title ?? (current ? text.replaceTitle : text.title[kind])}
      size={onlyImages ? 1160 : 1080}
      fullScreen={isPhone}
      classNames={{ body: classes.body }}
    >
      {isStep ? (
        details
      ) : (
        <UploadDropZone folder={list.folder} onFiles={upload} isEnabled>
          <PickerTools list={list} onFiles={upload} onlyImages={onlyImages} />
          <div className={classes.columns} data-aside={isAside || undefined}>
            <div className={classes.folders}>
              <FolderPanel
                open={list.folder}
                onOpen={list.openFolder}
                onBack={() => list.openFolder(parentOf(list.folder))}
              />
            </div>
            <div className={classes.files}>
              <PickerGrid
                list={list}
                kind={kind}
                choice={choice}
                onConfirm={(file) => onPick([choice.withTexts(file)])}
              />
            </div>
            {isAside && details}
          </div>
        </UploadDropZone>
      )}
      <PickerFoot
        request={request}
        choice={choice}
        list={list}
        isStep={isStep}
        onPick={() => onPick(choice.chosen)}
        onCancel={onCancel}
      />
    </StackedModal>
  );
}
