import { foldText } from '@baklja/contract/alias';
import { binRoutes, type DeletedRecord, type Restoration } from '@baklja/contract/features/site/bin';
import { KINDS, kindsWith } from '@baklja/contract/kinds';
import { BIN_DAYS } from '@baklja/contract/limits';
import { countOf, formatNumber, formatRange, formFor } from '@baklja/contract/plural';
import { type BinKind, binKindsOf, ERASERS, restoreText } from '@baklja/contract/records/bin';
import { capitalised, nominative, RECORD_FORMS } from '@baklja/contract/records/record-words';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call, messageOf } from '#web/lib/api-client.ts';
import { formatMoment } from '#web/lib/dates.ts';
import {
  IconArrowBackUp,
  IconArticle,
  IconFile,
  IconFolder,
  IconMedal,
  IconMenu2,
  IconRun,
  IconTrash,
  IconUser,
} from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { introPictureUrl } from '#web/lib/post-pictures.ts';
import { useSession } from '#web/lib/session.ts';
import { RECORDS_UNDO_MS } from '#web/lib/timings.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { defineListAddress, id, option, page, search } from '#web/lists/address/list-address.ts';
import type { Card } from '#web/lists/card-template.ts';
import type { ChoiceFilter } from '#web/lists/filters/filters.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import type { ListTexts } from '#web/lists/record-list.text.ts';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import classes from './Bin.module.css';
import {
  type BinRequest,
  binUsersQuery,
  deletedPictureQuery,
  deletedRecordsQuery,
  useBinWrite,
  useDeletedRecords,
} from './bin.queries.ts';
import { useErasing } from './use-erasing.tsx';

const kinds = kindsWith('bin');
const KIND_WORDS = Object.fromEntries(kinds.map((kind) => [kind, foldText(nominative(kind))])) as Record<
  BinKind,
  string
>;

const binAddress = defineListAddress<BinRequest>({
  page: page(),
  search: search(),
  kind: option('vrsta', KIND_WORDS),
  user: id('korisnik'),
});

const texts: Partial<ListTexts> = {
  region: 'Izbrisani zapisi',
  notLoaded: 'Koš nije učitan.',
  search: 'Naziv',
  count: (total) => countOf(total, RECORD_FORMS),
  shown: (first, last, total) =>
    `Zapisi ${formatRange(formatNumber(first), formatNumber(last))} od ${formatNumber(total)}`,
  selectionBar: 'Odabrani zapisi',
  selected: (count) =>
    `${formFor(count, { one: 'Odabran', few: 'Odabrana', other: 'Odabrano' })} ${countOf(count, RECORD_FORMS)}`,
  empty: () => 'Koš je prazan.',
  emptyHelp: `Ovdje se ${BIN_DAYS} dana čuva ono što je izbrisano i može se vratiti.`,
  noTitle: (search) => `Ništa u košu ne zove se „${search}”.`,
  noMatch: 'Ništa u košu ne odgovara filtrima.',
  searchedTitle: (search) => `naziv sadrži „${search}”`,
};

/**
 * /kos: deleted records that the user may restore until their retention time ends; a superadmin may delete them for
 * good before.
 */
export function BinScreen() {
  const restore = useRestoring();
  const { eraseRecords, emptyBin, eraseDialog } = useErasing();
  const role = useSession()?.role;
  const isPhone = useIsPhone();
  const emptying = role !== undefined && ERASERS.includes(role) ? <EmptyBinButton onClick={emptyBin} /> : undefined;
  return (
    <>
      <RecordListScreen
        kind="file"
        title="Koš"
        address={binAddress}
        useRows={useDeletedRecords}
        columns={binColumns((record) => restore([record]))}
        card={binCard}
        rowHeight={40}
        skeletonRows={10}
        lineFilters={useFilters()}
        titleOf={(record) => record.title}
        intro={
          <Text c="dimmed" mb="sm">
            {`Izbrisano ostaje ovdje ${BIN_DAYS} dana. Članci se vraćaju kao skice, a folderi i subfolderi skriveni.`}{' '}
            {isPhone && emptying}
          </Text>
        }
        action={isPhone ? undefined : emptying}
        emptyAction={null}
        actions={(records, onDone) => (
          <>
            <SelectionAction icon={<IconArrowBackUp aria-hidden />} onClick={() => restore(records, onDone)}>
              Vrati
            </SelectionAction>
            {emptying && (
              <SelectionAction icon={<IconTrash aria-hidden />} onClick={() => eraseRecords(records, onDone)}>
                Izbriši zauvijek
              </SelectionAction>
            )}
          </>
        )}
        texts={texts}
      />
      {eraseDialog}
    </>
  );
}

