import { POST_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { langOf } from '#web/lib/languages.ts';
import { paths } from '#web/lib/paths.ts';
import type { SaveState } from '#web/ui/SaveBar.tsx';
import { GalleryEditor } from '#web/widgets/gallery/GalleryEditor.tsx';
import addressClasses from '#web/widgets/record-form/RecordAddress.module.css';
import { RecordForm } from '#web/widgets/record-form/RecordForm.tsx';
import type { RecordEditing } from '#web/widgets/record-form/use-record-editing.ts';
import { postsText } from '../posts.text.ts';
import { ArticleTexts } from './ArticleTexts.tsx';
import { addImages } from './gallery.ts';
import { PublishPanel } from './PublishPanel.tsx';
import type { PostDraft, PostProblem } from './post-form.ts';

type Props = {
  title: string;
  editing: RecordEditing<PostDraft>;
  alias?: string;
  problems: readonly PostProblem[];
  /** Sentence over the form when it was refused. */
  refusal?: string | undefined;
  saveState: SaveState;
  /** Buttons of the save bar. */
  actions: ReactNode;
  toggles?: ReactNode;
  /** The post in the other language, in the panel. */
  translation?: ReactNode;
  /** What is read beside the form. */
  beside?: ReactNode;
  /** Who else has the post open. */
  notices?: ReactNode;
  foot?: ReactNode;
  /** The form cannot be changed: it is being saved, or was. */
  isLocked?: boolean;
  onSave: () => void;
};

const FIELD_NAMES: Partial<Record<PostProblem['field'], string>> = {
  title: 'naslov',
  catid: 'kategorija',
  publishDate: 'vrijeme objave',
};

/** The form of a post. */
export function PostForm({
  title,
  editing,
  alias,
  problems,
  toggles,
  translation,
  foot,
  isLocked = false,
  ...others
}: Props) {
  const { draft, change } = editing;
  // A gallery may be long, and most changes are those of the text.
  const gallery = useMemo(
    () => (
      <GalleryEditor
        gallery={draft.gallery}
        language={draft.language}
        add={addImages}
        onChange={(pictures) => change({ gallery: pictures })}
      />
    ),
    [draft.gallery, draft.language, change],
  );
  return (
    <RecordForm
      title={title}
      list={{ path: paths.posts, title: postsText.listTitle }}
      editing={editing}
      problems={problems.map(({ field }) => ({ id: `post-${field}`, label: FIELD_NAMES[field] ?? field }))}
      isLocked={isLocked}
      titleField={{
        id: 'post-title',
        value: draft.title,
        lang: langOf(draft.language),
        maxLength: POST_TITLE_MAX_LENGTH,
        problem: problems.find(({ field }) => field === 'title')?.message,
        onChange: (next) => change({ title: next }),
        foot: alias !== undefined && (
          <p className={addressClasses.address}>
            <IconLock aria-hidden /> alias <span>{alias}</span>
          </p>
        ),
      }}
      panel={
        <PublishPanel
          draft={draft}
          onChange={change}
          problems={problems}
          toggles={toggles}
          translation={translation}
          foot={foot}
        />
      }
      {...others}
    >
      <ArticleTexts draft={draft} onChange={change} isLocked={isLocked} />
      {gallery}
    </RecordForm>
  );
}
