import { ARCHIVES, type Archive } from '@baklja/contract/files/folders';
import { SCREENS, type ScreenKey } from '@baklja/contract/screens';
import { compareNames } from '@baklja/contract/title-order';
import { useMemo } from 'react';
import type { Finding } from '#web/lists/find-rows.ts';
import { type ListRows, useLocalRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { mediaLibraryText } from '#web/media/library/media-library.text.ts';
import { useSubfolders } from '#web/media/library/use-subfolders.ts';
import { archiveCard, archiveColumns } from './archive-columns.tsx';
import { type ArchiveRow, archiveQuery } from './archives.queries.ts';
import { fileListTexts, archivesText as text } from './archives.text.ts';
import { type ArchiveAddress, archiveAddress } from './list-address.ts';

/** /image-old */
export function AthleteImagesScreen() {
  return <ArchiveScreen screen="athleteImages" archive="athlete-images" />;
}

/** /stari-dokumenti */
export function OldDocumentsScreen() {
  return <ArchiveScreen screen="oldDocuments" archive="old-documents" />;
}

/** /web-slike */
export function WebImagesScreen() {
  return <ArchiveScreen screen="webImages" archive="web-images" />;
}

type Props = { screen: ScreenKey; archive: Archive };

const finding: Finding<ArchiveRow, ArchiveAddress> = {
  titleOf: ({ name }) => name,
  sortValue: ({ name, date }, sort) => (sort === 'name' ? name : date),
  compareTexts: compareNames,
  groupOf: ({ type }) => (type === '' ? 0 : 1),
};

/** Every item in the folder of an archive, with its address. The media manager shows the content of subfolders. */
function ArchiveScreen({ screen, archive }: Props) {
  const address = useMemo(() => archiveAddress(archive), [archive]);
  const { filesBelow } = useSubfolders(ARCHIVES[archive]);
  return (
    <RecordListScreen
      kind="file"
      title={SCREENS[screen].title}
      address={address}
      useRows={useArchiveRows}
      columns={archiveColumns}
      card={archiveCard}
      rowHeight={58}
      skeletonRows={12}
      titleOf={finding.titleOf}
      noteOf={(list, { search }) => contentsOf(list, search === '' ? filesBelow : 0)}
      texts={{
        ...fileListTexts,
        foldedSearch: text.searchedHere,
        empty: () => text.emptyArchive,
        emptyHelp: text.emptyArchiveHelp[archive],
      }}
    />
  );
}

function useArchiveRows(request: ArchiveAddress) {
  return useLocalRows(archiveQuery(request.archive), request, finding);
}

function contentsOf({ selectable }: ListRows<ArchiveRow>, filesBelow: number): string {
  const folders = selectable.filter(({ type }) => type === '').length;
  const files = selectable.length - folders;
  return filesBelow > 0 ? mediaLibraryText.contents(files, filesBelow) : text.contents(files, folders);
}