/** Nothing while the bin is empty. What is deleted after it was counted here stays. A phone has it in the text above. */
function EmptyBinButton({ onClick }: { onClick: (seen: { until: string; total: number }) => void }) {
  const { data } = useQuery(deletedRecordsQuery({ page: 1, search: '' }));
  const until = data?.records[0]?.deleted;
  const isPhone = useIsPhone();
  if (!data || until === undefined) return null;
  const empty = () => onClick({ until, total: data.total });
  if (isPhone) return <TextButton onClick={empty}>Isprazni koš</TextButton>;
  return (
    <Button variant="quiet-danger" leftSection={<IconTrash aria-hidden />} onClick={empty}>
      Isprazni koš
    </Button>
  );
}

/** Restores records at once. The toast says what is not as it was, and leads to the only record, which says it too. */
function useRestoring() {
  const restoring = useBinWrite<Restoration>();
  const toasts = useToasts();
  const navigate = useNavigate();

  const send = async (records: readonly DeletedRecord[], onRestored: (() => void) | undefined) => {
    if (restoring.isPending) return;
    toasts.clearErrors();
    try {
      const { message, notes, record } = await restoring.mutateAsync(() =>
        call(binRoutes.restoreDeletedRecords, { body: { ids: records.map(({ id }) => id) } }),
      );
      const said = [message, ...notes].join(' ');
      const open = record && {
        text: 'Otvori',
        onClick: () => void navigate(paths.record(record), { state: { restored: said } }),
      };
      toasts.success(said, RECORDS_UNDO_MS, open);
      onRestored?.();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };

  return (records: readonly DeletedRecord[], onRestored?: () => void) => void send(records, onRestored);
}

function useFilters(): ChoiceFilter[] {
  const role = useSession()?.role;
  const own = role === undefined ? [] : binKindsOf(role);
  const users = useQuery(binUsersQuery).data ?? [];
  const kindFilter = {
    key: 'kind',
    label: 'Vrsta',
    all: 'Sve vrste',
    options: own.map((kind) => ({ value: kind, label: capitalised(nominative(kind)) })),
  };
  const userFilter = {
    key: 'user',
    label: 'Tko',
    all: 'Svi korisnici',
    options: users.map(({ id, name }) => ({ value: String(id), label: name })),
  };
  return own.length < 2 ? [userFilter] : [kindFilter, userFilter];
}

/** With fewer days left, the number is bold. */
const FEW_DAYS = 4;

function binColumns(restore: (record: DeletedRecord) => void): readonly Column<DeletedRecord>[] {
  return [
    {
      key: 'picture',
      head: 'Slika',
      isHeadHidden: true,
      width: 58,
      onPhone: 'picture',
      cell: (record) => <Picture record={record} />,
    },
    {
      key: 'title',
      head: 'Naziv',
      onPhone: 'title',
      cell: (record) => (
        <div className={classes.title}>
          <Text span ff={TEXTS.includes(record.kind) ? 'heading' : undefined} fw={550}>
            {record.title}
          </Text>
          <Text span c="dimmed">
            {factsOf(record)}
          </Text>
        </div>
      ),
    },
    {
      key: 'by',
      head: 'Izbrisao',
      width: 160,
      narrowWidth: 108,
      className: classes.quiet,
      cell: (record) => record.deleted_by_name ?? 'nepoznato',
    },
    {
      key: 'deleted',
      head: 'Kada',
      width: 148,
      narrowWidth: 92,
      className: classes.quiet,
      cell: ({ deleted }) => formatMoment(deleted, new Date()),
    },
    {
      key: 'left',
      head: 'Nestaje za',
      width: 112,
      narrowWidth: 84,
      cell: ({ deleted }) => {
        const days = daysLeft(deleted, new Date());
        return days < FEW_DAYS ? <b>{describeDays(days)}</b> : describeDays(days);
      },
    },
    {
      key: 'gone',
      head: 'Nestaje za',
      onPhone: 'meta',
      isOnlyOnPhone: true,
      cell: ({ deleted }) => `nestaje za ${describeDays(daysLeft(deleted, new Date()))}`,
    },
    {
      key: 'restore',
      head: 'Vrati',
      isHeadHidden: true,
      width: 152,
      align: 'right',
      onPhone: 'action',
      cell: (record) => (
        <TextButton onClick={() => restore(record)} label={`${restoreText(record.kind)}: ${record.title}`}>
          {restoreText(record.kind)}
        </TextButton>
      ),
    },
  ];
}

const binCard: Card = {
  columns: 'auto minmax(0, 1fr) auto',
  lines: ['picture title title', 'picture gone restore'],
};

/** Kinds that are texts: their names are set as titles. */
const TEXTS: readonly BinKind[] = ['post', 'page', 'magazineArticle'];

/** What is the same of each record of a kind: pages have no drafts, and an athlete with medals cannot be deleted. */
const FACTS: Partial<Record<BinKind, string>> = { page: 'bila vidljiva', athlete: 'bez medalja' };

/** „folder, bio vidljiv, 2 subfoldera, 14 dokumenata”; of a file also its folder and uses. */
function factsOf(record: DeletedRecord): string {
  const { kind, contained, folder, uses } = record;
  const facts = [
    nominative(kind),
    FACTS[kind],
    describeVisibility(record),
    record.is_former && 'prijašnja verzija',
    folder,
    uses !== undefined && describeUses(uses),
    ...contained.map((one) => countOf(one.count, KINDS[one.kind].words.count)),
  ];
  return facts.filter(Boolean).join(', ');
}

/** A draft needs no words. */
function describeVisibility({ kind, was_public }: DeletedRecord): string | undefined {
  if (kind === 'post') return was_public ? 'bio objavljen' : undefined;
  return was_public === undefined ? undefined : was_public ? 'bio vidljiv' : 'bio skriven';
}

const USING_RECORD = { one: 'zapisu', few: 'zapisa', other: 'zapisa' };

function describeUses(count: number): string {
  return count === 0 ? 'nigdje se ne koristi' : `koristi se u ${countOf(count, USING_RECORD)}`;
}

/** Days until a deleted file is removed permanently, rounded up; 0 when its retention time is over. */
export function daysLeft(deleted: string, now: Date): number {
  const goneAt = Date.parse(deleted) + BIN_DAYS * DAY_MS;
  return Math.max(Math.ceil((goneAt - now.getTime()) / DAY_MS), 0);
}

function describeDays(count: number): string {
  return count === 0 ? 'manje od dana' : countOf(count, { one: 'dan', few: 'dana', other: 'dana' });
}

const ICONS: Partial<Record<BinKind, typeof IconFile>> = {
  athlete: IconRun,
  document: IconFile,
  documentFolder: IconFolder,
  file: IconFile,
  medal: IconMedal,
  menuItem: IconMenu2,
  menuSection: IconMenu2,
  subfolder: IconFolder,
  user: IconUser,
};

/** The picture of a post, or a copy of a deleted picture; otherwise, and while it loads, the icon of the kind. */
function Picture({ record }: { record: DeletedRecord }) {
  const { data } = useQuery({ ...deletedPictureQuery(record.id), enabled: record.is_picture === true });
  const KindIcon = ICONS[record.kind] ?? IconArticle;
  const url = record.images === undefined ? data?.src : introPictureUrl(record.images, pageSettings.fileHostUrl());
  return <Thumbnail url={url} width={42} height={28} icon={<KindIcon aria-hidden />} />;
}
