import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { mediaText as text } from '../media.text.ts';

/** The screen for a folder that does not exist. */
export function FolderNotThere() {
  useDocumentTitle(text.title);
  return (
    <EmptyState
      isScreen
      title={text.noFolder}
      help={text.noFolderHelp}
      actions={<TextLink to={paths.mediaFolder('images')}>{text.toImages}</TextLink>}
    />
  );
}
