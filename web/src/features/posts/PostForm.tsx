import { POST_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, Textarea } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconAlertTriangle, IconArrowLeft, IconLock, IconSettings, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { FormErrors } from '#web/ui/FormErrors.tsx';
import { SaveBar, type SaveState } from '#web/ui/SaveBar.tsx';
import { ArticleTexts } from './ArticleTexts.tsx';
import { GalleryEditor } from './GalleryEditor.tsx';
import { KeptDraftNotice } from './KeptDraftNotice.tsx';
import classes from './PostForm.module.css';
import { PublishPanel } from './PublishPanel.tsx';
import type { FieldProblem } from './post-form.ts';
import { postsText } from './posts.text.ts';
import { useFocusThroughLock } from './use-focus-through-lock.ts';
import type { PostEditing } from './use-post-editing.ts';

type Props = {
  title: string;
  editing: PostEditing;
  alias?: string;
  problems: readonly FieldProblem[];
  /** Sentence over the form when it was refused. */
  refusal?: string | undefined;
  saveState: SaveState;
  /** Buttons of the save bar. */
  actions: ReactNode;
  toggles?: ReactNode;
  foot?: ReactNode;
  /** The form cannot be changed: it is being saved, or was. */
  isLocked?: boolean;
  onSave: () => void;
};

const FIELD_NAMES: Partial<Record<FieldProblem['field'], string>> = {
  title: 'naslov',
  catid: 'kategorija',
  publishDate: 'vrijeme objave',
};

/** The form of a post: on the left what is written, on the right how it is published, at the foot the save. */
export function PostForm(props: Props) {
  const { editing, problems, alias } = props;
  const { draft, change } = editing;
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  useHotkeys([['mod+S', () => !props.isLocked && props.onSave()]], [], true);
  useFocusThroughLock(props.isLocked ?? false);
  return (
    <div className={classes.form}>
      <fieldset className={classes.columns} disabled={props.isLocked}>
        <div className={classes.sheet}>
          <div className={classes.measure}>
            <p className={classes.crumb}>
              <IconArrowLeft aria-hidden />
              <Link to={paths.posts}>{postsText.listTitle}</Link>
              <span aria-hidden>/</span>
              <span>{props.title}</span>
            </p>
            <h1 className={classes.heading}>{props.title}</h1>
            {editing.kept && <KeptDraftNotice editing={editing} />}
            {!editing.isKeeping && (
              <p className={classes.unkept} role="alert">
                <IconAlertTriangle aria-hidden /> {postsText.unkept}
              </p>
            )}
            {props.refusal !== undefined && (
              <FormErrors
                title={props.refusal}
                onReveal={(id) => setIsPanelOpen(id !== 'post-title')}
                fields={problems.map(({ field }) => ({ id: `post-${field}`, label: FIELD_NAMES[field] ?? field }))}
              />
            )}
            <div className={classes.titleBlock}>
              <Textarea
                id="post-title"
                aria-label="Naslov"
                placeholder="Naslov"
                autosize
                minRows={1}
                maxLength={POST_TITLE_MAX_LENGTH}
                classNames={{ input: classes.title }}
                value={draft.title}
                error={problems.find(({ field }) => field === 'title')?.message}
                onChange={(event) => change({ title: event.currentTarget.value.replace(/[\r\n]+/g, ' ') })}
              />
              {alias !== undefined && (
                <p className={classes.alias}>
                  <IconLock aria-hidden /> alias <span>{alias}</span>
                </p>
              )}
            </div>
            <ArticleTexts draft={draft} onChange={change} isLocked={props.isLocked ?? false} />
            <GalleryEditor
              gallery={draft.gallery}
              language={draft.language}
              onChange={(gallery) => change({ gallery })}
            />
          </div>
        </div>
        <aside className={classes.panel} data-open={isPanelOpen || undefined} aria-label="Kako se objavljuje">
          <div className={classes.panelHead}>
            <h2>Objava</h2>
            <Button variant="quiet" rightSection={<IconX aria-hidden />} onClick={() => setIsPanelOpen(false)}>
              Gotovo
            </Button>
          </div>
          <PublishPanel draft={draft} onChange={change} problems={problems} toggles={props.toggles} foot={props.foot} />
        </aside>
      </fieldset>
      <SaveBar state={props.saveState}>
        <Button
          className={classes.panelButton}
          leftSection={<IconSettings aria-hidden />}
          aria-expanded={isPanelOpen}
          onClick={() => setIsPanelOpen(!isPanelOpen)}
        >
          Objava
        </Button>
        {props.actions}
      </SaveBar>
    </div>
  );
}
