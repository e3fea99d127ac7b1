import { PAGE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { type ReactNode, useMemo } from 'react';
import { langOf } from '#web/lib/languages.ts';
import { paths } from '#web/lib/paths.ts';
import type { SaveState } from '#web/ui/SaveBar.tsx';
import { GalleryEditor } from '#web/widgets/gallery/GalleryEditor.tsx';
import { RecordForm } from '#web/widgets/record-form/RecordForm.tsx';
import type { RecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { pagesText as text } from '../pages.text.ts';
import { AccordionEditor } from './AccordionEditor.tsx';
import { LinksEditor } from './LinksEditor.tsx';
import { PageAddress } from './PageAddress.tsx';
import classes from './PageForm.module.css';
import { PagePanel } from './PagePanel.tsx';
import { PageText } from './PageText.tsx';
import type { PageDraft } from './page-form.ts';
import { type PageProblem, problemOf } from './page-problems.ts';

type Props = {
  title: string;
  editing: RecordEditing<PageDraft>;
  /** The page as the server knows it; none before it is made. */
  page?: { id: number; slug: string } | undefined;
  problems: readonly PageProblem[];
  /** Sentence over the form when it was refused. */
  refusal?: string | undefined;
  saveState: SaveState;
  /** Buttons of the save bar. */
  actions: ReactNode;
  /** The page in the other language, in the panel. */
  translation?: ReactNode;
  /** What is read beside the form. */
  beside?: ReactNode;
  /** Who else has the page open. */
  notices?: ReactNode;
  foot?: ReactNode;
  /** The form cannot be changed: it is being saved, or was. */
  isLocked?: boolean;
  onSave: () => void;
};

/** The form of a page. */
export function PageForm({ title, editing, page, problems, translation, foot, isLocked = false, ...others }: Props) {
  const { draft, change } = editing;
  return (
    <RecordForm
      title={title}
      list={{ path: paths.pages, title: text.listTitle }}
      editing={editing}
      problems={problems.map(({ field, label }) => ({ id: `page-${field}`, label }))}
      isLocked={isLocked}
      titleField={{
        id: 'page-title',
        value: draft.title,
        lang: langOf(draft.language),
        maxLength: PAGE_TITLE_MAX_LENGTH,
        problem: problemOf(problems, 'title'),
        onChange: (next) => change({ title: next }),
        foot: page && <PageAddress page={page} />,
      }}
      panel={<PagePanel draft={draft} onChange={change} translation={translation} foot={foot} />}
      {...others}
    >
      <PageText
        html={draft.description}
        onChange={(description) => change({ description })}
        label="Tekst"
        placeholder="Tekst stranice."
        language={draft.language}
        isLocked={isLocked}
      />
      <PageParts draft={draft} change={change} problems={problems} isLocked={isLocked} />
    </RecordForm>
  );
}

type PartsProps = Pick<RecordEditing<PageDraft>, 'draft' | 'change'> & {
  problems: readonly PageProblem[];
  isLocked: boolean;
};

/** The parts that are switched on. One with a problem is shown though it is off: it is sent as well. */
function PageParts({ draft, change, problems, isLocked }: PartsProps) {
  // A gallery may be long, and most changes are those of the text.
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
