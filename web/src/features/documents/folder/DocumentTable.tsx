import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { Flex, Text } from '@mantine/core';
import { IconFileAlert } from '#web/lib/icons.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import type { Card } from '#web/lists/card-template.ts';
import { EditRowLink } from '#web/lists/EditRowLink.tsx';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { rowOrderText } from '#web/lists/row-order/row-order.text.ts';
import { FormerPlace, MovedNote, PlaceField, RowHandle } from '#web/lists/row-order/row-order.tsx';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import { useVirtualRows } from '#web/lists/use-virtual-rows.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { isUntranslated } from '../adding/added-documents.ts';
import type { DocumentRow } from '../documents.queries.ts';
import { documentsText } from '../documents.text.ts';
import orderClasses from '../OrderedRows.module.css';
import classes from './FolderScreen.module.css';
import { folderText as text } from './folder.text.ts';

type Props = {
  folder: ManagedFolder;
  documents: readonly DocumentRow[];
  order: RowOrder;
  /** All documents are shown, so that they have places. */
  isOrdered: boolean;
  /** The list of one subfolder, which its head names. */
  isSubfolder: boolean;
  /** The panel next to the table takes room. */
  isAdding: boolean;
  openId: number | undefined;
  /** Former and present places of documents that another user moved. */
  moved: ReadonlyMap<number, { from: number; to: number }> | undefined;
};

type DocumentColumn = Column<DocumentRow, Props>;

export function DocumentTable(props: Props) {
  const { folder, documents, order, isOrdered, isSubfolder, isAdding, openId } = props;
  const columns = columnsOf(isSubfolder).filter(({ key }) => !isAdding || (key !== 'shownIn' && key !== 'onWeb'));
  return (
    <RecordTable
      label={folder.title}
      rows={documents}
      columns={isOrdered ? [...PLACES, ...columns] : columns}
      request={props}
      card={isOrdered ? CARD : undefined}
      toneOf={({ id }) => (id === openId ? 'tinted' : undefined)}
      rowProps={({ id }) => ({ className: orderClasses.row, ...order.rowProps(id) })}
      useDrawnRows={useVirtualRows}
      keepDrawn={[order.lifted?.id, openId]}
    />
  );
}

export function DocumentTableSkeleton({ isSubfolder }: Pick<Props, 'isSubfolder'>) {
  const columns: readonly Column<DocumentRow, unknown>[] = [...PLACES, ...columnsOf(isSubfolder)].map((column) => ({
    ...column,
    cell: () => null,
  }));
  return <RecordTable label={text.loading} rows={undefined} columns={columns} request={undefined} card={CARD} isBusy />;
}

/** Of a row with a place. */
const CARD: Card = { columns: 'auto minmax(0, 1fr) auto', lines: ['place name edit'] };

const PLACES: readonly DocumentColumn[] = [
  {
    key: 'grip',
    head: 'Premjesti',
    isHeadHidden: true,
    width: 28,
    cell: ({ id }, { order }) => <RowHandle order={order} id={id} />,
  },
  {
    key: 'place',
    head: text.place,
    width: 68,
    onPhone: 'action',
    className: orderClasses.place,
    cell: ({ id }, { order, moved }) => (
      <>
        {moved?.has(id) && (
          <Text span c="lapis" fw={600} aria-hidden>
            {moved.get(id)?.from} →
          </Text>
        )}
        <PlaceField order={order} id={id} />
      </>
    ),
  },
];

const COLUMNS: readonly DocumentColumn[] = [
  {
    key: 'name',
    head: text.name,
    onPhone: 'title',
    cell: (document, props) => <Name document={document} {...props} />,
  },
  { key: 'year', head: text.year, width: 72, hideBelow: 'tablet', className: classes.quiet, cell: ({ year }) => year },
  {
    key: 'shownIn',
    head: text.shownIn,
    width: 'min(200px, 14vw)',
    hideBelow: 'tablet',
    className: classes.quiet,
    cell: (document, { folder }) => {
      const { title } = subfolderOf(document, folder) ?? {};
      return (
        <Text truncate title={title} c={title === undefined ? 'dimmed' : undefined}>
          {title ?? text.inFolder}
        </Text>
      );
    },
  },
  {
    key: 'onWeb',
    head: text.onWeb,
    width: 112,
    cell: (document, { folder }) => {
      const isShown = isVisible(document, folder);
      return <StatusDot kind={isShown ? 'full' : 'empty'}>{isShown ? text.shown : text.hidden}</StatusDot>;
    },
  },
  {
    key: 'size',
    head: text.size,
    width: 128,
    align: 'right',
    className: classes.quiet,
    cell: (document) => (document.file_missing === 1 ? <MissingFile /> : sizeOf(document)),
  },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 64,
    align: 'right',
    onPhone: 'action',
    cell: ({ id, doc_name }) => <EditRowLink param="dokument" recordKey={id} title={doc_name} />,
  },
];

function columnsOf(isSubfolder: boolean): readonly DocumentColumn[] {
  return isSubfolder ? COLUMNS.filter(({ key }) => key !== 'shownIn') : COLUMNS;
}

function Name({ document, folder, isSubfolder, order, moved }: Props & { document: DocumentRow }) {
  const { id, doc_name, title_eng, year, link, file_missing } = document;
  const place = moved?.get(id);
  const size = file_missing === 1 ? undefined : sizeOf(document);
  const hidden = isVisible(document, folder) ? undefined : text.hidden;
  const untranslated = isUntranslated(document) && documentsText.untranslated;
  return (
    <>
      <span className={classes.name}>
        <a href={link} target="_blank" rel="noreferrer" title={`${doc_name} / ${title_eng}`}>
          {doc_name}
        </a>
        {untranslated && (
          <Text span visibleFrom="sm" flex="none" ml="sm" c="dimmed" fz="sm">
            {untranslated}
          </Text>
        )}
        <FormerPlace order={order} id={id} />
        {place && (
          <MovedNote>
            {folder.ordered_by_name ?? text.someone}, {rowOrderText.movedFrom(place.from, place.to)}
          </MovedNote>
        )}
      </span>
      <Text component="div" c="dimmed" fz="sm" hiddenFrom="sm">
        {[year, !isSubfolder && subfolderOf(document, folder)?.title, size, hidden, untranslated]
          .filter(Boolean)
          .join(' · ')}
        <div>{file_missing === 1 && <MissingFile />}</div>
      </Text>
    </>
  );
}

function MissingFile() {
  return (
    <Flex component="span" display="inline-flex" align="center" gap={5} c="var(--ink)" fz="sm" fw={550}>
      <IconFileAlert aria-hidden /> {text.fileMissing}
    </Flex>
  );
}

function sizeOf({ file_size }: DocumentRow): string {
  return file_size === null ? text.otherHost : formatBytes(file_size);
}

/** The subfolder that shows the document; undefined when the folder itself does. */
export function subfolderOf({ show_in_sub, sub_folder }: DocumentRow, { subfolders }: ManagedFolder) {
  return show_in_sub === 1 ? subfolders.find(({ sub_id }) => sub_id === sub_folder) : undefined;
}

function isVisible(document: DocumentRow, folder: ManagedFolder): boolean {
  return folder.show_doc_page === 1 && (subfolderOf(document, folder)?.show_sub ?? 1) === 1;
}
