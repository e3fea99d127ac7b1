import type { DeletedContent as Content, DeletedRecord } from '@baklja/contract/features/site/bin';
import { TILE_WIDTH } from '@baklja/contract/files/pictures';
import { parseJsonText } from '@baklja/contract/json-text';
import { HTML_FIELDS } from '@baklja/contract/records/bin';
import { capitalised } from '@baklja/contract/records/record-words';
import { Button, Group, Skeleton } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEscape } from '#web/forms/frame/use-escape.ts';
import { ReadOnlyText } from '#web/forms/rich-text-editor/ReadOnlyText.tsx';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { rowLinkId, useOpenRow } from '#web/lists/address/open-row.ts';
import { describeValue, fieldWord } from '#web/lists/record-fields.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './Bin.module.css';
import { deletedRecordQuery, ROW_PARAM } from './bin.queries.ts';
import { binText, partText, contentText as text } from './bin.text.ts';

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
      <Group mt="sm">
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
      </Group>
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

function namesOf({ titles, count }: Content['parts'][number]): string[] {
  return titles.length === 0 || titles.length === count ? titles : [...titles, text.more(count - titles.length)];
}

function Value({ fact: { word, lines, pictures, texts }, lang }: { fact: ContentFact; lang: 'hr' | 'en' }) {
  return (
    <>
      {pictures.length > 0 && (
        <Group>
          {pictures.map((path) => (
            <Thumbnail
              key={path}
              url={pictureUrl(path, pageSettings.fileHostUrl(), { width: TILE_WIDTH })}
              width={96}
              height={64}
            />
          ))}
        </Group>
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

/** A field of a deleted record: lines of text, addresses of pictures, and HTML texts. Fields without a value have no fact. */
type ContentFact = { field: string; word: string; lines: string[]; pictures: string[]; texts: string[] };

/** Captions that the gallery holds too, and the folder and name that the path holds too. */
const REPEATED = new Set(['gallery_captions', 'folder', 'name_folded']);

const PICTURE = /\.(jpe?g|png|webp|gif|avif|svg)([?#].*)?$/i;

/** The fields of a deleted record that users know, short ones first. */
function factsOfContent({ kind, fields, names }: Content): ContentFact[] {
  const facts = Object.entries(fields).flatMap(([field, value]): ContentFact[] => {
    const word = fieldWord(kind, field);
    if (word === undefined || REPEATED.has(field) || value === null || value === '') return [];
    const fact = { field, word: capitalised(word), ...piecesOf(field, value, names[field]) };
    return fact.lines.length + fact.pictures.length + fact.texts.length === 0 ? [] : [fact];
  });
  return [...facts.filter(({ texts }) => texts.length === 0), ...facts.filter(({ texts }) => texts.length > 0)];
}

type Pieces = Pick<ContentFact, 'lines' | 'pictures' | 'texts'>;

function piecesOf(field: string, value: unknown, name: string | undefined): Pieces {
  const nothing = { lines: [], pictures: [], texts: [] };
  if (name !== undefined) return { ...nothing, lines: [name] };
  if (typeof value !== 'string') return { ...nothing, lines: [describeValue(field, value)] };
  if (HTML_FIELDS.includes(field)) return { ...nothing, texts: [value] };
  const parsed = /^[[{]/.test(value) ? parseJsonText(value) : undefined;
  const strings = parsed === undefined ? [value] : stringsIn(parsed);
  const isHtml = (text: string) => field === 'accordion' && /<\w/.test(text);
  const isPicture = (text: string) => field !== 'path' && field !== 'name' && PICTURE.test(text);
  return {
    lines: strings
      .filter((text) => !isPicture(text) && !isHtml(text))
      .map((text) => (parsed === undefined ? describeValue(field, text) : text)),
    pictures: strings.filter(isPicture),
    texts: strings.filter(isHtml),
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
