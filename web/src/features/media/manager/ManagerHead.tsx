import { Button } from '@mantine/core';
import { IconFolderPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useSubfolders } from '#web/media/library/use-subfolders.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { mediaText as text } from '../media.text.ts';
import classes from './ManagerHead.module.css';

type Props = {
  folder: string;
  search: string;
  /** The number of files in the folder or of search results; undefined while unknown. */
  total: number | undefined;
  onAddFolder: () => void;
  onUpload: (files: File[]) => void;
  /** In the top bar of a phone. */
  selectButton: ReactNode;
};

/** The title line of the media manager, with the buttons to add folders and files. */
export function ManagerHead({ folder, search, total, onAddFolder, onUpload, selectButton }: Props) {
  const { filesBelow } = useSubfolders(folder);
  const noteOf = (count: number) =>
    search === '' ? text.folderWith(folder, count, filesBelow) : text.folderWithHits(folder, count);
  return (
    <PageHead
      title={text.title}
      documentTitle={text.documentTitle(folder)}
      note={total === undefined ? folder : noteOf(total)}
      phoneTool={selectButton}
      action={
        <div className={classes.actions}>
          <Button
            component={Link}
            to={paths.deletedFiles}
            className={classes.second}
            variant="quiet"
            leftSection={<IconTrash aria-hidden />}
          >
            <span className={classes.secondWord}>{text.bin}</span>
          </Button>
          <Button className={classes.second} leftSection={<IconFolderPlus aria-hidden />} onClick={onAddFolder}>
            <span className={classes.secondWord}>{text.addFolder}</span>
          </Button>
          <UploadButton label={text.upload} variant="filled" onFiles={onUpload} />
        </div>
      }
    />
  );
}
