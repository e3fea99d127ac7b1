import { SCREENS } from '@baklja/contract/screens';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { versionsQuery } from '../categorisation.queries.ts';
import { categorisationText } from '../categorisation.text.ts';
import classes from './Versions.module.css';
import { VersionsTable } from './VersionsTable.tsx';

const text = categorisationText.versions;

/** /kategorizacije/verzije: every list that was in force, and the way back to it. */
export function VersionsScreen() {
  const { data: versions, error, refetch, isFetching } = useQuery(versionsQuery);
  return (
    <>
      <PageHead
        title={text.title}
        note={versions && text.count(versions.length)}
        action={
          <Button
            component={Link}
            to={SCREENS.categorisation.path}
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            {SCREENS.categorisation.title}
          </Button>
        }
      />
      <p className={classes.help}>{text.help}</p>
      {error && !versions ? (
        <ErrorState
          title={text.notLoaded}
          reason={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <VersionsTable label={text.title} versions={versions} />
      )}
    </>
  );
}
