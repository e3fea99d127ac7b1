import { nameOf } from '@baklja/contract/files/folders';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Button, Flex, Menu, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { IconDots, IconFolderPlus, IconLayoutGrid, IconLayoutList, IconTrash } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { SortSelect } from '#web/lists/filters/SortSelect.tsx';
import { useSubfolders } from '#web/media/library/SubfolderLinks.tsx';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { SearchField } from '#web/ui/lists/SearchField.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { mediaText as text } from '../media.text.ts';
import type { ManagerProps } from './FileTable.tsx';
import classes from './MediaManagerScreen.module.css';
import type { FileView } from './manager-address.ts';

type HeadProps = ManagerProps & { selectButton: ReactNode };

export function ManagerHead({
  list,
  address: { folder, search },
  archive,
  onAction,
  onUpload,
  selectButton,
}: HeadProps) {
  const { subfolders } = useSubfolders(folder);
  const isPhone = useIsPhone();
  const menu = useRef<HTMLButtonElement>(null);
  // Not yet known for the folder or the search that opens.
  const total = list.isStale ? undefined : list.page?.total;
  const count = total !== undefined && (search === '' ? text.contents(total, subfolders.length) : text.hits(total));
  const limits = {
    image: formatBytes(pageSettings.imageMaxBytes()),
    document: formatBytes(pageSettings.documentMaxBytes()),
  };
  return (
    <>
      <PageHead
        title={archive?.title ?? (isPhone ? nameOf(folder) : text.title)}
        documentTitle={archive?.title ?? `Media: ${folder}`}
        note={isPhone && archive ? undefined : [!isPhone && folder, count].filter(Boolean).join(', ')}
        phoneTool={selectButton}
        action={
          <>
            <Box display="contents" visibleFrom="sm">
              <Button component={Link} to={paths.deletedFiles} variant="quiet" leftSection={<IconTrash aria-hidden />}>
                {text.bin}
              </Button>
              <Button leftSection={<IconFolderPlus aria-hidden />} onClick={() => onAction({ kind: 'create' })}>
                {text.addFolder}
              </Button>
            </Box>
            <Menu position="top-end">
              <Menu.Target>
                <Button ref={menu} hiddenFrom="sm" px="xs" aria-label={text.acts}>
                  <IconDots aria-hidden />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={<IconFolderPlus aria-hidden />}
                  onClick={() => onAction({ kind: 'create' }, menu.current)}
                >
                  {text.addFolder}
                </Menu.Item>
                <Menu.Item component={Link} to={paths.deletedFiles} leftSection={<IconTrash aria-hidden />}>
                  {text.bin}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
            <UploadButton
              label={text.upload}
              variant="filled"
              onFiles={onUpload}
              onlyImages={archive?.isPictures ?? false}
            />
          </>
        }
      />
      {archive && (
        <Text c="quiet" maw="68ch" pb="xs">
          {/* In the top bar of a phone it has no room next to the title. */}
          {isPhone && count && `${count}. `}
          {text.archiveHelp(archive, limits)}
        </Text>
      )}
    </>
  );
}

type ToolsProps = ManagerProps & { onView: (view: FileView) => void; pager: ReactNode };

export function FileTools({ address, view, onChange, onView, pager }: ToolsProps) {
  return (
    <Flex
      align="center"
      wrap={{ base: 'nowrap', sm: 'wrap', md: 'nowrap' }}
      rowGap="xs"
      columnGap={{ base: 'xs', sm: 'md' }}
      mih={{ base: 52, sm: 44 }}
      pt={{ base: 4, sm: 0 }}
      pb={{ base: 8, sm: 6 }}
    >
      <SearchField
        className={classes.search}
        label="Pretraži"
        maxLength={SEARCH_MAX_LENGTH}
        search={address.search}
        delayMs={SEARCH_AFTER_MS}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <SegmentedControl
        aria-label="Prikaz"
        value={view}
        onChange={(next) => onView(next as FileView)}
        data={(['table', 'grid'] as const).map((value) => ({
          value,
          label: (
            <Flex component="span" align="center">
              {value === 'table' ? <IconLayoutList aria-hidden /> : <IconLayoutGrid aria-hidden />}
              <Box component="span" visibleFrom="sm" ml="xs">
                {text.views[value]}
              </Box>
              <VisuallyHidden hiddenFrom="sm">{text.views[value]}</VisuallyHidden>
            </Flex>
          ),
        }))}
      />
      <Box w={{ base: 108, sm: 152 }}>
        <SortSelect
          isLabelHidden
          label="Poredak"
          sortings={text.sortings}
          value={`${address.sort} ${address.order}`}
          onChange={onChange}
        />
      </Box>
      <Box visibleFrom="sm" ml="auto">
        {pager}
      </Box>
    </Flex>
  );
}
