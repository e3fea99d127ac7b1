import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFolder } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { Pager } from '#web/ui/lists/Pager.tsx';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import look from '#web/ui/look.module.css';
import { FolderPanel } from '../library/FolderPanel.tsx';
import { UploadButton } from '../uploads/UploadButton.tsx';
import { UploadDropZone } from '../uploads/UploadDropZone.tsx';
import { ChosenOrder } from './ChosenOrder.tsx';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import detailClasses from './PickerDetails.module.css';
import { PickerDetails } from './PickerDetails.tsx';
import { PickerGrid } from './PickerGrid.tsx';
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

type PickerToolsProps = {
  list: ReturnType<typeof usePickerList>;
  onFiles: (files: File[]) => void;
  onlyImages: boolean;
  children?: ReactNode;
};

/** Search while the user types, and the upload into the open folder. */
function PickerTools({ list, onFiles, onlyImages, children }: PickerToolsProps) {
  return (
    <div className={`${look.row} ${classes.tools}`}>
      <search className={classes.search}>
        <SearchBox
          label={text.search}
          maxLength={SEARCH_MAX_LENGTH}
          value={list.typed}
          onChange={list.setSearch}
          isFirst
        />
      </search>
      {children}
      <UploadButton label={text.upload} onFiles={onFiles} onlyImages={onlyImages} />
    </div>
  );
}

type PickerFootProps = {
  request: PickRequest;
  choice: ReturnType<typeof useChosenFiles>;
  list: ReturnType<typeof usePickerList>;
  /** What is chosen is shown in place of the grid. */
  isStep: boolean;
  /** Goes to that step and back, where several pictures are chosen on a phone; undefined elsewhere. */
  onStep: ((isStep: boolean) => void) | undefined;
  onPick: () => void;
  onCancel: () => void;
};

/** Pages of the grid, and the button that takes what is chosen. */
function PickerFoot({ request, choice, list, isStep, onStep, onPick, onCancel }: PickerFootProps) {
  const { kind, submit, current, onAddress } = request;
  const count = choice.chosen.length;
  const pages = list.list.data?.numPages ?? 0;
  const word = kind === 'images' ? text.add(count) : (submit ?? (current ? text.replace : text.choose));
  return (
    <footer className={`${look.line} ${classes.foot}`}>
      {isStep ? (
        <Button onClick={onStep ? () => onStep(false) : choice.clear}>
          {onStep ? text.backToPictures : text.otherPicture}
        </Button>
      ) : (
        <div className={classes.footStart}>
          {onAddress && (
            <button type="button" className={`${look.underlined} ${detailClasses.link}`} onClick={onAddress}>
              {text.address}
            </button>
          )}
          {pages > 1 && <Pager page={list.page} pages={pages} onChange={list.setPage} label={text.pages} />}
        </div>
      )}
      {kind === 'images' && !isStep && (
        <span className={look.quiet} role="status">
          {countOf(count, text.selected)}
        </span>
      )}
      {onStep && !isStep && (
        <Button disabled={count === 0} onClick={() => onStep(true)}>
          {text.captions}
        </Button>
      )}
      {!isStep && !onStep && <Button onClick={onCancel}>{text.cancel}</Button>}
      {kind !== 'file' && (
        <Button variant="filled" disabled={count === 0} onClick={onPick}>
          {word}
        </Button>
      )}
    </footer>
  );
}
