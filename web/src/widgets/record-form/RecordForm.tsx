import { Button, Textarea } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconAlertTriangle, IconArrowLeft, IconSettings, IconX } from '@tabler/icons-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FormErrors } from '#web/ui/FormErrors.tsx';
import { SaveBar, type SaveState } from '#web/ui/SaveBar.tsx';
import { SaveBarButton } from '#web/ui/SaveBarButton.tsx';
import { KeptDraftNotice } from './former/KeptDraftNotice.tsx';
import classes from './RecordForm.module.css';
import { recordFormText as text } from './record-form.text.ts';
import { RevealProvider } from './reveal.ts';
import { useFocusThroughLock } from './use-focus-through-lock.ts';
import { usePanelPlace } from './use-panel-place.ts';
import type { RecordEditing } from './use-record-editing.ts';

type Props = {
  /** Name of the screen. */
  title: string;
  /** The list that the record stands in. */
  list: { path: string; title: string };
  editing: Pick<RecordEditing<object>, 'kept' | 'restoreKept' | 'discardKept' | 'isKeeping'>;
  titleField: TitleFieldProps;
  /** Fields at fault: where they are and what they are called. */
  problems: readonly { id: string; label: string }[];
  /** Sentence over the form when it was refused. */
  refusal?: string | undefined;
  saveState: SaveState;
  /** Buttons of the save bar. */
  actions: ReactNode;
  /** How the record is published: at the right, on a phone a sheet. */
  panel: ReactNode;
  /** What is to be known of the record besides its form, as who else has it open: beside the crumb. */
  notices?: ReactNode;
  /** What is read while writing, as the other language: it takes the place of the panel, which is a sheet then. */
  beside?: ReactNode;
  /** What is written. */
  children: ReactNode;
  /** The form cannot be changed: it is being saved, or was. */
  isLocked?: boolean;
  onSave: () => void;
};

/** The form of a record: on the left what is written, on the right how it is published, at the foot the save. */
export function RecordForm(props: Props) {
  const { editing, problems } = props;
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const hasBeside = props.beside !== undefined;
  const panelPlace = usePanelPlace(hasBeside);
  useHotkeys([['mod+S', () => !props.isLocked && props.onSave()]], [], true);
  useFocusThroughLock(props.isLocked ?? false);
  const reveal = useCallback((element: Element | null) => {
    setIsPanelOpen(panel.current?.contains(element) ?? false);
  }, []);
  return (
    <div className={classes.form} data-panel={panelPlace} data-beside={hasBeside || undefined}>
      <fieldset className={classes.columns} disabled={props.isLocked}>
        {hasBeside && <div className={classes.beside}>{props.beside}</div>}
        <div className={classes.sheet} data-full-screen-host>
          <div className={classes.measure}>
            <div className={classes.head}>
              <Crumb list={props.list} title={props.title} />
              {props.notices}
            </div>
            {editing.kept && <KeptDraftNotice editing={editing} />}
            {!editing.isKeeping && (
              <p className={classes.unkept} role="alert">
                <IconAlertTriangle aria-hidden /> {text.unkept}
              </p>
            )}
            {props.refusal !== undefined && (
              <FormErrors
                title={props.refusal}
                onReveal={(id) => reveal(document.getElementById(id))}
                fields={[...problems]}
              />
            )}
            <TitleField {...props.titleField} />
            {props.children}
          </div>
        </div>
        <aside ref={panel} className={classes.panel} data-open={isPanelOpen || undefined} aria-label={text.panelLabel}>
          <div className={classes.panelHead}>
            <h2>{text.panel}</h2>
            <Button variant="quiet" rightSection={<IconX aria-hidden />} onClick={() => setIsPanelOpen(false)}>
              {text.done}
            </Button>
          </div>
          <RevealProvider value={reveal}>{props.panel}</RevealProvider>
        </aside>
      </fieldset>
      <SaveBar state={props.saveState}>
        <SaveBarButton
          className={classes.panelButton}
          icon={<IconSettings aria-hidden />}
          aria-expanded={isPanelOpen}
          onClick={() => setIsPanelOpen(!isPanelOpen)}
        >
          {text.panel}
        </SaveBarButton>
        {props.actions}
      </SaveBar>
    </div>
  );
}

function Crumb({ list, title }: Pick<Props, 'list' | 'title'>) {
  return (
    <>
      <p className={classes.crumb}>
        <IconArrowLeft aria-hidden />
        <Link to={list.path}>{list.title}</Link>
        <span aria-hidden>/</span>
        <span>{title}</span>
      </p>
      <h1 className={classes.heading}>{title}</h1>
    </>
  );
}

type TitleFieldProps = {
  id: string;
  value: string;
  /** Language of the title, by which browsers check the spelling. */
  lang: 'hr' | 'en';
  maxLength: number;
  problem: string | undefined;
  onChange: (title: string) => void;
  /** What else names the record, below the title: its address, its id. */
  foot?: ReactNode;
};

function TitleField({ id, value, lang, maxLength, problem, onChange, foot }: TitleFieldProps) {
  return (
    <div className={classes.titleBlock} data-full-screen-keep>
      <Textarea
        id={id}
        aria-label="Naslov"
        lang={lang}
        placeholder="Naslov"
        autosize
        minRows={1}
        maxLength={maxLength}
        classNames={{ input: classes.title }}
        value={value}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
      />
      {foot}
    </div>
  );
}
