import type { MediaFile } from '@baklja/contract/features/media/media';
import type { ListRows } from '#web/lists/list-rows.ts';
import type { RowSelection } from '#web/ui/lists/use-selection.ts';
import type { FileView, ManagerAddress } from '../manager-address.ts';
import type { ActionDialog } from '../use-action.ts';

/** The props shared by all views of a file list. */
export type FileListProps = {
  list: ListRows<MediaFile>;
  address: ManagerAddress;
  view: FileView;
  selection: RowSelection;
  /** On a phone: the checkboxes are shown. */
  isSelecting: boolean;
  onChange: (next: Partial<ManagerAddress>) => void;
  onAction: ActionDialog['begin'];
  onUpload: (files: File[]) => void;
};
