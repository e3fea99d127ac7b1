import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { Anchor, Box, Button, Flex, Text } from '@mantine/core';
import { useState } from 'react';
import { IconFolder } from '#web/lib/icons.ts';
import { useIsNarrow, useIsPhone, useIsTouch } from '#web/lib/use-window-size.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { Pager } from '#web/ui/lists/Pager.tsx';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import { FolderPanel } from '../library/FolderPanel.tsx';
import { UploadButton } from '../uploads/UploadButton.tsx';
import { UploadDropZone } from '../uploads/UploadDropZone.tsx';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import { PickerDetails } from './PickerDetails.tsx';
import { PickerGrid } from './PickerGrid.tsx';
import type { PickRequest } from './pick-request.ts';
import { type ChosenFile, useChosenFiles } from './use-chosen-files.ts';
import { usePickerList } from './use-picker-list.ts';
import { useUploadAndPick } from './use-upload-and-pick.ts';

type Props = { request: PickRequest; onPick: (chosen: readonly ChosenFile[]) => void; onCancel: () => void };

/**
 * A click on a file picks it. A click on a picture shows it large with its texts, and a double click or Enter picks it;
 * several pictures are collected across folders and pages. Files uploaded here are chosen at once.
 */
export function MediaPickerDialog({ request, onPick, onCancel }: Props) {
  const { kind, language, current, has = { alt: true, caption: true } } = request;
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const isTouch = useIsTouch();
  const choice = useChosenFiles(kind, language);
  const list = usePickerList(kind);
  const onlyImages = kind !== 'file';
  const uploadFolder = request.uploadFolder ?? list.folder;
  const upload = useUploadAndPick({
    folder: uploadFolder,
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
  const details = <PickerDetails choice={choice} language={language} current={current} isMany={isMany} has={has} />;
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
      title={request.title ?? (current ? 'Zamijeni sliku' : text.title[kind])}
      size={onlyImages ? 1160 : 1080}
      fullScreen={isPhone}
      styles={{
        ...(isPhone && { content: { display: 'flex', flexDirection: 'column' } }),
        body: { display: 'grid', gridTemplateRows: '1fr auto', flex: 1, gap: 12, ...(isPhone && { paddingBottom: 0 }) },
      }}
    >
      {isStep ? (
        details
      ) : (
        <UploadDropZone folder={uploadFolder} onFiles={upload}>
          <Flex wrap="wrap" gap="xs" pb="sm">
            <Box component="search" flex={{ base: '1 0 100%', sm: 1 }} miw={200} maw={{ sm: 420 }}>
              <SearchBox
                label="Pretraži"
                maxLength={SEARCH_MAX_LENGTH}
                value={list.typed}
                onChange={list.setSearch}
                isFirst={!isTouch}
              />
            </Box>
            {hasFolderButton && (
              <Button
                flex={{ base: 1, sm: 'none' }}
                leftSection={<IconFolder aria-hidden />}
                aria-label={`Folder: ${list.folder}`}
                aria-expanded={isFolderChoice}
                onClick={() => setIsFolderChoice(!isFolderChoice)}
              >
                <Text span truncate maw={{ sm: 96 }}>
                  {nameOf(list.folder)}
                </Text>
              </Button>
            )}
            <UploadButton label="Upload" onFiles={upload} onlyImages={onlyImages} />
          </Flex>
          <div className={classes.columns} data-aside={isAside || undefined}>
            {(!hasFolderButton || isFolderChoice) && folders}
            {!isFolderChoice && (
              <div className={classes.files}>
                <PickerGrid
                  list={list}
                  kind={kind}
                  choice={choice}
                  hasTree={!hasFolderButton}
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

function PickerFoot({ request, choice, list, isStep, onStep, onPick, onCancel }: PickerFootProps) {
  const { kind, submit, current, onAddress } = request;
  const count = choice.chosen.length;
  const pages = list.list.data?.numPages ?? 0;
  const word = kind === 'images' ? text.add(count) : (submit ?? (current ? 'Zamijeni' : 'Odaberi sliku'));
  return (
    <Flex
      component="footer"
      wrap="wrap"
      align="center"
      justify="flex-end"
      gap="xs"
      pt="sm"
      px={{ base: 'md', sm: 0 }}
      pb={{ base: 'sm', sm: 0 }}
      className={classes.foot}
      style={{ borderTop: '1px solid var(--rule-2)' }}
    >
      {isStep ? (
        <Button mr="auto" onClick={onStep ? () => onStep(false) : choice.clear}>
          {onStep ? 'Natrag na slike' : 'Druga slika'}
        </Button>
      ) : (
        <Flex wrap="wrap" align="center" rowGap="xs" columnGap={{ base: 'xs', sm: 'lg' }} mr="auto">
          {onAddress && (
            <Anchor component="button" type="button" mih={{ base: 40, sm: 24 }} onClick={onAddress}>
              Slika s adrese na webu
            </Anchor>
          )}
          {pages > 1 && <Pager page={list.page} pages={pages} onChange={list.setPage} label="Stranice odabira" />}
        </Flex>
      )}
      {kind === 'images' && !isStep && (
        <Text span c="quiet" role="status">
          {countOf(count, text.selected)}
        </Text>
      )}
      {onStep && !isStep && (
        <Button disabled={count === 0} onClick={() => onStep(true)}>
          Potpisi
        </Button>
      )}
      {!isStep && !onStep && <Button onClick={onCancel}>Odustani</Button>}
      {kind !== 'file' && (
        <Button variant="filled" disabled={count === 0} onClick={onPick}>
          {word}
        </Button>
      )}
    </Flex>
  );
}
