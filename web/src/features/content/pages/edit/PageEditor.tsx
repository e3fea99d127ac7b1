import { PAGE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { useMemo } from 'react';
import { ArticleFrame } from '#web/forms/ArticleFrame.tsx';
import { GalleryEditor } from '#web/media/gallery/GalleryEditor.tsx';
import { pagesText as text } from '../pages.text.ts';
import { AccordionEditor } from './AccordionEditor.tsx';
import { LinksEditor } from './LinksEditor.tsx';
import { PageAddress } from './PageAddress.tsx';
import classes from './PageEditor.module.css';
import { PagePanel } from './PagePanel.tsx';
import { PageText } from './PageText.tsx';
import type { OpenPage } from './page-draft.ts';

export function PageEditor({ record }: { record: OpenPage }) {
  const { draft, change, isLocked, row, creating } = record;
  return (
    <ArticleFrame
      record={record}
      titleMaxLength={PAGE_TITLE_MAX_LENGTH}
      titleFoot={<PageAddress page={row ?? creating?.created} />}
      panel={(translation) => <PagePanel record={record} translation={translation} />}
      savingText={text.saving}
    >
      <PageText
        html={draft.description}
        onChange={(description) => change({ description })}
        label="Tekst"
        placeholder="Tekst stranice."
        language={draft.language}
        isLocked={isLocked}
      />
      <PageParts record={record} />
    </ArticleFrame>
  );
}

/** The parts that are switched on. A switched-off part with a problem is also shown, because it is sent too. */
function PageParts({ record: { draft, change, problems, isLocked } }: { record: OpenPage }) {
  // Memoised because a gallery may be long and most changes affect only the text.
  const gallery = useMemo(
    () => (
      <GalleryEditor
        gallery={draft.gallery}
        language={draft.language}
        add={(pictures, images) => [...pictures, ...images]}
        onChange={(pictures) => change({ gallery: pictures })}
      />
    ),
    [draft.gallery, draft.language, change],
  );
  const hasProblem = (part: string) => problems.some(({ field }) => field.startsWith(`${part}-`));
  return (
    <>
      {(draft.show_buttons === 1 || hasProblem('buttons')) && (
        <LinksEditor links={draft.buttons} problems={problems} onChange={(buttons) => change({ buttons })} />
      )}
      {(draft.show_accordion === 1 || hasProblem('accordion')) && (
        <AccordionEditor
          entries={draft.accordion}
          language={draft.language}
          problems={problems}
          isLocked={isLocked}
          onChange={(accordion) => change({ accordion })}
        />
      )}
      {draft.show_gallery === 1 && <div className={classes.gallery}>{gallery}</div>}
    </>
  );
}
