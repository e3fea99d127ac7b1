import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Button, Flex, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { IconFolderPlus, IconLayoutGrid, IconLayoutList, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
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
  const { filesBelow } = useSubfolders(folder);
  // Not yet known for the folder or the search that opens.
  const total = list.isStale ? undefined : list.page?.total;
  const noteOf = (count: number) =>
    search === '' ? text.folderWith(folder, count, filesBelow) : text.folderWithHits(folder, count);
  const limits = {
    image: formatBytes(pageSettings.imageMaxBytes()),
    document: formatBytes(pageSettings.documentMaxBytes()),
  };
  return (
    <>
      <PageHead
        title={archive?.title ?? text.title}
        documentTitle={archive?.title ?? text.documentTitle(folder)}
        note={total === undefined ? folder : noteOf(total)}
        phoneTool={selectButton}
        action={
          <>
            <Button component={Link} to={paths.deletedFiles} variant="quiet" aria-label={text.bin} {...SECOND}>
              <IconTrash aria-hidden /> <NotPhone>{text.bin}</NotPhone>
            </Button>
            <Button aria-label={text.addFolder} onClick={() => onAction({ kind: 'create' })} {...SECOND}>
              <IconFolderPlus aria-hidden /> <NotPhone>{text.addFolder}</NotPhone>
            </Button>
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
          {text.archiveHelp(archive, limits)}
        </Text>
      )}
    </>
  );
}

/** On a phone the bar at the foot also has the pager: only the main button shows its word. */
const SECOND = { w: { base: 40, sm: 'auto' }, px: { base: 0, sm: 'sm' } };

function NotPhone({ children }: { children: string }) {
  return (
    <Box component="span" visibleFrom="sm" ml="xs">
      {children}
    </Box>
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
        label={text.search}
        maxLength={SEARCH_MAX_LENGTH}
        search={address.search}
        delayMs={SEARCH_AFTER_MS}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <SegmentedControl
        aria-label={text.view}
        value={view}
        onChange={(next) => onView(next as FileView)}
        data={(['table', 'grid'] as const).map((value) => ({
          value,
          label: (
            <Flex component="span" align="center">
              {value === 'table' ? <IconLayoutList aria-hidden /> : <IconLayoutGrid aria-hidden />}
              <NotPhone>{text.views[value]}</NotPhone>
              <VisuallyHidden hiddenFrom="sm">{text.views[value]}</VisuallyHidden>
            </Flex>
          ),
        }))}
      />
      <Box w={{ base: 108, sm: 152 }}>
        <SortSelect
          isLabelHidden
          label={text.sorting}
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
