import {
  documentFolderRoutes,
  FOLDER_LANGUAGES,
  type FolderLanguage,
  type ManagedFolder,
} from '@baklja/contract/features/documents/document-folders';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { SearchField } from '#web/ui/lists/SearchField.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import documentClasses from '../Documents.module.css';
import { type DocumentRow, useDocumentsWrite } from '../documents.queries.ts';
import { documentsText } from '../documents.text.ts';
import { VisibilitySwitch } from '../folders/VisibilitySwitch.tsx';
import classes from './Folder.module.css';
import { folderText as text } from './folder.text.ts';
import { type FolderRequest, yearsOf } from './folder-list.ts';

type Props = {
  folder: ManagedFolder;
  documents: readonly DocumentRow[];
  request: FolderRequest;
  change: (next: Partial<FolderRequest>, options?: { replace?: boolean }) => void;
};

/** Search and filters of the documents, and the language and visibility of their folder. */
export function FolderTools({ folder, documents, request, change }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const active = [request.subfolder, request.year].filter((value) => value !== undefined).length;
  const toId = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <div className={`${documentClasses.tools} ${classes.tools}`}>
      <SearchField
        className={classes.search}
        label={text.search}
        search={request.search}
        maxLength={SEARCH_MAX_LENGTH}
        delayMs={0}
        onSearch={(words) => change({ search: words }, { replace: true })}
      />
      <Button
        className={classes.filterButton}
        leftSection={<IconFilter aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={active > 0 ? `${text.filters}, ${text.filtersOn(active)}` : text.filters}
        onClick={() => setIsOpen(!isOpen)}
      >
        {active > 0 ? `${text.filters} ${active}` : text.filters}
      </Button>
      <div id={panelId} className={classes.filters} data-open={isOpen || undefined}>
        {folder.subfolders.length > 0 && (
          <NativeSelect
            aria-label={text.subfolder}
            value={request.subfolder ?? ''}
            onChange={({ currentTarget }) => change({ subfolder: toId(currentTarget.value) })}
            data={[
              { value: '', label: text.allSubfolders },
              ...folder.subfolders.map(({ sub_id, title }) => ({ value: String(sub_id), label: title })),
            ]}
          />
        )}
        <NativeSelect
          aria-label={text.year}
          value={request.year ?? ''}
          onChange={({ currentTarget }) => change({ year: toId(currentTarget.value) })}
          data={[
            { value: '', label: text.allYears },
            ...yearsOf(documents).map((year) => ({ value: String(year), label: String(year) })),
          ]}
        />
        <div className={classes.settings}>
          <LanguageOfFolder folder={folder} />
          <span className={classes.setting}>
            <span aria-hidden>{text.visible}</span>
            <VisibilitySwitch folder={folder} />
          </span>
        </div>
      </div>
    </div>
  );
}

/** The language of a folder, saved at once. */
function LanguageOfFolder({ folder: { id, lng, version } }: Pick<Props, 'folder'>) {
  const update = useDocumentsWrite(documentFolderRoutes.updateDocumentFolder);
  const toasts = useToasts();
  const labelId = useId();
  const [sent, setSent] = useState<FolderLanguage>();
  const save = async (next: FolderLanguage) => {
    setSent(next);
    toasts.clearErrors();
    try {
      const { message } = await update.mutateAsync({ body: { id, version, lng: next } });
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    } finally {
      setSent(undefined);
    }
  };
  return (
    <span className={classes.setting}>
      <span id={labelId}>{documentsText.language}</span>
      <SegmentedControl
        aria-labelledby={labelId}
        value={sent ?? lng}
        onChange={(next) => void save(next as FolderLanguage)}
        data={[...FOLDER_LANGUAGES]}
      />
    </span>
  );
}
