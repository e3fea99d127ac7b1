import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import look from '#web/ui/look.module.css';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { authText } from '../auth.text.ts';
import { FormMessage } from '../FormMessage.tsx';
import classes from './LoggedOutNotFoundScreen.module.css';

/** The screen at every address except the log-in: an apology and a link to the public site. */
export function LoggedOutNotFoundScreen({ notice }: { notice?: string | undefined }) {
  useDocumentTitle(authText.notFoundDocument);
  return (
    <main className={classes.page}>
      <div className={classes.middle}>
        {notice !== undefined && <FormMessage kind="notice" lines={[notice]} />}
        <h1 className={classes.title}>{authText.notFoundTitle}</h1>
        <p className={classes.help}>{authText.notFoundHelp}</p>
        <Button component="a" href={pageSettings.publicSiteUrl()} rightSection={<IconArrowRight aria-hidden />}>
          {authText.toPublicSite}
        </Button>
      </div>
      <p className={look.small}>
        <Link className={classes.admin} to={paths.logIn}>
          {authText.admin}
        </Link>
      </p>
    </main>
  );
}
