import type { mediaRoutes } from '@baklja/contract/features/media';
import type { RouteAnswer } from '@baklja/contract/route';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RowSelection } from '#web/ui/lists/use-selection.ts';
import type { FileView, ManagerAddress } from '../manager-address.ts';
import type { Acting } from '../use-action.ts';

/** The props shared by all views of a file list. */
export type FileListProps = {
  list: UseQueryResult<RouteAnswer<typeof mediaRoutes.listFiles>>;
  address: ManagerAddress;
  view: FileView;
  selection: RowSelection;
  onChange: (next: Partial<ManagerAddress>) => void;
  onAction: Acting['begin'];
  onUpload: (files: File[]) => void;
};
