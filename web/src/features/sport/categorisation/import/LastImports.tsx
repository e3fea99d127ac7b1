import { SCREENS } from '@baklja/contract/screens';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api-client.ts';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { versionsQuery } from '../categorisation.queries.ts';
import { categorisationText } from '../categorisation.text.ts';
import { VersionsTable } from '../versions/VersionsTable.tsx';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';

const SHOWN = 5;

/** The latest lists, with the way back to each. */
export function LastImports() {
  const { data: versions, error, refetch, isFetching } = useQuery(versionsQuery);
  if (versions?.length === 0) return null;
  return (
    <section aria-label={text.lastImports}>
      <h2 className={classes.smallHead}>{text.lastImports}</h2>
      {error && !versions ? (
        <ErrorState
          title={categorisationText.versions.notLoaded}
          reason={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <VersionsTable label={text.lastImports} versions={versions} limit={SHOWN} />
      )}
      <TextLink to={SCREENS.categorisationVersions.path}>{categorisationText.allVersions}</TextLink>
    </section>
  );
}
