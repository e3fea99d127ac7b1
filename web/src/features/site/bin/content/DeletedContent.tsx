import type { DeletedContent as Content, DeletedRecord } from '@baklja/contract/features/site/bin';
import { TILE_WIDTH } from '@baklja/contract/files/pictures';
import { capitalised } from '@baklja/contract/records/record-words';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEscape } from '#web/forms/frame/use-escape.ts';
import { ReadOnlyText } from '#web/forms/rich-text-editor/ReadOnlyText.tsx';
import { rowLinkId, useOpenRow } from '#web/forms/row/row-address.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { deletedRecordQuery } from '../bin.queries.ts';
import { binText, partText } from '../bin.text.ts';
import { ROW_PARAM } from '../bin-columns.tsx';
import { contentText as text } from './content.text.ts';
import { type ContentFact, factsOfContent } from './content-facts.ts';
import classes from './DeletedContent.module.css';

type Props = {
  record: DeletedRecord;
  isRestoring: boolean;
  onRestore: () => void;
  /** Only for users who may delete for good. */
  onErase: (() => void) | undefined;
};

/** The content of a deleted record below its row, and what belonged to it. Escape closes it. */
export function DeletedContent({ record, isRestoring, onRestore, onErase }: Props) {
  const query = useQuery(deletedRecordQuery(record.id));
  const { close } = useOpenRow(ROW_PARAM);
  const [section, setSection] = useState<HTMLElement | null>(null);
  useEscape(section, () => {
    document.getElementById(rowLinkId(ROW_PARAM, record.id))?.focus();
    close();
  });
  return (
    <section ref={setSection} className={classes.content} aria-label={text.region(record.title)}>
      {query.data ? (
        <Facts content={query.data} />
      ) : query.error ? (
        <ErrorState
          title={text.notLoaded}
          reason={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Loading />
      )}
      <div className={classes.actions}>
        <BusyButton
          variant="filled"
          isBusy={isRestoring}
          leftSection={<IconArrowBackUp aria-hidden />}
          onClick={onRestore}
        >
          {binText.restore}
        </BusyButton>
        {onErase && (
          <Button variant="quiet-danger" leftSection={<IconTrash aria-hidden />} onClick={onErase}>
            {binText.erase}
          </Button>
        )}
      </div>
    </section>
  );
}

function Loading() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <div role="status" aria-label={isSlow ? text.loading : undefined}>
      {isSlow && <Skeleton height={96} />}
    </div>
  );
}

function Facts({ content }: { content: Content }) {
  const lang = content.fields['language'] === 'en-GB' ? 'en' : 'hr';
  return (
    <dl>
      {content.parts.map((part) => (
        <div key={part.part}>
          <dt>{capitalised(partText(part))}</dt>
          <dd>{namesOf(part).join('\n')}</dd>
        </div>
      ))}
      {factsOfContent(content).map((fact) => (
        <div key={fact.field}>
          <dt>{fact.word}</dt>
          <dd>
            <Value fact={fact} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The titles that are known, and how many more there are. */
function namesOf({ titles, count }: Content['parts'][number]): string[] {
  return titles.length === 0 || titles.length === count ? titles : [...titles, text.more(count - titles.length)];
}

function Value({ fact: { word, lines, pictures, texts }, lang }: { fact: ContentFact; lang: 'hr' | 'en' }) {
  return (
    <>
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          {pictures.map((path) => (
            <Thumbnail
              key={path}
              url={pictureUrl(path, pageSettings.fileHostUrl(), { width: TILE_WIDTH })}
              width={96}
              height={64}
            />
          ))}
        </div>
      )}
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and their order never changes
        <p key={place}>{line}</p>
      ))}
      {texts.map((html, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal, and their order never changes
        <ReadOnlyText key={place} label={word} html={html} lang={lang} />
      ))}
    </>
  );
}
